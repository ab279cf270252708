import Foundation
import LayoutSnapshotValues

extension EdgeInsets {
  /// What of a superview's insets reaches into a view that lies in it.
  ///
  /// Never more than the superview has: the part of a view that lies beyond its superview is covered by nothing.
  /// If it counted, a view that is as large as its margins make it would grow without end below a screen.
  package func remainder(at frame: CGRect, in outer: CGRect) -> EdgeInsets {
    func part(_ overlap: CGFloat, of inset: CGFloat) -> CGFloat { max(0, min(overlap, inset)) }
    return EdgeInsets(
      top: part(outer.minY + top - frame.minY, of: top), left: part(outer.minX + left - frame.minX, of: left),
      bottom: part(frame.maxY - outer.maxY + bottom, of: bottom),
      right: part(frame.maxX - outer.maxX + right, of: right))
  }

  /// Margins that are widened alike on both sides so that no more is left between them than can be read well.
  package func readable(in width: Double, widest: Double) -> EdgeInsets {
    let surplus = max(0, width - left - right - widest) / 2
    return self + EdgeInsets(left: surplus, right: surplus)
  }

  /// The margins of a screen's root view that has none of its own: 16 at the sides, 20 from 400 points on where there
  /// is room either way. An iPhone that lies on its side and is compact both ways has 16, however wide it is.
  package static func rootMargins(in room: MarginRoom) -> EdgeInsets {
    let side: CGFloat = room.width < 400 || room.isCompact ? 16 : 20
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Top, left, bottom, right.
  var all: [CGFloat] { [top, left, bottom, right] }

  static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }
}
