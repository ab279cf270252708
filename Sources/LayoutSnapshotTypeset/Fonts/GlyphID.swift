/// The number of a glyph within one font face.
package struct GlyphID: Hashable, Sendable {
  package let value: UInt16

  package init(_ value: UInt16) { self.value = value }

  /// The box that every face draws, one em wide, where no registered font has the character.
  ///
  /// Fonts number their glyphs from 0 and have at most 65,535 of them, so this number is always free.
  package static let box = GlyphID(0xFFFF)
}
