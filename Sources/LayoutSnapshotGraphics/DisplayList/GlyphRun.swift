/// Glyphs of one face, size and colour at their places.
///
/// The run brings its outlines along, in the units of the font, so that whatever draws it needs no
/// font and a list means the same everywhere.
package struct GlyphRun: Hashable, Sendable {
  /// The outline of a glyph.
  package struct Outline: Hashable, Sendable {
    /// The glyph's number in its face, which the printed list shows.
    package let glyph: UInt32
    /// In font units, y upwards, the origin on the baseline; a `Fixed` holds whole font units as raw value.
    package let path: Path

    package init(glyph: UInt32, path: Path) {
      self.glyph = glyph
      self.path = path
    }
  }

  /// A glyph's place.
  package struct Place: Hashable, Sendable {
    /// Which of the run's outlines.
    package let outline: Int
    /// The glyph's origin on the baseline, in device pixels.
    package let origin: FixedPoint

    package init(outline: Int, origin: FixedPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The face's name, for reading only.
  package let face: ByteText
  /// Whether the face is a bold one. It changes no pixel, but how much contrast the text needs.
  package let isBold: Bool
  /// Units of the outlines in one em.
  package let unitsPerEm: Int32
  /// Device pixels in one em.
  package let size: Fixed
  package let color: Pixel
  /// The different outlines that occur.
  package let outlines: [Outline]
  /// From first to last in the order of painting.
  package let places: [Place]

  /// - Precondition: every place names one of the outlines, and both measures are positive.
  package init(
    face: ByteText, isBold: Bool = false, unitsPerEm: Int32, size: Fixed, color: Pixel, outlines: [Outline],
    places: [Place]
  ) {
    precondition(unitsPerEm > 0 && size.rawValue >= 0, "a face without an em")
    precondition(places.allSatisfy { outlines.indices.contains($0.outline) }, "a glyph without an outline")
    self.face = face
    self.isBold = isBold
    self.unitsPerEm = unitsPerEm
    self.size = size
    self.color = color
    self.outlines = outlines
    self.places = places
  }
}
