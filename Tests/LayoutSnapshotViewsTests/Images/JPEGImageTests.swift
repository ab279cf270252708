import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Photos: by data, by file, in catalogues and beside the sources.
@Suite struct JPEGImageTests {
  private let photo: [UInt8]
  private let pixels: Bitmap

  init() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Fixtures/Pictures").standardizedFileURL
    photo = [UInt8](try Data(contentsOf: folder.appending(path: "baseline-420.jpg")))
    pixels = try Bitmap(png: [UInt8](Data(contentsOf: folder.appending(path: "baseline-420.png"))))
  }

  /// The photo of a camera that was held in one of eight ways.
  private func turned(_ number: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + photo.dropFirst(2)
  }

  /// The pixels as the number says, by Exif's own table: which side of the picture the first row is, and the first column.
  private func upright(_ number: UInt8) -> Bitmap {
    let sides = [
      ("top", "left"), ("top", "right"), ("bottom", "right"), ("bottom", "left"), ("left", "top"),
      ("right", "top"), ("right", "bottom"), ("left", "bottom"),
    ]
    let (row, column) = sides[Int(number) - 1]
    let isSideways = row == "left" || row == "right"
    let (width, height) = isSideways ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
    var result = Bitmap(width: width, height: height, fill: .clear)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        var place = (x: 0, y: 0)
        for (side, distance) in [(row, y), (column, x)] {
          switch side {
          case "top": place.y = distance
          case "bottom": place.y = height - 1 - distance
          case "left": place.x = distance
          default: place.x = width - 1 - distance
          }
        }
        result[place.x, place.y] = pixels[x, y]
      }
    }
    return result
  }

  /// What an image view of the image's size shows at one pixel for each point.
  private func drawn(_ image: Image, _ traits: Traits = Traits()) throws -> Bitmap {
    let root = View()
    root.addSubview(ImageView(image: image))
    let device = Device(
      name: "screen", width: Double(image.size.width), height: Double(image.size.height), scale: 1
    ).with(traits)
    return Rasterizer.draw(try root.solvedTree(on: device).displayList)
  }

  /// How a recorded layout describes what a view of the image shows.
  private func look(of image: Image) throws -> String {
    let layout = try ImageView(image: image).solvedTree(on: .iPhone4).layout
    return try #require(layout.looksByPath.values.compactMap { $0["image"] }.first)
  }

  @Test func data_isAnImage_ofItsPixels() throws {
    let image = try Image(jpeg: Data(photo))
    #expect(image.size == CGSize(width: 19, height: 13))
    #expect(try drawn(image) == pixels)
    #expect(try Image(jpeg: Data(photo), scale: 2).size == CGSize(width: 9.5, height: 6.5))
    #expect(Image(data: Data(photo)) == image)
    #expect(Image(data: Data(photo), scale: 2)?.scale == 2)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>)
  func photo_isShownAsTheCameraWasHeld(_ number: UInt8) throws {
    let image = try Image(jpeg: Data(turned(number)))
    let expected = upright(number)
    #expect(image.size == CGSize(width: expected.width, height: expected.height))
    #expect(try drawn(image) == expected)
    #expect((image.imageOrientation == .up) == (number == 1))
    // Its pixels are those of the file, whichever way they are shown.
    let stored = try #require(image.cgImage)
    #expect(stored.width == 19 && stored.height == 13)
    #expect(try drawn(Image(cgImage: stored)) == pixels)
    #expect(try drawn(Image(cgImage: stored, scale: 1, orientation: image.imageOrientation)) == expected)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>)
  func photoOfACatalogue_isShownAsTheCameraWasHeld(_ number: UInt8) throws {
    let folder = try TemporaryFolder()
    try folder.write(turned(number), "Assets.xcassets/Lake.imageset/lake.jpg")
    try folder.write(
      Array(#"{"images": [{"filename": "lake.jpg", "idiom": "universal", "scale": "1x"}]}"#.utf8),
      "Assets.xcassets/Lake.imageset/Contents.json")
    let image = try #require(AssetIndex(in: folder.path).image("Lake"))
    #expect(try drawn(image) == upright(number))
    #expect((image.imageOrientation == .up) == (number == 1))
    let stored = try #require(image.cgImage)
    #expect(stored.width == 19 && stored.height == 13)
    #expect(try drawn(Image(cgImage: stored)) == pixels)
    // Who turns the image once more turns what is shown.
    let mirrored = try drawn(image.withHorizontallyFlippedOrientation())
    #expect(
      (0..<mirrored.width).allSatisfy { mirrored[$0, 0] == upright(number)[mirrored.width - 1 - $0, 0] })
  }

  @Test func variants_mayHaveBeenTakenInDifferentWays() throws {
    let folder = try TemporaryFolder()
    try folder.write(photo, "Assets.xcassets/Lake.imageset/day.jpg")
    try folder.write(turned(3), "Assets.xcassets/Lake.imageset/night.jpg")
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let entries =
      #"{"filename": "day.jpg", "idiom": "universal"}, {"filename": "night.jpg", "idiom": "universal", \#(dark)}"#
    try folder.write(Array(#"{"images": [\#(entries)]}"#.utf8), "Assets.xcassets/Lake.imageset/Contents.json")
    let image = try #require(AssetIndex(in: folder.path).image("Lake"))
    #expect(try drawn(image) == pixels)
    #expect(try drawn(image, .dark) == upright(3))
  }

  @Test func catalogue_knowsScales() throws {
    let folder = try TemporaryFolder()
    try folder.write(photo, "Assets.xcassets/Lake.imageset/lake@2x.jpeg")
    try folder.write(
      Array(#"{"images": [{"filename": "lake@2x.jpeg", "idiom": "universal", "scale": "2x"}]}"#.utf8),
      "Assets.xcassets/Lake.imageset/Contents.json")
    let image = try #require(AssetIndex(in: folder.path).image("Lake"))
    #expect(image.size == CGSize(width: 9.5, height: 6.5))
    #expect(try look(of: image).hasPrefix("lake@2x.jpeg 9.5 x 6.5, pixels "))
  }

  @Test func looseFiles_areFoundByTheirWholeNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(photo, "App/lake@2x.jpg")
    try folder.write(photo, "App/wood.jpeg")
    try folder.write(photo, "Snapshots/no.jpg")
    try folder.write(photo, "App/Hill.PNG")
    let index = AssetIndex(in: folder.path)
    #expect(index.image("lake.jpg")?.size.width == 9.5)
    #expect(index.image("wood.jpeg")?.size.width == 19)
    for name in ["lake", "lake.jpeg", "lake.png", "wood", "wood.jpg", "no.jpg"] {
      #expect(index.image(name) == nil, "\(name)")
    }
    #expect(index.image("Hill.PNG")?.size.width == 19 && index.image("Hill") == nil)
  }

  @Test func files_areReadByTheirContent_whateverTheirNamesSay() throws {
    let folder = try TemporaryFolder()
    try folder.write(photo, "lake@2x.png")
    let path = folder.path + "/lake@2x.png"
    #expect(Image(contentsOfFile: path)?.size.width == 9.5)
    #expect(try Image(jpegFile: path).size.width == 9.5)
    #expect(throws: ImageError.self) { try Image(pngFile: path) }
  }

  @Test func damagedPhotoOfACatalogue_marksItsPlace_andSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(photo.prefix(photo.count / 2)), "Assets.xcassets/Lake.imageset/lake.jpg")
    try folder.write(
      Array(#"{"images": [{"filename": "lake.jpg", "idiom": "universal", "scale": "1x"}]}"#.utf8),
      "Assets.xcassets/Lake.imageset/Contents.json")
    let image = try #require(AssetIndex(in: folder.path).image("Lake"))
    #expect(image.size == CGSize(width: 19, height: 13))
    #expect(try look(of: image).hasPrefix("empty 19 x 13, as the size of lake.jpg: The file ends after "))
    #expect(try drawn(image)[9, 6] == Color.systemGray5.pixel(in: [.light]))
  }

  @Test func photoOfARareKind_keepsItsPlace() throws {
    let folder = try TemporaryFolder()
    let frame = try #require(photo.indices.first { photo[$0] == 0xFF && photo[$0 + 1] == 0xC0 })
    var file = photo
    file[frame + 1] = 0xC9
    try folder.write(file, "lake.jpg")
    let image = try #require(AssetIndex(in: folder.path).image("lake.jpg"))
    #expect(image.size == CGSize(width: 19, height: 13))
    #expect(
      try look(of: image).hasPrefix(
        "empty 19 x 13, as the size of lake.jpg: The file is a JPEG with arithmetic coding"))
  }

  @Test func otherFiles_sayWhatIsRead() throws {
    let words: [(String, () throws -> Image)] = [
      ("The file is a JPEG. Image(jpeg:) and Image(data:) read it.", { try Image(png: Data(photo)) }),
      ("The file is of another kind. Images are PNG or JPEG", { try Image(png: Data("GIF89a".utf8)) }),
      ("The file is not a JPEG", { try Image(jpeg: Data("GIF89a".utf8)) }),
    ]
    for (text, make) in words {
      let error = #expect(throws: ImageError.self) { _ = try make() }
      #expect(error?.description.hasPrefix(text) == true, "\(text)")
    }
  }

  @Test func filesWithoutASize_areNil_andSayWhy() throws {
    let folder = try TemporaryFolder()
    let lists = ["Gif": "pic.gif", "Gone": "none.png", "Lfs": "lfs.svg"]
    for (name, file) in lists {
      try folder.write(
        Array(#"{"images": [{"filename": "\#(file)", "idiom": "universal"}]}"#.utf8),
        "Assets.xcassets/\(name).imageset/Contents.json")
    }
    try folder.write(Array("GIF89a".utf8), "Assets.xcassets/Gif.imageset/pic.gif")
    try folder.write(Array("version https://git-lfs".utf8), "Assets.xcassets/Lfs.imageset/lfs.svg")
    try folder.write(photo, "App/lake.jpg")
    let index = AssetIndex(in: folder.path)
    for name in lists.keys { #expect(index.image(name) == nil) }
    #expect(index.failure("Gif")?.hasPrefix("pic.gif: The file is of another kind.") == true)
    #expect(index.failure("Lfs")?.hasPrefix("lfs.svg: The file is a Git LFS pointer") == true)
    // A set without its file is like none.
    #expect(index.failure("Gone") == nil && index.failure("lake.jpg") == nil && index.failure("other") == nil)
  }

  @Test func devicesAndPipes_areNotRead() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for target in ["/dev/zero", folder.path, folder.path + "/pipe"] {
      let path = folder.path + "/\(target.split(separator: "/").last ?? "").jpg"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      let error = #expect(throws: ImageError.self) { try Image(jpegFile: path) }
      #expect(error?.description == "\(path) cannot be read: It is not a regular file.")
      #expect(Image(contentsOfFile: path) == nil)
    }
    let error = #expect(throws: ImageError.self) { try Image(jpegFile: folder.path + "/none.jpg") }
    #expect(error?.description.hasPrefix("\(folder.path)/none.jpg cannot be read: ") == true)
  }
}

extension TemporaryFolder {
  fileprivate func write(_ bytes: [UInt8], _ name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
