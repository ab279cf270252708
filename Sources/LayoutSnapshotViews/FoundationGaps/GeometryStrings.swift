import Foundation

/// A rectangle as text: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { "{\(rect.origin.text), \(rect.size.text)}" }
/// A point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { point.text }
/// A size as text: `{3, 4}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { size.text }
/// Insets as text: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: EdgeInsets) -> String {
  braces([insets.top, insets.left, insets.bottom, insets.right])
}

extension NSCoder {
  /// A point as text: `{1, 2}`.
  ///
  /// ```swift
  /// NSCoder.string(for: CGPoint(x: 1, y: 2.5))  // "{1, 2.5}"
  /// ```
  public class func string(for point: CGPoint) -> String { point.text }
  /// A size as text: `{3, 4}`.
  public class func string(for size: CGSize) -> String { size.text }
  /// A rectangle as text: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: EdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// The point of a text; zero if it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size of a text; zero if it is none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle of a text; zero if it is none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The insets of a text; zero if it is none.
  public class func uiEdgeInsets(for string: String) -> EdgeInsets {
    numbers(in: string, 4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
}

extension CGPoint {
  fileprivate var text: String { braces([x, y]) }
}

extension CGSize {
  fileprivate var text: String { braces([width, height]) }
}

private func braces(_ numbers: [CGFloat]) -> String {
  let texts = numbers.map { number in
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  return "{\(texts.joined(separator: ", "))}"
}

private func numbers(in text: String, _ count: Int) -> [CGFloat]? {
  let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  return parts.count == count ? parts.map { CGFloat($0) } : nil
}
