import Foundation
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotTypeset

/// Fonts that tests bring along; here one of those that are embedded, under its own name.
@Suite
struct FontRegistryTests {
  private let bytes = Base64.decode(EmbeddedFontData.snapshotHebrewRegular)

  private func width(_ text: String, _ font: Font?) -> CGFloat {
    let label = Label()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test
  func registeredFont_isFoundByItsName() throws {
    let name = try Font.register(Data(bytes))
    let font = try #require(Font(name: name, size: 20))
    #expect(font.fontName == name)
    #expect(font.pointSize == 20)
    // The same outlines stand in where the system font lacks letters.
    #expect(width("שלום", font) == width("שלום", .systemFont(ofSize: 20)))
    #expect(try Font.register(Data(bytes)) == name)
  }

  @Test
  func anotherFontOfThatName_isRefused() throws {
    let name = try Font.register(Data(bytes))
    #expect(throws: FontRegistrationError.nameTaken(name)) { try Font.register(Data(bytes + [0])) }
  }

  @Test
  func fallbacks_drawWhatTheFontLacks() throws {
    let name = try Font.register(Data(bytes))
    let font = try #require(Font(name: name, size: 20))
    // A box of one em, or the letter of the other font.
    #expect(width("漢", font) == 20)
    #expect(width("i", font) == 20)
    let complete = font.withFallbacks([.systemFont(ofSize: 20)])
    #expect(width("i", complete) < 10)
    #expect(complete != font)
  }
}
