import Foundation
import LayoutSnapshotTypeset

/// The layout of a paragraph in an attributed string, like UIKit's `NSParagraphStyle`.
public class ParagraphStyle: ValueObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Sendable as UIKit's: who hands one on that can be changed does not change it any more.

  /// A style with the default values.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// The alignment of lines; natural by default.
  public fileprivate(set) var alignment = TextAlignment.natural
  /// What happens to text that is too wide; wrapping at words by default.
  public fileprivate(set) var lineBreakMode = LineBreakMode.byWordWrapping
  /// How lines are broken; by default, each line is as full as possible.
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
  /// The direction of the text; natural by default.
  public fileprivate(set) var baseWritingDirection = WritingDirection.natural
  /// The extra space between lines, in points; 0 by default.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// A factor for the fonts' line heights; 0, the default, leaves them unchanged.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The minimum height of a line; 0 by default. Additional height lies above the letters.
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line; 0, the default, sets no limit.
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The space after a paragraph that another one follows, in points; 0 by default.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The space before a paragraph that follows another one, in points; 0 by default.
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0

  /// How far the first line begins from the edge where lines begin, in points; 0 by default.
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines begin from the edge where lines begin, in points; 0 by default.
  public fileprivate(set) var headIndent: CGFloat = 0
  /// Where lines end, in points: from the edge where they begin, or if it is 0 or less from the other edge; 0 by default.
  public fileprivate(set) var tailIndent: CGFloat = 0
  /// Where tabs lead; by default every 28 points.
  public fileprivate(set) var tabStops: [NSTextTab] = NSTextTab.usual
  /// How far apart tabs are behind the last of the stops; 0, the default, means 28 points.
  public fileprivate(set) var defaultTabInterval: CGFloat = 0
  /// Whether UIKit draws letters closer together before it cuts text off; false by default, and remembered only.
  public fileprivate(set) var allowsDefaultTighteningForTruncation = false

  /// A style with the default values.
  public init() {}

  /// A copy that can be changed.
  public func mutableCopy() -> Any { mutableCopy(with: nil) }
  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = MutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// A copy that cannot be changed.
  public func copy() -> Any { copy(with: nil) }
  /// A copy that cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Whether the other object is a style with the same values.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && baseWritingDirection == other.baseWritingDirection && lineSpacing == other.lineSpacing
      && lineHeightMultiple == other.lineHeightMultiple && minimumLineHeight == other.minimumLineHeight
      && maximumLineHeight == other.maximumLineHeight && paragraphSpacing == other.paragraphSpacing
      && paragraphSpacingBefore == other.paragraphSpacingBefore
      && lineBreakStrategy == other.lineBreakStrategy
      && firstLineHeadIndent == other.firstLineHeadIndent && headIndent == other.headIndent
      && tailIndent == other.tailIndent && tabStops == other.tabStops
      && defaultTabInterval == other.defaultTabInterval
      && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
  }

  /// A hash value that is the same for equal styles.
  public var hash: Int { alignment.rawValue << 3 | lineBreakMode.rawValue }

  /// The values that differ from the default.
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
      firstLineHeadIndent == 0 ? nil : "firstLineHeadIndent \(firstLineHeadIndent)",
      headIndent == 0 ? nil : "headIndent \(headIndent)",
      tailIndent == 0 ? nil : "tailIndent \(tailIndent)",
      tabStops == NSTextTab.usual ? nil : "tabStops \(tabStops.map(\.location))",
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
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    tabStops = other.tabStops
    defaultTabInterval = other.defaultTabInterval
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
  }
}

/// A paragraph style that can be changed, like UIKit's `NSMutableParagraphStyle`.
///
/// ```swift
/// let style = MutableParagraphStyle()
/// style.lineSpacing = 4
/// label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
/// ```
public final class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  /// A style with the default values.
  public override init() { super.init() }

  /// The alignment of lines.
  public override var alignment: TextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What happens to text that is too wide.
  public override var lineBreakMode: LineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Whether UIKit draws letters closer together before it cuts text off.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  /// How lines are broken.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  /// The direction of the text.
  public override var baseWritingDirection: WritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// The extra space between lines, in points; negative values count as 0.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = max(0, newValue) }
  }
  /// The factor for the fonts' line heights; negative values count as 0.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = max(0, newValue) }
  }
  /// The minimum height of a line; negative values count as 0.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = max(0, newValue) }
  }
  /// The maximum height of a line; 0 and negative values set no limit.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = max(0, newValue) }
  }
  /// The space after a paragraph that another one follows; negative values count as 0.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = max(0, newValue) }
  }
  /// The space before a paragraph that follows another one; negative values count as 0.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = max(0, newValue) }
  }

  /// How far the first line begins from the edge where lines begin; negative values count as 0.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = max(0, newValue) }
  }
  /// How far the other lines begin from the edge where lines begin; negative values count as 0.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = max(0, newValue) }
  }
  /// Where lines end: from the edge where they begin, or if it is 0 or less from the other edge.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// Where tabs lead, in the order of their places.
  public override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { super.tabStops = newValue.sorted { $0.location < $1.location } }
  }
  /// How far apart tabs are behind the last of the stops; negative values count as 0.
  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = max(0, newValue) }
  }

  /// Adds a place that tabs lead to.
  public func addTabStop(_ stop: NSTextTab) { tabStops.append(stop) }
  /// Removes a place that tabs lead to.
  public func removeTabStop(_ stop: NSTextTab) { tabStops.removeAll { $0 == stop } }

  /// Copies all values of another style.
  public func setParagraphStyle(_ style: ParagraphStyle) { take(style) }
}

extension ParagraphStyle {
  /// How lines are broken, like UIKit's `NSParagraphStyle.LineBreakStrategy`.
  ///
  /// ```swift
  /// label.lineBreakStrategy = []  // every line is as full as possible, so the last may be a single word
  /// ```
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A strategy of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a last line of a single word by moving the word before it to that line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// All strategies, which is the default of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
