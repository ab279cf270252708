/// The alignment of lines between the edges. The numbers are UIKit's.
public enum TextAlignment: Int, Sendable, CaseIterable {
  /// At the left edge.
  case left = 0
  /// In the center.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, except for the last line of a paragraph.
  case justified = 3
  /// At the leading edge of the user interface.
  case natural = 4
}

/// What happens to text that is wider than its room. The numbers are UIKit's.
public enum LineBreakMode: Int, Sendable, CaseIterable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// Lines are cut off at the edge.
  case byClipping = 2
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows its beginning, before an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows both ends, around an ellipsis.
  case byTruncatingMiddle = 5
}

/// The vertical position of text that was scaled down to fit. The numbers are UIKit's.
public enum BaselineAdjustment: Int, Sendable, CaseIterable {
  /// On the baseline that it would have at its full size.
  case alignBaselines = 0
  /// Vertically centered.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// The writing direction of a paragraph. The numbers are UIKit's.
public enum WritingDirection: Int, Sendable, CaseIterable {
  /// The direction of the first letter that has one.
  case natural = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// How text is underlined. The numbers are UIKit's.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = UnderlineStyle(rawValue: 1)
  /// A line of twice the thickness.
  public static let thick = UnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 9)

  /// A line without gaps.
  public static let patternSolid: UnderlineStyle = []
  /// Dots. No public document gives the lengths of UIKit's patterns; these are our own.
  public static let patternDot = UnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x200)
  /// A dash and a dot in turn.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x400)

  /// The lengths of dashes and gaps in turn, in thicknesses of the line; none for a line without gaps.
  var pattern: [Double] {
    switch rawValue & 0x700 {
    case 0x100: [1, 2]
    case 0x200: [4, 2]
    case 0x300: [4, 2, 1, 2]
    case 0x400: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
