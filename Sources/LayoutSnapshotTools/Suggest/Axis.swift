import Foundation
import LayoutSnapshotViews

/// The attributes of an axis, and where a rectangle begins and ends along it.
struct Axis {
  let start: LayoutConstraint.Attribute
  let end: LayoutConstraint.Attribute
  let middle: LayoutConstraint.Attribute
  let extent: LayoutConstraint.Attribute
  let isHorizontal: Bool

  static let horizontal = Axis(
    start: .leading, end: .trailing, middle: .centerX, extent: .width, isHorizontal: true)
  static let vertical = Axis(
    start: .top, end: .bottom, middle: .centerY, extent: .height, isHorizontal: false)
  static let both = [horizontal, vertical]

  var other: Axis { isHorizontal ? .vertical : .horizontal }

  /// The part of a rectangle along the axis.
  func span(_ rect: CGRect) -> Span {
    isHorizontal ? Span(start: rect.minX, end: rect.maxX) : Span(start: rect.minY, end: rect.maxY)
  }

  /// How far a rectangle reaches along the axis.
  func extent(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.width : rect.height }
}

/// A part of an axis.
struct Span {
  var start: CGFloat
  var end: CGFloat

  var extent: CGFloat { end - start }
  var middle: CGFloat { (start + end) / 2 }

  /// Whether two parts share more than an edge.
  func overlaps(_ other: Span) -> Bool {
    min(end, other.end) - max(start, other.start) > Span.tolerance
  }

  /// What counts as the same place when frames are looked at: less than any pixel.
  static let tolerance: CGFloat = 0.01
}
