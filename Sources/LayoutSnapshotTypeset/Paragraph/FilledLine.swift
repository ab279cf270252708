/// One line's clusters, before it is placed.
struct FilledLine: Sendable {
  /// In logical order; spaces at the end are left out, an ellipsis is in its place. Empty where lines are only
  /// measured.
  var clusters: [ShapedCluster] = []
  /// The embedding level of each cluster.
  var levels: [UInt8] = []
  var baseLevel: UInt8
  /// The paragraph's format, by its place in the text's list.
  var format: Int
  /// What is left free before the line, on the side where it begins, and behind it.
  var indent = 0.0
  var tail = 0.0
  /// The run whose font gives the line its height where it is empty.
  var run: Int
  /// Unrounded.
  var width: Double = 0
  /// Spaces at the end: a label counts them in its size as far as there is room (13 of 16 wrapped labels that
  /// Xcode saved at the width of their text), and aligns as if they were not there.
  var trailingSpace: Double = 0
  var endsParagraph: Bool
  /// Whether the next line belongs to another paragraph, which a line separator does not begin.
  var precedesParagraph = false
  var metrics = LineMetrics()
  /// The paragraph that the line is of, and its clusters, with the spaces at the end and what is left out.
  var paragraph = 0
  var source = 0..<0
}

/// How high a line is.
struct LineMetrics: Sendable {
  var ascent = 0.0
  var descent = 0.0
  var height = 0.0
  /// What is left free before the next line.
  var gap = 0.0

  /// Makes room for a font. A line is as high as its highest font; glyphs from stand-in fonts do not change it.
  /// What stands above the baseline or below it takes as much more.
  mutating func include(_ font: TextFont, rise: Double) {
    ascent = max(ascent, font.ascent + rise)
    descent = max(descent, font.descent - rise)
    height = max(height, font.lineHeight, ascent + descent + font.lineHeight - font.ascent - font.descent)
    gap = max(gap, font.lineGap)
  }

  /// Makes room for an object.
  mutating func include(_ object: TextObject, rise: Double) {
    ascent = max(ascent, object.ascent + rise)
    descent = max(descent, object.descent - rise)
    height = max(height, ascent + descent)
  }

  /// Takes the height that the paragraph wants. What a line is given or denied lies above its letters, so that its
  /// last baseline stays where it is.
  mutating func apply(_ heights: LineHeights) {
    let wanted = heights.height(of: height)
    ascent = max(0, ascent + wanted - height)
    height = wanted
  }
}
