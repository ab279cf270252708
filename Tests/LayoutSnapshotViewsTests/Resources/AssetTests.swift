import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Pictures and colours of asset catalogues, and loose files, by their names.
@Suite struct AssetTests {
  private let package = Package()

  @Test func imageSets_haveTheSizeOfTheirFiles_andTheirIntent() throws {
    try package.image(
      "Icons/Star.imageset", [("a.png", 20, 1, ""), ("a@2x.png", 40, 2, ""), ("a@3x.png", 60, 3, "")])
    try package.image(
      "Mark.imageset", [("m@2x.png", 30, 2, "")], properties: #""template-rendering-intent": "template""#)
    let index = AssetIndex(in: package.path)
    #expect(index.image("Star")?.size == CGSize(width: 20, height: 20))
    #expect(index.image("Mark")?.size == CGSize(width: 15, height: 15))
    #expect(index.image("Mark")?.renderingMode == .alwaysTemplate)
    #expect(index.image("Star")?.renderingMode == .automatic)
    #expect(index.image("None") == nil)
  }

  @Test(arguments: [(1, 21), (2, 40), (3, 60), (4, 60)])
  func forms_areChosenByScale(_ scale: CGFloat, _ width: Int) throws {
    try package.image(
      "Star.imageset", [("a.png", 21, 1, ""), ("a@2x.png", 40, 2, ""), ("a@3x.png", 60, 3, "")])
    let image = try #require(AssetIndex(in: package.path).image("Star"))
    #expect(try pixels(of: image, Traits { $0.displayScale = scale }) == width)
  }

  @Test func forms_areChosenByStyleAndDevice() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try package.image(
      "Star.imageset",
      [
        ("l.png", 2, 1, ""), ("d.png", 3, 1, dark), ("p.png", 4, 1, #", "idiom": "ipad""#),
        ("r.png", 5, 1, #", "language-direction": "right-to-left""#),
        ("h.png", 6, 1, #", "appearances": [{"appearance": "contrast", "value": "high"}]"#),
      ])
    let image = try #require(AssetIndex(in: package.path).image("Star"))
    #expect(try pixels(of: image, [.light]) == 2)
    #expect(try pixels(of: image, [.dark]) == 3)
    #expect(try pixels(of: image, Traits { $0.userInterfaceIdiom = .pad }) == 4)
    #expect(try pixels(of: image, [.rightToLeft]) == 5)
    #expect(try pixels(of: image, [.increasedContrast]) == 6)
    #expect(try pixels(of: image, [.light, Traits(accessibilityContrast: .normal)]) == 2)
  }

  @Test func darkDevices_areDrawnWithTheDarkForm() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try package.image("Star.imageset", [("l.png", 2, 1, ""), ("d.png", 2, 1, dark)])
    let view = ImageView(image: AssetIndex(in: package.path).image("Star"))
    let names = try [Device.iPhone5, Device.iPhone5.with(.dark)].map { device in
      try view.solvedTree(on: device).displayList.commands.compactMap { command -> String? in
        if case .image(let fill) = command { "\(fill.image.bitmap[0, 0].red)" } else { nil }
      }
    }
    #expect(names == [["108"], ["100"]])
  }

  @Test func slices_areCaps_inPoints() throws {
    try package.image(
      "Button.imageset",
      [
        (
          "b@2x.png", 40, 2,
          #", "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1}, "cap-insets": {"top": 10, "left": 12, "bottom": 14, "right": 16}}"#
        )
      ])
    let image = try #require(AssetIndex(in: package.path).image("Button"))
    #expect(image.capInsets == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(image.resizingMode == .stretch)
  }

  @Test func namespaces_areParts_ofNames() throws {
    try package.write("Assets.xcassets/Group/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try package.image("Group/Inner/Star.imageset", [("a.png", 5, 1, "")])
    let index = AssetIndex(in: package.path)
    #expect(index.image("Group/Star")?.size.width == 5)
    #expect(index.image("Star") == nil)
  }

  @Test func looseFiles_areFound_butReferencesAreNot() throws {
    try package.png("Sources/App/photo@2x.png", 8)
    try package.png("Sources/App/photo@3x.png", 12)
    try package.png("Snapshots/reference.png", 8)
    try package.png(".build/built.png", 8)
    let index = AssetIndex(in: package.path)
    #expect(index.image("photo")?.size.width == 4)
    #expect(index.image("photo.png")?.size.width == 4)
    #expect(index.image("reference") == nil)
    #expect(index.image("built") == nil)
  }

  @Test func colors_areReadAsCataloguesWriteThem() throws {
    func color(_ parts: String, space: String = "srgb") -> String {
      #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(parts)}}}"#
    }
    try package.color("Hex", color(#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "0.500""#))
    try package.color("Bytes", color(#""red": "255", "green": "128", "blue": "0", "alpha": "1.000""#))
    try package.color("Grey", color(#""white": "0.500", "alpha": "1.000""#, space: "gray-gamma-22"))
    try package.color(
      "Wide",
      color(#""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#, space: "display-p3"))
    try package.color(
      "Text", #"{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}"#)
    let dark =
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}}"#
    try package.color(
      "Styled", color(#""red": "255", "green": "0", "blue": "0", "alpha": "1.000""#) + "," + dark)
    let index = AssetIndex(in: package.path)
    func pixel(_ name: String, _ traits: Traits = [.light]) -> Pixel? { index.color(name)?.pixel(in: traits) }
    #expect(pixel("Hex") == Pixel(red: 255, green: 128, blue: 0, alpha: 128))
    #expect(pixel("Bytes") == Pixel(red: 255, green: 128, blue: 0, alpha: 255))
    #expect(pixel("Grey") == Color(white: 0.5, alpha: 1).pixel(in: [.light]))
    #expect(pixel("Wide") == Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1).pixel(in: [.light]))
    #expect(pixel("Text", [.dark]) == Color.label.pixel(in: [.dark]))
    #expect(pixel("Styled") == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(pixel("Styled", [.dark]) == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(index.color("None") == nil)
  }

  @Test func otherFormats_haveTheirSize_andMarkTheirPlace() throws {
    let texts = [
      ("a.svg", #"<?xml version="1.0"?><svg viewBox="0 0 24 12" xmlns="x"><path/></svg>"#, 24.0, 12.0),
      ("b.svg", #"<svg width="30px" height='20' viewBox="0 0 24 12"></svg>"#, 30, 20),
      ("c.pdf", "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [ 0 0 17 9.5 ] >>", 17, 9.5),
    ]
    for (file, text, width, height) in texts {
      #expect(PictureSize.of(Array(text.utf8)) == CGSize(width: width, height: height), "\(file)")
    }
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 40, 1, 1, 0x11, 0,
    ]
    #expect(PictureSize.of(jpeg) == CGSize(width: 40, height: 20))
    for count in jpeg.indices { #expect(PictureSize.of(Array(jpeg.prefix(count))) == nil) }
    #expect(PictureSize.of(Array("nothing".utf8)) == nil)
    try package.write(
      "Assets.xcassets/Vector.imageset/Contents.json",
      #"{"images": [{"filename": "v.svg", "idiom": "universal"}]}"#)
    try package.write("Assets.xcassets/Vector.imageset/v.svg", texts[0].1)
    let view = ImageView(image: AssetIndex(in: package.path).image("Vector"))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 12))
    #expect(try !view.solvedTree(on: .iPhone5).displayList.commands.isEmpty)
  }

  private func pixels(of image: Image, _ traits: Traits) throws -> Int {
    guard case .asset(let asset) = image.content, let shown = asset.image(for: traits),
      case .bitmap(let named) = shown.content
    else { throw CocoaError(.fileNoSuchFile) }
    return named.bitmap.width
  }
}

/// A package with a catalogue, which goes with the test.
private final class Package {
  let path = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// A square of one grey, which its first letter tells.
  func png(_ name: String, _ extent: Int) throws {
    let letter = name.split(separator: "/").last?.utf8.first ?? 0
    let pixel = Pixel(red: letter, green: letter, blue: letter, alpha: 255)
    try write(name, Data(Bitmap(width: extent, height: extent, fill: pixel).pngData(.small)))
  }

  func image(
    _ set: String, _ files: [(name: String, extent: Int, scale: Int, more: String)], properties: String = ""
  ) throws {
    let entries = files.map { file in
      let idiom = file.more.contains("idiom") ? "" : #""idiom": "universal", "#
      return #"{\#(idiom)"filename": "\#(file.name)", "scale": "\#(file.scale)x"\#(file.more)}"#
    }
    try write(
      "Assets.xcassets/\(set)/Contents.json",
      #"{"images": [\#(entries.joined(separator: ","))], "properties": {\#(properties)}}"#)
    for file in files { try png("Assets.xcassets/\(set)/\(file.name)", file.extent) }
  }

  func color(_ name: String, _ entries: String) throws {
    try write("Assets.xcassets/\(name).colorset/Contents.json", #"{"colors": [\#(entries)]}"#)
  }

  private func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
