/// A paragraph after everything that does not depend on the width: glyphs, advances, levels and break
/// opportunities.
struct ShapedParagraph: Sendable {
  var clusters: [ShapedCluster] = []
  var bidi: BidiParagraph
  /// The run whose font gives an empty line its height.
  var run: Int
  /// Its place in the text's list of formats.
  var format: Int
}

/// What a reader takes for one character, with the glyphs that draw it.
struct ShapedCluster: Sendable {
  /// Positions in the paragraph's characters.
  var characters: Range<Int>
  /// Index of the text's run.
  var run: Int
  var glyphs: [PlacedGlyph] = []
  /// Points, tracking and the run's own kerning included.
  var advance: Double = 0
  /// Kerning with the next cluster, left out where a line ends between them.
  var kernAfter: Double = 0
  var breakAfter: LineBreaker.Opportunity = .none
  var isWhitespace = false
  /// Stands for no character of the text: an ellipsis, or the hyphen of a broken word.
  var isInserted = false
  /// A soft hyphen, which shows only at the end of a line.
  var isSoftHyphen = false
  /// Advances as far as the line's next tab stop.
  var isTab = false
  /// Shows the object of its run.
  var isObject = false
}

/// A glyph and where it stands from its cluster's left edge, in points.
struct PlacedGlyph: Sendable {
  var face: FontFace
  var glyph: GlyphID
  var x: Double
}
