/// Fonts in base64, written by `Scripts/cut-fonts`.
enum EmbeddedFontData {}

/// The fonts that come with the framework, each decoded when first used (about 1 ms).
package enum EmbeddedFonts {
  /// Latin, Greek and Cyrillic, cut from Inter.
  package static let regular = face(EmbeddedFontData.snapshotSansRegular)
  package static let medium = face(EmbeddedFontData.snapshotSansMedium)
  package static let semibold = face(EmbeddedFontData.snapshotSansSemiBold)
  package static let bold = face(EmbeddedFontData.snapshotSansBold)
  /// Cut from Noto Sans.
  package static let hebrew = face(EmbeddedFontData.snapshotHebrewRegular)
  package static let hebrewBold = face(EmbeddedFontData.snapshotHebrewBold)
  package static let arabic = face(EmbeddedFontData.snapshotArabicRegular)
  package static let arabicBold = face(EmbeddedFontData.snapshotArabicBold)

  private static func face(_ data: StaticString) -> FontFace {
    do throws(FontError) {
      return try FontFace(Base64.decode(data))
    } catch {
      preconditionFailure("An embedded font cannot be read. Run Scripts/cut-fonts again")
    }
  }
}
