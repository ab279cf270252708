/// Text in runs of equal attributes, as a label holds it.
package struct AttributedText: Equatable, Sendable {
  package var runs: [TextRun]

  package init(_ runs: [TextRun]) { self.runs = runs }

  /// Text in one font.
  package init(_ text: String, font: TextFont) { runs = [TextRun(text, font: font)] }
}

/// A stretch of text with one set of attributes.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var font: TextFont
  /// Points to add after each character.
  package var kern: Double
  /// Points by which the letters stand above the line's baseline.
  package var rise: Double
  package var underline: Bool
  /// Whether something is to be painted behind the text.
  package var background: Bool
  /// The caller's own attributes, such as a colour, by a number that comes back with every glyph run.
  package var tag: Int

  package init(
    _ text: String, font: TextFont, kern: Double = 0, rise: Double = 0, underline: Bool = false,
    background: Bool = false, tag: Int = 0
  ) {
    self.text = text
    self.font = font
    self.kern = kern
    self.rise = rise
    self.underline = underline
    self.background = background
    self.tag = tag
  }

  package static func == (left: TextRun, right: TextRun) -> Bool {
    // Unicode's canonical equality would need the runtime's tables, and different characters are different
    // text here.
    left.text.utf8.elementsEqual(right.text.utf8) && left.font == right.font && left.kern == right.kern
      && left.rise == right.rise && left.underline == right.underline && left.background == right.background
      && left.tag == right.tag
  }
}

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
  /// Points to add between paragraphs.
  package var paragraphSpacing = 0.0
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

/// Where lines stand between the edges.
package enum TextAlignment: UInt8, Hashable, Sendable {
  case left, center, right, justified
  /// Left or right, whichever the direction of the user interface begins with.
  case natural
}

/// What happens to text that is wider than its room.
package enum LineBreakMode: UInt8, Hashable, Sendable {
  case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

package enum TextDirection: UInt8, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The direction of a paragraph's text.
package enum BaseDirection: UInt8, Hashable, Sendable {
  /// That of the first letter which has one.
  case natural
  case leftToRight, rightToLeft
}
