import Foundation
import LayoutSnapshotPNG
import TestTools
import Testing

@testable import LayoutSnapshotTesting

@Suite(.developerMachine) struct RenderTests {
  @Test func picture_ofAView_hasThePixelsThatASnapshotStores() throws {
    let picture = try Card().render(on: .iPhone4, traits: .dark)
    #expect(picture.size == CGSize(width: 320, height: 480))
    #expect(picture.pixelWidth == 640 && picture.pixelHeight == 960)

    let folder = try TemporaryFolder()
    _ = verifySnapshot(
      of: Card(), as: .image, on: .iPhone4, traits: .dark, record: .all, root: folder.path, testName: "card")
    let stored = try #require(folder.contents.first { $0.key.hasSuffix(".png") }?.value)
    #expect(try Bitmap(png: Array(stored)) == Bitmap(png: Array(picture.pngData)))
  }

  @Test func picture_ofAController_isThatOfItsView() throws {
    let controller = ViewController()
    controller.view = Card()
    #expect(try controller.render(on: .iPhone4) == Card().render(on: .iPhone4))
    let changed = Card()
    changed.title.backgroundColor = .red
    #expect(try controller.render(on: .iPhone4) != changed.render(on: .iPhone4))
  }

  @Test func picture_isWrittenByTwoLines() throws {
    let folder = try TemporaryFolder()
    let picture = try Card().render(on: .iPhone17, traits: .dark)
    try picture.pngData.write(to: URL(filePath: folder.path + "/card.png"))
    #expect(folder.files == ["card.png"])
    #expect(picture.layout["Card/title"] != nil)
  }

  @Test func picture_withoutALayout_isATypedError() {
    let device = Device(name: "nothing", width: 0, height: 0, scale: 2)
    #expect(throws: RenderError.layout(.unusableDevice(device), device: "nothing")) {
      try Card().render(on: device)
    }
  }
}
