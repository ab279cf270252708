import Foundation

/// How the items of a list are marked, like UIKit's `NSTextList`.
///
/// ```swift
/// let list = NSTextList(markerFormat: NSTextList.MarkerFormat("({lower-roman})"), options: 0)
/// list.marker(forItemNumber: 4)  // "(iv)"
/// ```
///
/// It gives markers as text. Paragraphs have no lists here: where a text view draws markers by itself is not published.
open class NSTextList: NSObject, NSCopying {
  /// What markers look like.
  public final let markerFormat: MarkerFormat
  /// How the markers of lists in lists are made; it is only stored.
  public final let listOptions: Options
  /// The number of the first item; 1 by default. It is only stored: ``marker(forItemNumber:)`` is told the number itself.
  open var startingItemNumber: Int

  /// A list that begins with a number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
  }

  /// A list that begins with 1; `options` are the bits of ``Options``.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1
    )
  }

  /// Whether markers are numbers or letters that count.
  open var isOrdered: Bool { markerFormat.pieces.contains { if case .number = $0 { true } else { false } } }

  /// The marker of an item.
  ///
  /// A number below 1 is ignored, as UIKit's header says: nothing stands in its place. What Roman numerals cannot show,
  /// 4000 and more, is shown as in decimal lists of CSS.
  open func marker(forItemNumber itemNumber: Int) -> String {
    markerFormat.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .number(let numerals): itemNumber < 1 ? "" : numerals.text(of: itemNumber)
      }
    }.joined()
  }

  /// A list with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    complete(
      NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber))
  }

  /// How the markers of lists in lists are made. Raw values match UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker of the list around comes before the list's own one.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
