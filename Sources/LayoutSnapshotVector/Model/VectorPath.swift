/// A point, or a vector.
package struct VectorPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  static func + (a: VectorPoint, b: VectorPoint) -> VectorPoint { VectorPoint(a.x + b.x, a.y + b.y) }
  static func - (a: VectorPoint, b: VectorPoint) -> VectorPoint { VectorPoint(a.x - b.x, a.y - b.y) }
  static func * (a: VectorPoint, factor: Double) -> VectorPoint { VectorPoint(a.x * factor, a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }
}

/// Subpaths of lines and cubic curves. Each begins with a `move`.
package struct VectorPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(VectorPoint)
    case line(VectorPoint)
    /// Two control points, and the end.
    case cubic(VectorPoint, VectorPoint, VectorPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// Where the next element goes on.
  private(set) var current: VectorPoint?
  private var start = VectorPoint(0, 0)

  package var isEmpty: Bool { elements.isEmpty }

  package init() {}

  /// A path of one subpath of another.
  init(_ subpath: ArraySlice<Element>) { elements = Array(subpath) }

  package mutating func move(to point: VectorPoint) {
    // Of moves in a row only the last one matters.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (start, current) = (point, point)
  }

  package mutating func line(to point: VectorPoint) {
    begin(at: point)
    elements.append(.line(point))
    current = point
  }

  package mutating func cubic(_ first: VectorPoint, _ second: VectorPoint, to end: VectorPoint) {
    begin(at: first)
    elements.append(.cubic(first, second, end))
    current = end
  }

  /// A curve with one control point.
  package mutating func quadratic(_ control: VectorPoint, to end: VectorPoint) {
    let from = current ?? control
    cubic(from + (control - from) * (2 / 3), end + (control - end) * (2 / 3), to: end)
  }

  package mutating func close() {
    guard current != nil, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  /// After `close` a subpath goes on where the former one began.
  private mutating func begin(at point: VectorPoint) {
    guard let current else { return move(to: point) }
    if elements.last == .close { move(to: current) }
  }

  package mutating func append(_ other: VectorPath) {
    elements += other.elements
    (start, current) = (other.start, other.current ?? current)
  }

  package func mapped(by transform: VectorTransform) -> VectorPath {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(transform.map(end))
      case .line(let end): .line(transform.map(end))
      case .cubic(let first, let second, let end):
        .cubic(transform.map(first), transform.map(second), transform.map(end))
      case .close: .close
      }
    }
    path.start = transform.map(start)
    path.current = current.map(transform.map)
    return path
  }
}
