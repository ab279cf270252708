import Foundation

/// Options for measuring and drawing text. Raw values match UIKit's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, one for each option.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Cuts the last visible line with an ellipsis; without effect here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks the text into lines. Without it, text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the font's leading; without effect here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyphs; without effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The scaling of text that is drawn; without effect here.
open class NSStringDrawingContext: NSObject {
  /// The least scale; remembered only.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the last drawing; always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the last drawing; always zero.
  open var totalBounds: CGRect { .zero }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension NSString {
  /// The size of the text on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }
  /// The rectangle of the text within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// The rectangle of the text within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text, with one line for each paragraph.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// The rectangle of the text within a size. Only with `.usesLineFragmentOrigin` it has several lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let label = Label()
    label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: 12)
    label.attributedText = self
    let width = size.width > 0 && size.width < 1e6 ? size.width : .greatestFiniteMagnitude
    return CGRect(
      origin: .zero, size: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
  }
}
