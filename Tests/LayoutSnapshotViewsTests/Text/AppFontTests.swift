import Foundation
import Testing

@testable import LayoutSnapshotTypeset
@testable import LayoutSnapshotViews

/// Fonts that an app's list names.
@Suite struct AppFontTests {
  @Test func fontsOfAnAppsList_areFound_andOthersAreNot() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/App/Fonts", withIntermediateDirectories: true)
    // Two embedded fonts that no other test registers.
    let (listed, other) = (
      Base64.decode(EmbeddedFontData.snapshotArabicBold),
      Base64.decode(EmbeddedFontData.snapshotArabicRegular)
    )
    try Data(listed).write(to: URL(fileURLWithPath: folder + "/App/Fonts/Listed.ttf"))
    try Data(other).write(to: URL(fileURLWithPath: folder + "/App/Fonts/Other.ttf"))
    try Data(
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>Listed.ttf</string></array></dict></plist>"
        .utf8
    ).write(to: URL(fileURLWithPath: folder + "/App/Info.plist"))
    AppFonts.register(in: folder)
    let (name, otherName) = try (FontFace(listed).name, FontFace(other).name)
    #expect(Font(name: name, size: 12)?.fontName == name)
    #expect(Font(name: otherName, size: 12) == nil)
  }
}
