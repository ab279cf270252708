/// Text set in lines: a value that a display list carries and a test can print.
///
/// Positions count from the layout's top left corner, y downwards. Lines were filled and aligned in unrounded
/// points; then each glyph's x was rounded to a quarter of a device pixel and each baseline to a whole one,
/// once.
package struct TextLayout: Equatable, Sendable {
  package var lines: [TextLine]
  package var measure: TextMeasure

  package init(lines: [TextLine], measure: TextMeasure) {
    self.lines = lines
    self.measure = measure
  }
}

/// How much room text takes, as a label reports it to Auto Layout.
package struct TextMeasure: Equatable, Sendable {
  /// The widest line, and the height of all lines, each up to the next pixel.
  package var width: Double
  package var height: Double
  /// The height with what a text style leaves free below the last line too, as text views have it.
  package var heightWithGap: Double
  package var lineCount: Int
  /// From the top to the first line's baseline.
  package var firstBaseline: Double
  /// From the top to the last line's baseline, by the rule that places it above the bottom.
  package var lastBaseline: Double
  /// Whether some of the text is not shown.
  package var isTruncated: Bool

  package static let empty = TextMeasure(
    width: 0, height: 0, heightWithGap: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false
  )
}

package struct TextLine: Equatable, Sendable {
  /// From the layout's top to the line's baseline, on a whole pixel.
  package var baseline: Double
  /// From the layout's left edge to the line's, unrounded.
  package var x: Double
  /// Unrounded, spaces at the line's end left out.
  package var width: Double
  /// From left to right.
  package var runs: [GlyphRun]
  package var underlines: [TextBar]
  /// What runs through the letters.
  package var strikes: [TextBar] = []
  /// What lies behind runs that ask for it, from the font's ascent to its descent.
  package var backgrounds: [TextBar]
  /// The objects that stand in the line.
  package var objects: [TextBar] = []
  /// Words as boxes, in place of `runs` where ``TextRendering/boxes`` was asked for.
  package var boxes: [TextBar]

  package init(
    baseline: Double, x: Double, width: Double, runs: [GlyphRun] = [], underlines: [TextBar] = [],
    backgrounds: [TextBar] = [], boxes: [TextBar] = []
  ) {
    self.baseline = baseline
    self.x = x
    self.width = width
    self.runs = runs
    self.underlines = underlines
    self.backgrounds = backgrounds
    self.boxes = boxes
  }
}

/// Neighbouring glyphs of one face, size and tag.
package struct GlyphRun: Equatable, Sendable {
  package var face: FontFace
  package var size: Double
  package var tag: Int
  package var glyphs: [GlyphID]
  /// One x for each glyph, from the layout's left edge, on quarters of a pixel.
  package var positions: [Double]
}

/// A filled rectangle on whole pixels: a line under text, or a word in box text.
package struct TextBar: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var tag: Int
}
