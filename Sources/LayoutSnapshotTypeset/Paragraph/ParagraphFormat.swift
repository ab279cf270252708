/// How a paragraph is set.
package struct ParagraphFormat: Hashable, Sendable {
  package var alignment: TextAlignment
  package var lineBreakMode: LineBreakMode
  /// Whether a paragraph's last line is given a word of the line before where it would hold a single one.
  package var avoidsOrphans = false
  /// Points to add between lines.
  package var lineSpacing: Double
  /// How high lines are, other than their fonts make them.
  package var lineHeights = LineHeights()
  /// Points to add after the paragraph, if another one follows, and before it, if it follows another one.
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  /// How far the first line and the others begin from the edge where lines begin.
  package var firstLineIndent = 0.0
  package var headIndent = 0.0
  /// Where lines end: seen from the edge where they begin, or from the other one if it is 0 or less.
  package var tailIndent = 0.0
  package var tabs = TabRuler()
  package var baseDirection: BaseDirection
  /// The direction of the user interface, which natural alignment and text without direction follow.
  package var interfaceDirection: TextDirection

  package init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .truncatingTail,
    lineSpacing: Double = 0, baseDirection: BaseDirection = .natural,
    interfaceDirection: TextDirection = .leftToRight
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.baseDirection = baseDirection
    self.interfaceDirection = interfaceDirection
  }
}

/// What a paragraph makes of the heights of its lines.
package struct LineHeights: Hashable, Sendable {
  /// What natural heights are multiplied by; 0 leaves them as they are.
  package var multiple = 0.0
  /// The lowest lines that there are, after that.
  package var minimum = 0.0
  /// The highest; 0 sets no limit.
  package var maximum = 0.0

  package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    (self.multiple, self.minimum, self.maximum) = (multiple, minimum, maximum)
  }

  /// The height of a line that is naturally so high.
  func height(of natural: Double) -> Double {
    let height = max(multiple > 0 ? natural * multiple : natural, minimum)
    return maximum > 0 ? min(height, maximum) : height
  }
}
