import Foundation
import LayoutSnapshotTypeset

/// How a paragraph of an attributed string is set, as UIKit's `NSParagraphStyle`.
public class ParagraphStyle: ValueObject {
  /// The default style of text.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// Where lines stand; natural by default.
  public fileprivate(set) var alignment = TextAlignment.natural
  /// What happens to text that is too wide; wrapping by words by default.
  public fileprivate(set) var lineBreakMode = LineBreakMode.byWordWrapping
  /// How lines are chosen among those that are possible; by nothing but their room by default.
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
  /// The direction of the text; natural by default.
  public fileprivate(set) var baseWritingDirection = WritingDirection.natural
  /// Points between lines; 0 by default.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// What the fonts' line heights are multiplied by; 0, the default, leaves them as they are.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The least height of a line; 0 by default. What is more than the font's lies above the letters.
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0, the default, sets no limit.
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// Points after a paragraph that another one follows; 0 by default.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Points before a paragraph that follows another one; 0 by default.
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0

  /// A style with the default values.
  public init() {}

  /// A copy that can be changed.
  public func mutableCopy() -> Any {
    let copy = MutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// A copy that cannot be changed.
  public func copy() -> Any {
    let copy = ParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Whether the other says the same.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && baseWritingDirection == other.baseWritingDirection && lineSpacing == other.lineSpacing
      && lineHeightMultiple == other.lineHeightMultiple && minimumLineHeight == other.minimumLineHeight
      && maximumLineHeight == other.maximumLineHeight && paragraphSpacing == other.paragraphSpacing
      && paragraphSpacingBefore == other.paragraphSpacingBefore
      && lineBreakStrategy == other.lineBreakStrategy
  }

  /// The same for equal styles.
  public var hash: Int { alignment.rawValue << 3 | lineBreakMode.rawValue }

  /// What the style says otherwise than the default.
  public var description: String {
    let parts = [
      alignment == .natural ? nil : "alignment \(alignment)",
      lineBreakMode == .byWordWrapping ? nil : "lineBreakMode \(lineBreakMode)",
      lineSpacing == 0 ? nil : "lineSpacing \(lineSpacing)",
      lineHeightMultiple == 0 ? nil : "lineHeightMultiple \(lineHeightMultiple)",
      minimumLineHeight == 0 ? nil : "minimumLineHeight \(minimumLineHeight)",
      maximumLineHeight == 0 ? nil : "maximumLineHeight \(maximumLineHeight)",
      paragraphSpacing == 0 ? nil : "paragraphSpacing \(paragraphSpacing)",
      paragraphSpacingBefore == 0 ? nil : "paragraphSpacingBefore \(paragraphSpacingBefore)",
    ]
    return "ParagraphStyle(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }

  fileprivate func take(_ other: ParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineBreakStrategy = other.lineBreakStrategy
    baseWritingDirection = other.baseWritingDirection
    lineSpacing = other.lineSpacing
    lineHeightMultiple = other.lineHeightMultiple
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    paragraphSpacing = other.paragraphSpacing
    paragraphSpacingBefore = other.paragraphSpacingBefore
  }
}

/// A paragraph style that can be changed, as UIKit's `NSMutableParagraphStyle`.
///
/// ```swift
/// let style = MutableParagraphStyle()
/// style.lineSpacing = 4
/// label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
/// ```
public final class MutableParagraphStyle: ParagraphStyle {
  /// A style with the default values.
  public override init() { super.init() }

  /// Where lines stand.
  public override var alignment: TextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What happens to text that is too wide.
  public override var lineBreakMode: LineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// How lines are chosen among those that are possible.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  /// The direction of the text.
  public override var baseWritingDirection: WritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// Points between lines; what is below 0 counts as 0.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = max(0, newValue) }
  }
  /// What the fonts' line heights are multiplied by; what is below 0 counts as 0.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = max(0, newValue) }
  }
  /// The least height of a line; what is below 0 counts as 0.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = max(0, newValue) }
  }
  /// The greatest height of a line; what is below 0 counts as 0, no limit.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = max(0, newValue) }
  }
  /// Points after a paragraph that another one follows; what is below 0 counts as 0.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = max(0, newValue) }
  }
  /// Points before a paragraph that follows another one; what is below 0 counts as 0.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = max(0, newValue) }
  }

  /// Takes over all that another style says.
  public func setParagraphStyle(_ style: ParagraphStyle) { take(style) }
}

extension ParagraphStyle {
  /// How lines are chosen among those that are possible, as UIKit's `NSParagraphStyle.LineBreakStrategy`.
  ///
  /// ```swift
  /// label.lineBreakStrategy = []  // every line as full as it can be, the last one a single word perhaps
  /// ```
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The strategies as bits.
    public let rawValue: UInt
    /// The strategies of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph's last line is not a single word: the one before it is pushed out of its line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// What labels do, which is all of these.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``Color`` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``Color`` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A ``ParagraphStyle``; that of the first character holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number of points to add after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points by which letters stand above the baseline, or below it if it is negative.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
