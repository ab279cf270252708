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
  package var strikethrough: Bool
  /// Whether something is to be painted behind the text.
  package var background: Bool
  /// The format of the paragraphs that begin with the run, by its place in the list of formats.
  package var format: Int
  /// What stands in the place of each object replacement character (U+FFFC), if anything does.
  package var object: TextObject?
  /// The caller's own attributes, such as a colour, by a number that comes back with every glyph run.
  package var tag: Int

  package init(
    _ text: String, font: TextFont, kern: Double = 0, rise: Double = 0, underline: Bool = false,
    strikethrough: Bool = false, background: Bool = false, object: TextObject? = nil, format: Int = 0,
    tag: Int = 0
  ) {
    self.text = text
    self.font = font
    self.kern = kern
    self.rise = rise
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.object = object
    self.format = format
    self.tag = tag
  }

  package static func == (left: TextRun, right: TextRun) -> Bool {
    // Unicode's canonical equality would need the runtime's tables, and different characters are different
    // text here.
    left.text.utf8.elementsEqual(right.text.utf8) && left.font == right.font && left.kern == right.kern
      && left.rise == right.rise && left.underline == right.underline
      && left.strikethrough == right.strikethrough && left.background == right.background
      && left.object == right.object && left.format == right.format && left.tag == right.tag
  }
}

/// Something that is not a letter and stands in a line like one, such as a picture.
package struct TextObject: Equatable, Sendable {
  /// The room along the line.
  package var width: Double
  /// How far it reaches above the baseline; below it if negative.
  package var ascent: Double
  /// How far it reaches below the baseline; above it if negative.
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
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
