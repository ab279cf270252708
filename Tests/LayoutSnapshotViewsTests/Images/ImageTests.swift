import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct ImageTests {
  private let pixels = Bitmap(width: 6, height: 4, fill: .white)

  @Test func image_ofPixels_isAsLargeAsTheyAreAtItsScale() {
    let image = Image(bitmap: pixels, scale: 2)
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    #expect(image.renderingMode == .automatic && image.resizingMode == .stretch && image.capInsets == .zero)
    #expect(!image.isSymbolImage && !image.flipsForRightToLeftLayoutDirection)
    #expect(Image(bitmap: pixels, scale: 0).size == CGSize(width: 6, height: 4))
  }

  @Test func image_fromAFile_takesItsScaleFromTheName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let png = Data(try pixels.pngData(.quick))
    for (name, scale) in [("a.png", 1.0), ("b@2x.png", 2), ("c@3x.png", 3)] {
      let path = folder.appendingPathComponent(name).path
      try png.write(to: URL(fileURLWithPath: path))
      let image = try #require(Image(contentsOfFile: path))
      #expect(image.scale == scale && image.size.width == 6 / scale)
    }
    #expect(try Image(png: png, scale: 2).size == CGSize(width: 3, height: 2))
    #expect(Image(data: png)?.size == CGSize(width: 6, height: 4))
    #expect(Image(data: png, scale: 2)?.scale == 2)
  }

  @Test func image_thatIsNone_saysWhy() throws {
    #expect(Image(contentsOfFile: "/nowhere/a.png") == nil)
    #expect(Image(data: Data([1, 2, 3])) == nil)
    let missing = #expect(throws: ImageError.self) { try Image(pngFile: "/nowhere/a.png") }
    #expect("\(try #require(missing))".hasPrefix("/nowhere/a.png cannot be read: "))
    let other = #expect(throws: ImageError.self) { try Image(png: Data("GIF89a".utf8)) }
    #expect("\(try #require(other))".hasPrefix("The file is of another kind."))
  }

  @Test func symbols_haveDefinedSizes() throws {
    let sizes = [("star", [20.0, 18]), ("no.such.thing", [20, 20]), ("chevron.right", [12.5, 16.5])]
    for (name, size) in sizes {
      let image = try #require(Image(systemName: name))
      #expect(image.isSymbolImage && image.size == CGSize(width: size[0], height: size[1]), "\(name)")
    }
    let large = Image.SymbolConfiguration(pointSize: 34)
    #expect(Image(systemName: "star", withConfiguration: large)?.size.width == 40)
    let small = Image.SymbolConfiguration(pointSize: 34, scale: .small)
    #expect(Image(systemName: "star")?.withConfiguration(small).size.width == 32)
    #expect(Image(systemName: "") == nil)
    #expect(Image(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(Image(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    #expect(Image(systemName: "sidebar.leading")?.flipsForRightToLeftLayoutDirection == true)
    #expect(Image(systemName: "sidebar.trailing")?.flipsForRightToLeftLayoutDirection == true)
    #expect(Image(systemName: "sidebar.left")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test func registeredImages_areFoundByName() {
    let image = Image(bitmap: pixels)
    Image.register(image, named: "ImageTests.logo")
    Image.register(image, systemName: "ImageTests.symbol")
    #expect(Image(named: "ImageTests.logo")?.size == image.size)
    #expect(Image(systemName: "ImageTests.symbol")?.size == image.size)
    #expect(Image(systemName: "ImageTests.symbol")?.isSymbolImage == false)
    Image.register(nil, named: "ImageTests.logo")
    #expect(Image(named: "ImageTests.logo") == nil)
  }
}

/// An image view of 20 x 10 points at the origin of a screen at 2x: 40 x 20 pixels.
@Suite struct ImageViewTests {
  private let root = View()
  private let view = ImageView(frame: rect(0, 0, 20, 10))
  /// 6 x 4 pixels at 1x: 12 x 8 pixels of the screen.
  private let image = Image(bitmap: Bitmap(width: 6, height: 4, fill: .white))

