import Foundation
import LayoutSnapshotTypeset

/// A place in the lines of a paragraph that tabs lead to, like UIKit's `NSTextTab`.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 240)]
/// ```
public final class NSTextTab: ValueObject, NSCopying, Sendable {
  /// What of the text behind the tab stands at the place: its beginning, its end or its middle.
  public let alignment: TextAlignment
  /// Points from the edge where lines begin.
  public let location: CGFloat

  /// A place in lines, and how the text behind the tab is aligned there.
  public init(textAlignment alignment: TextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location) = (alignment, location)
  }

  /// What else a tab can do: nothing that is honoured here.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options; always empty.
  public var options: [OptionKey: Any] { [:] }

  /// UIKit's twelve places, 28 points apart.
  static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  /// The object itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a tab with the same place and alignment.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash value that is the same for equal tabs.
  public var hash: Int { location.hashValue }

  /// The place and the alignment.
  public var description: String { "NSTextTab(\(alignment) \(location))" }

  /// The same for lines that begin at the right, or at the left.
  func stop(_ isRightToLeft: Bool) -> TabStop {
    let alignment: TabStop.Alignment =
      switch alignment {
      case .center: .center
      case .right: isRightToLeft ? .start : .end
      case .left: isRightToLeft ? .end : .start
      case .natural, .justified: .start
      }
    return TabStop(location: location, alignment: alignment)
  }
}
