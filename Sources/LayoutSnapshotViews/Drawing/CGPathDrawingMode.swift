import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotGraphics

/// How a path is drawn. Raw values match Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable, CaseIterable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule and stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule and stroked.
  case eoFillStroke = 4

  var fills: Bool { self != .stroke }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

extension Canvas {
  /// Runs a closure that draws in a rectangle of the view as if that were a view.
  func inside(_ rect: CGRect, _ body: () -> Void) {
    let outer = edges
    let rounding = PixelRounding(scale: Int(scale))
    guard let inner = rounding.edges(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    else { return }
    edges = PixelEdges(
      left: outer.left + inner.left, top: outer.top + inner.top, right: outer.left + inner.right,
      bottom: outer.top + inner.bottom)
    body()
    edges = outer
  }
}