  init() {
    root.addSubview(view)
    view.image = image
  }

  private func painted(_ device: Device = .iPhone4) throws -> [String] {
    let list = try root.solvedTree(on: device).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func imageView_isAsLargeAsTheAlignedPartOfItsImage() {
    #expect(ImageView(image: image).frame == rect(0, 0, 6, 4))
    #expect(view.intrinsicContentSize == CGSize(width: 6, height: 4))
    view.image = image.withAlignmentRectInsets(EdgeInsets(top: 1, left: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 3))
    #expect(view.alignmentRectInsets == EdgeInsets(top: 1, left: 2))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 6, height: 4))
    view.image = nil
    #expect(view.intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test(
    arguments: [
      (.scaleToFill, "0 0 40 20"), (.redraw, "0 0 40 20"), (.scaleAspectFit, "5 0 35 20"),
      (.scaleAspectFill, "0 -4+171/256 40 23+86/256"), (.center, "14 6 26 14"), (.top, "14 0 26 8"),
      (.bottom, "14 12 26 20"), (.left, "0 6 12 14"), (.right, "28 6 40 14"), (.topLeft, "0 0 12 8"),
      (.topRight, "28 0 40 8"), (.bottomLeft, "0 12 12 20"), (.bottomRight, "28 12 40 20"),
    ] as [(View.ContentMode, String)])
  func contentMode_placesTheImage(_ mode: View.ContentMode, place: String) throws {
    view.contentMode = mode
    #expect(try painted() == ["image \"bitmap\" 6x4 in \(place)"])
  }

  @Test func caps_keepTheirSizeInPixelsOfTheImage() throws {
    let caps = EdgeInsets(top: 1, left: 0.5, bottom: 0, right: 1)
    view.image = Image(bitmap: Bitmap(width: 6, height: 4), scale: 2).resizableImage(withCapInsets: caps)
    #expect(
      try painted(.iPhone15) == ["image \"bitmap\" 6x4 in 0 0 60 30 caps 1 2 2 0 tiled scale 98304/65536"])
    view.image = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(try painted() == ["image \"bitmap\" 6x4 in 0 0 40 20 caps 1 1 1 0 scale 131072/65536"])
  }

