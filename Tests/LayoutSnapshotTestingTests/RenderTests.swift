import Foundation
import LayoutSnapshotPNG
import LayoutSnapshotTesting
import TestTools
import Testing

/// Pictures without a test.
@Suite struct RenderTests {
  @Test func picture_isAPNGFileOfTheScreen() throws {
    let picture = try Card().render(on: .iPhone4)
    #expect((picture.width, picture.height) == (640, 960))
    #expect(Array(picture.pngData.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    #expect(picture.layout["Card/title"] != nil)
    let again = try Card().render(on: .iPhone4)
    #expect(again == picture)
  }

  @Test func traits_areAdded_andControllersAreSubjects() throws {
    let view = View()
    view.backgroundColor = .systemBackground
    let controller = ViewController()
    controller.view = view
    let light = try controller.render(on: .iPhone4)
    let dark = try controller.render(on: .iPhone4, traits: .dark)
    #expect(light.pngData != dark.pngData)
    #expect(dark.layout.device.name == "iPhone4.dark")
  }

  @Test func picture_isWrittenByTwoLines() throws {
    let folder = try TemporaryFolder()
    let picture = try Card().render(on: .iPhone17, traits: .dark)
    try picture.pngData.write(to: URL(filePath: folder.path + "/card.png"))
    #expect(folder.files == ["card.png"])
  }

  @Test func viewThatCannotBeLaidOut_isAnError() throws {
    let huge = Device(name: "huge", width: 1e9, height: 10, scale: 2)
    #expect(throws: LayoutError.self) { try View().render(on: huge) }
  }
}
