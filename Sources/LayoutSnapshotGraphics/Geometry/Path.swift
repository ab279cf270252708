/// Closed outlines of lines and curves, whose inside can be painted or clipped to.
///
/// ```swift
/// var triangle = Path()
/// triangle.move(to: FixedPoint(0, 0))
/// triangle.line(to: FixedPoint(2560, 0))
/// triangle.line(to: FixedPoint(0, 2560))
/// ```
///
/// A contour that is not brought back to its start is closed with a line.
package struct Path: Hashable, Sendable {
  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    case move(FixedPoint)
    case line(FixedPoint)
    case quadratic(FixedPoint, FixedPoint)
    case cubic(FixedPoint, FixedPoint, FixedPoint)
  }

  /// What lies inside where outlines overlap.
  package enum FillRule: Hashable, Sendable {
    /// Everything that is wound around; contours of opposite directions cut holes.
    case nonZero
    /// What is wound around an odd number of times.
    case evenOdd
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []

  package init() {}

  /// Begins a contour.
  package mutating func move(to point: FixedPoint) { elements.append(.move(point)) }
  /// Adds a straight line.
  package mutating func line(to point: FixedPoint) { elements.append(.line(point)) }
  /// Adds a curve with one control point.
  package mutating func curve(to end: FixedPoint, control: FixedPoint) {
    elements.append(.quadratic(control, end))
  }
  /// Adds a curve with two control points.
  package mutating func curve(to end: FixedPoint, control1: FixedPoint, control2: FixedPoint) {
    elements.append(.cubic(control1, control2, end))
  }
  /// Adds all contours of another path.
  package mutating func append(_ other: Path) { elements += other.elements }

  /// The path with every point moved by a function.
  package func map(_ change: (FixedPoint) -> FixedPoint) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let p): result.elements.append(.move(change(p)))
      case .line(let p): result.elements.append(.line(change(p)))
      case .quadratic(let c, let p): result.elements.append(.quadratic(change(c), change(p)))
      case .cubic(let a, let b, let p): result.elements.append(.cubic(change(a), change(b), change(p)))
      }
    }
    return result
  }
}