  @Test func template_takesTheTint() throws {
    view.tintColor = .red
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(try painted() == ["image \"bitmap\" 6x4 in 0 0 40 20 tint #FF0000"])
    view.image = image.withTintColor(.systemBlue)
    #expect(try painted(.iPhone4.with(.dark)) == ["image \"bitmap\" 6x4 in 0 0 40 20 tint #0A84FF"])
    // An image in a color of its own keeps it, whatever the tint.
    view.image = image.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    #expect(try painted() == ["image \"bitmap\" 6x4 in 0 0 40 20 tint #007AFF"])
    view.image = Image(systemName: "minus")?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try painted().contains { $0.hasSuffix("#00FF00") })
    view.image = Image(color: .label, size: CGSize(width: 1, height: 1))
    #expect(try painted(.iPhone4.with(.dark)) == ["fill 0 0 40 20 #FFFFFF"])
  }

  @Test func highlightedImage_isShownWhileHighlighted() throws {
    view.highlightedImage = Image(color: .green, size: CGSize(width: 3, height: 3))
    #expect(view.intrinsicContentSize.width == 6)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 3)
    #expect(try painted() == ["fill 0 0 40 20 #00FF00"])
    view.highlightedImage = nil
    #expect(try painted() == ["image \"bitmap\" 6x4 in 0 0 40 20"])
  }

  @Test func image_thatFlips_isMirroredFromRightToLeft() throws {
    view.frame.origin.x = 10
    view.image = image.imageFlippedForRightToLeftLayoutDirection()
    view.contentMode = .topLeft
    #expect(try painted() == ["image \"bitmap\" 6x4 in 20 0 32 8"])
    let one = 1 << 24
    #expect(
      try painted(.iPhone4.rightToLeft) == [
        "transform \(-one) 0 0 \(one) \(52 * 256) 0", "  image \"bitmap\" 6x4 in 20 0 32 8", "end",
      ])
  }

  @Test func symbol_isDrawnInItsTint_atItsSize() throws {
    view.image = Image(systemName: "minus")
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 8.5)
    #expect(
      view.image?.withConfiguration(Image.SymbolConfiguration(pointSize: 8.5)).size
        == CGSize(width: 10, height: 2))
    view.contentMode = .topLeft
    // One path in the tint, in eighths of units, which are half as large as at 17 points: a quarter of a pixel.
    let commands = try painted()
    let quarter = Affine.one / 8
    #expect(commands.first == "transform \(quarter) 0 0 \(quarter) 0 0" && commands.last == "end")
    let paths = commands.filter { $0.contains(" paint path M ") }
    #expect(paths.count == 1 && paths.allSatisfy { $0.hasSuffix(" #007AFF") })
  }

  @Test func symbol_inATranslucentTint_isOneSilhouette() throws {
    view.image = Image(systemName: "plus.circle")
    view.tintColor = Color.red.withAlphaComponent(0.5)
    let commands = try painted()
    #expect(commands.first == "mask" && commands.contains("masked"))
    #expect(commands.filter { $0.contains("#FF000080") || $0.contains("#FF00007F") }.count == 1)
  }

  @Test func symbol_isStretchedAsTheContentModeSays() throws {
    /// The scales across and downwards.
    func scales(_ mode: View.ContentMode) throws -> [Substring] {
      view.contentMode = mode
      let words = try #require(try painted().first).split(separator: " ")
      return [words[1], words[4]]
    }
    view.image = Image(systemName: "minus")
    let (filling, fitting) = (try scales(.scaleToFill), try scales(.scaleAspectFit))
    #expect(filling[0] != filling[1] && fitting[0] == fitting[1])
    // The view is 20 by 10 points, and the symbol 20 by 4.
    #expect(filling[0] == fitting[0])
  }

  /// 20 by 19 at 17 points with 0.667 above and below at three pixels a point, 0.5 at two: recorded on iOS.
  @Test(arguments: [(2, 0.5), (3, 2.0 / 3)])
  func symbol_inACircle_isAsHighAsALineOfText(_ scale: Int, _ inset: CGFloat) throws {
    let (root, icon, label) = (View(), ImageView(image: Image(systemName: "checkmark.circle.fill")), Label())
    label.text = "Done"
    let row = StackView(arrangedSubviews: [icon, label])
    row.alignment = .top
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    _ = try root.layout(on: Device(name: "screen", width: 300, height: 100, scale: scale))
    #expect(abs(icon.frame.minY - inset) < 1e-9 && icon.frame.size == CGSize(width: 20, height: 19))
    #expect(abs(icon.intrinsicContentSize.height - 17 * 2444 / 2048) < 1e-9)
  }

  @Test(arguments: [
    ("chevron.right", 12.5, 16.5), ("person.fill", 19, 17.5), ("star.fill", 20, 18), ("house", 20, 17),
    ("square.and.arrow.up", 17, 20), ("bell.circle.fill", 20, 19), ("nothing.known", 20, 20),
  ])
  func symbols_haveProportionsOfTheirOwn(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    #expect(Image(systemName: name)?.size == CGSize(width: width, height: height))
  }

  @Test func symbol_inAHeavierWeight_hasThickerLines() throws {
    func drawn(_ weight: Image.SymbolWeight) throws -> String {
      let configuration = Image.SymbolConfiguration(pointSize: 17, weight: weight)
      let view = ImageView(image: Image(systemName: "plus", withConfiguration: configuration))
      #expect(view.image?.size == CGSize(width: 20, height: 17.5))
      let root = View()
      view.frame = rect(0, 0, 20, 20)
      root.addSubview(view)
      return "\(try root.solvedTree(on: .iPhone4).displayList)"
    }
    #expect(try drawn(.regular) == drawn(.unspecified))
    #expect(Set(try [Image.SymbolWeight.thin, .regular, .bold, .black].map(drawn)).count == 4)
  }
}
