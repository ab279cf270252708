import Foundation

/// How text is measured and drawn. The numbers are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: Int
  /// A value by its number or name.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Truncates last visible line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Uses line fragment origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Uses font leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Uses device metrics.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How far text may shrink to fit.
open class NSStringDrawingContext: NSObject {
  /// How far it may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// How far it has shrunk.
  open var actualScaleFactor: CGFloat { 1 }
  /// What was drawn.
  open var totalBounds: CGRect { .zero }
}

extension NSString {
  /// The size of the text in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }
  /// The rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// The rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text in one line for each paragraph.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// The rectangle that the text takes within a size; one line unless the options say otherwise.
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
