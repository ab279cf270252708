import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Pictures of paths in catalogues: SVG and PDF.
@Suite struct VectorImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let square = #"<rect x="2" y="2" width="4" height="4" fill="red"/>"#

  /// The image of a set with one file.
  private func image(_ text: String, file: String = "mark.svg", properties: String = "") throws -> Image {
    let set = URL(filePath: folder.path + "/Assets.xcassets/Mark.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: set.appending(path: file))
    try Data(
      #"{"images": [{"filename": "\#(file)", "idiom": "universal"}], "properties": {\#(properties)}}"#.utf8
    ).write(to: set.appending(path: "Contents.json"))
    return try #require(AssetIndex(in: folder.path).image("Mark"))
  }

  private func svg(_ content: String, _ width: Int = 8, _ height: Int = 8) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)">\#(content)</svg>"#
  }

  /// A page of 8 x 8 points.
  private func pdf(_ content: String) -> String {
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 8 8] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
    4 0 obj << /Length \(content.utf8.count) >> stream
    \(content)
    endstream endobj
    trailer << /Root 1 0 R >>
    """
  }

  /// What an image view shows in the middle of a white screen, with eight points around it.
  private func drawn(
    _ image: Image, width: CGFloat? = nil, height: CGFloat? = nil, scale: Int = 1, tint: Color = .black
  ) throws -> Bitmap {
    let (width, height) = (width ?? image.size.width, height ?? image.size.height)
    let (root, view) = (View(), ImageView(image: image))
    root.backgroundColor = .white
    view.tintColor = tint
    view.frame = CGRect(x: 8, y: 8, width: width, height: height)
    root.addSubview(view)
    let device = Device(
      name: "screen", width: Double(width) + 16, height: Double(height) + 16, scale: scale)
    return Rasterizer.draw(try root.solvedTree(on: device).displayList)
  }

  /// The sides of the smallest rectangle around what is not white, and its pixels if they are all alike.
  private func area(_ bitmap: Bitmap) -> (sides: [Int], pixel: Pixel?) {
    var sides = [Int.max, Int.max, Int.min, Int.min]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != .white {
        sides = [min(sides[0], x), min(sides[1], y), max(sides[2], x + 1), max(sides[3], y + 1)]
      }
    }
    guard sides[0] < sides[2] else { return ([], nil) }
    let pixel = bitmap[sides[0], sides[1]]
    let isPlain = (sides[1]..<sides[3]).allSatisfy { y in
      (sides[0]..<sides[2]).allSatisfy { x in bitmap[x, y] == pixel }
    }
    return (sides, isPlain ? pixel : nil)
  }

  @Test(arguments: 1...3)
  func paths_areSharpAtEveryScale(_ scale: Int) throws {
    let pictures = [(svg(Self.square), "mark.svg"), (pdf("1 0 0 rg 2 2 4 4 re f"), "mark.pdf")]
    for (text, file) in pictures {
      let image = try image(text, file: file)
      #expect(image.size == CGSize(width: 8, height: 8))
      let area = area(try drawn(image, scale: scale))
      #expect(area.sides == [10, 10, 14, 14].map { $0 * scale }, "\(file)")
      #expect(area.pixel == Self.red, "\(file)")
    }
  }

  @Test func pageOfAPDF_standsUpright() throws {
    let area = area(try drawn(try image(pdf("1 0 0 rg 0 6 8 2 re f"), file: "mark.pdf")))
    #expect(area.sides == [8, 8, 16, 10] && area.pixel == Self.red)
  }

  @Test func paths_areSharpInAnySize() throws {
    let area = area(try drawn(try image(svg(Self.square)), width: 80, height: 40))
    #expect(area.sides == [8 + 20, 8 + 10, 8 + 60, 8 + 30] && area.pixel == Self.red)
  }

  @Test func whatLiesOutsideOfThePicture_isNotDrawn() throws {
    let wide = #"<rect x="-90" y="2" width="180" height="4" fill="red"/>"#
    let area = area(try drawn(try image(svg(wide))))
    #expect(area.sides == [8, 10, 16, 14] && area.pixel == Self.red)
  }

  @Test func templates_haveTheTint_asFarAsTheyAreOpaque() throws {
    let text = svg(Self.square + #"<rect x="6" y="2" width="2" height="4" fill="blue" opacity="0.5"/>"#)
    let image = try image(text, properties: #""template-rendering-intent": "template""#)
    #expect(image.renderingMode == .alwaysTemplate)
    let bitmap = try drawn(image, tint: Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(bitmap[11, 11] == Pixel(red: 0, green: 255, blue: 0))
    #expect(bitmap[14, 11].red == bitmap[14, 11].blue && (126...129).contains(bitmap[14, 11].red))
    #expect(bitmap[14, 11].green == 255 && bitmap[9, 11] == .white)
  }

  @Test func imagesThatCodeDraws_haveTheTint_too() throws {
    let drawing = Image.drawn(size: CGSize(width: 8, height: 8), scale: 1) { context in
      context.setFillColor(.black)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let area = area(
      try drawn(drawing.withRenderingMode(.alwaysTemplate), tint: Color(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(area.sides == [10, 10, 14, 14] && area.pixel == Self.red)
  }

  /// Gradients of shapes are written in units of the shape's box: here one unit is 600 points.
  @Test func gradients_reachAcrossLargeShapes() throws {
    let stops = #"<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>"#
    let shape = #"<rect width="600" height="100" fill="url(#g)"/>"#
    let linear = try drawn(
      try image(svg("<defs><linearGradient id='g'>\(stops)</linearGradient></defs>\(shape)", 600, 100)))
    #expect(linear[8, 50].red >= 254 && linear[8, 50].blue <= 1)
    #expect(linear[607, 50].red <= 1 && linear[607, 50].blue >= 254)
    #expect((126...129).contains(linear[308, 20].red) && linear[308, 20] == linear[308, 100])
    let radial = try drawn(
      try image(svg("<defs><radialGradient id='g'>\(stops)</radialGradient></defs>\(shape)", 600, 100)))
    #expect(radial[308, 58].red >= 250 && radial[308, 58].blue <= 5)
    // Half a unit away in both directions, which are 300 and 50 points.
    #expect((125...130).contains(radial[308 + 150, 58].red) && (122...133).contains(radial[308, 58 + 25].red))
    #expect(radial[10, 10] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func gradients_keepTheirDirectionUnderASlant() throws {
    // What has one color lies upright in the gradient's own coordinates, and slants with the shape.
    let text = svg(
      """
      <defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="40" gradientTransform="skewX(45)">
      <stop offset="0.5" stop-color="red"/><stop offset="0.5" stop-color="blue"/></linearGradient></defs>
      <rect width="40" height="20" fill="url(#g)"/>
      """, 40, 20)
    let bitmap = try drawn(try image(text))
    let blue = Pixel(red: 0, green: 0, blue: 255)
    #expect(bitmap[8 + 18, 8] == Self.red && bitmap[8 + 22, 8] == blue)
    #expect(bitmap[8 + 33, 8 + 15] == Self.red && bitmap[8 + 38, 8 + 15] == blue)
  }

  @Test func groups_areTranslucentAsAWhole() throws {
    let group = """
      <g opacity="0.5"><rect width="6" height="8" fill="red"/><rect x="2" width="6" height="8" fill="red"/></g>
      """
    let area = area(try drawn(try image(svg(group))))
    let pixel = try #require(area.pixel)
    #expect(area.sides == [8, 8, 16, 16] && pixel.red == 255 && (126...129).contains(pixel.green))
  }

  @Test func masks_showWhatTheyAreBrightFor() throws {
    let text = svg(
      """
      <mask id="m"><rect width="4" height="8" fill="white"/><rect x="4" width="4" height="8" fill="white" opacity="0.5"/></mask>
      <rect width="8" height="8" fill="red" mask="url(#m)"/>
      """)
    let bitmap = try drawn(try image(text))
    #expect(bitmap[9, 9] == Self.red && bitmap[14, 9].red == 255 && (126...129).contains(bitmap[14, 9].green))
    #expect(bitmap[17, 9] == .white)
  }

  @Test func thinnestLines_areSeen() throws {
    let area = area(try drawn(try image(pdf("1 0 0 RG 0 w 0 4 m 8 4 l S"), file: "mark.pdf"), scale: 3))
    #expect(area.sides[0] == 24 && area.sides[2] == 48)
  }

  @Test func look_namesTheFile_andWhatIsLacking() throws {
    func look(_ text: String) throws -> String {
      let layout = try ImageView(image: try image(text)).solvedTree(on: .iPhone4).layout
      return try #require(layout.looksByPath.values.compactMap { $0["image"] }.first)
    }
    let whole = try look(svg(Self.square))
    #expect(whole.hasPrefix("mark.svg 8 x 8, paths ") && !whole.contains("without"))
    #expect(try look(svg(Self.square + " ")) != whole)
    #expect(try look(svg("<text>A</text><text>B</text>")).hasSuffix(", without text"))
    #expect(
      try look(#"<svg width="20" height="10"><rect></svg>"#).hasPrefix(
        "empty 20 x 10, as the size of mark.svg: The file cannot be drawn. Line 1, column "))
  }
}
