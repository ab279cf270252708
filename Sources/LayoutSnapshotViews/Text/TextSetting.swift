/// Where lines stand between the edges. The numbers are UIKit's.
public enum TextAlignment: Int, Sendable, CaseIterable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, all lines but a paragraph's last.
  case justified = 3
  /// Where the direction of the user interface begins.
  case natural = 4
}

/// What happens to text that is wider than its room. The numbers are UIKit's.
public enum LineBreakMode: Int, Sendable, CaseIterable {
  /// Lines end between words.
  case byWordWrapping = 0
  /// Lines end between any two characters.
  case byCharWrapping = 1
  /// Lines are cut off at the edge.
  case byClipping = 2
  /// The last line keeps its end, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line keeps its beginning, before an ellipsis.
  case byTruncatingTail = 4
  /// The last line keeps both ends.
  case byTruncatingMiddle = 5
}

/// Where text stands that was made smaller to fit. The numbers are UIKit's.
public enum BaselineAdjustment: Int, Sendable, CaseIterable {
  /// On the baseline that it would have at its full size.
  case alignBaselines = 0
  /// In the middle of its room.
  case alignCenters = 1
  /// At the top of its room.
  case none = 2
}

/// The direction in which a paragraph is written. The numbers are UIKit's.
public enum WritingDirection: Int, Sendable, CaseIterable {
  /// That of the first letter that has one.
  case natural = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
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
  /// A thick line; drawn as a single one.
  public static let thick = UnderlineStyle(rawValue: 2)
  /// Two lines; drawn as a single one.
  public static let double = UnderlineStyle(rawValue: 9)
}
