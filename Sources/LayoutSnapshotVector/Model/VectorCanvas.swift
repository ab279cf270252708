/// Where readers draw: it counts what they draw, keeps numbers within bounds, and leaves out what leaves no trace.
struct VectorCanvas {
  /// Beyond this nothing is drawn: no coordinate, factor or length. Products of two such numbers are finite.
  static let farthest = 1e9

  private let limits: VectorLimits
  private(set) var steps: [VectorStep] = []
  private(set) var lacks: [String] = []
  /// From the current coordinates to the picture's.
  private(set) var transform = VectorTransform.identity
  /// From the coordinates around a canvas that lies aside to those of the picture.
  private var base = VectorTransform.identity
  /// Where `save` and `beginGroup` stand that are still open, and the transforms there.
  private var open: [(index: Int, transform: VectorTransform)] = []
  /// The number of steps after the last one that painted.
  private var painted = 0
  private var points = 0
  private var visited = 0
  /// The masks that are open.
  private var masks: [VectorMask] = []
  /// How many reasons there are to draw nothing.
  var hidden = 0

  init(limits: VectorLimits) { self.limits = limits }

  /// Counts steps of reading.
  mutating func visit(_ count: Int = 1) throws(VectorError) {
    visited += count
    if visited > limits.steps * 4 { throw VectorError(.tooMuchWork(limit: limits.steps)) }
  }

  /// Notes that something of the file is not among the steps.
  mutating func lack(_ what: String) {
    if hidden == 0, !lacks.contains(what), lacks.count < 50 { lacks.append(what) }
  }

  mutating func save() throws(VectorError) { try begin(.save) }

  /// Goes back to where the last `save` was.
  mutating func restore() { end(.restore) }

  mutating func beginGroup(opacity: Double, blend: VectorBlend = .normal) throws(VectorError) {
    try begin(.beginGroup(opacity: opacity, blend: blend))
  }

  mutating func endGroup() { end(.endGroup) }

  private mutating func begin(_ step: VectorStep) throws(VectorError) {
    guard open.count < limits.depth * 8 else { throw VectorError(.tooDeep(limit: limits.depth)) }
    open.append((steps.count, transform))
    try append(step)
  }

  private mutating func end(_ step: VectorStep) {
    guard let last = open.popLast() else { return }
    transform = last.transform
    if painted <= last.index { steps.removeSubrange(last.index...) } else { steps.append(step) }
  }

  mutating func concatenate(_ next: VectorTransform) throws(VectorError) {
    if next == .identity { return }
    let product = next.then(transform)
    guard next.isWithinBounds, product.isWithinBounds, product.then(base).isWithinBounds else {
      return lack("numbers beyond all bounds")
    }
    transform = product
    try append(.transform(next))
  }

  mutating func clip(_ path: VectorPath, _ rule: VectorFillRule) throws(VectorError) {
    if accepts(path) { try append(.clip(path, rule)) }
  }

  mutating func clip(_ path: VectorPath, _ stroke: VectorStroke) throws(VectorError) {
    if accepts(path) { try append(.clipToStroke(path, stroke)) }
  }

  mutating func fill(_ path: VectorPath, _ rule: VectorFillRule, _ color: VectorColor) throws(VectorError) {
    if !path.isEmpty, color.alpha > 0, accepts(path) { try append(.fill(path, rule, color)) }
  }

  mutating func stroke(
    _ path: VectorPath, _ stroke: VectorStroke, _ color: VectorColor
  ) throws(VectorError) {
    if !path.isEmpty, color.alpha > 0, accepts(path) { try append(.stroke(path, stroke, color)) }
  }

  mutating func gradient(_ gradient: VectorGradient) throws(VectorError) {
    points += gradient.stops.count
    try append(.gradient(gradient))
  }

  /// Counts steps that are drawn once more.
  mutating func count(_ steps: [VectorStep]) throws(VectorError) {
    try visit(1 + steps.count / 16)
    points += steps.reduce(0) { $0 + $1.points }
    guard points <= limits.points else { throw VectorError(.tooMuchWork(limit: limits.points)) }
  }

  /// Covers all that is not clipped with a colour.
  mutating func cover(with color: VectorColor) throws(VectorError) {
    let shape = VectorGradient.Shape.linear(from: VectorPoint(0, 0), to: VectorPoint(1, 0))
    if let gradient = VectorGradient(shape, stops: [.init(0, color)]) { try self.gradient(gradient) }
  }

  /// A canvas for steps that are needed apart.
  func aside() -> VectorCanvas {
    var canvas = VectorCanvas(limits: limits)
    (canvas.visited, canvas.points, canvas.lacks, canvas.hidden) = (visited, points, lacks, hidden)
    canvas.base = transform.then(base)
    return canvas
  }

  /// This canvas, to which what was done aside counts.
  func counting(_ other: VectorCanvas) -> VectorCanvas {
    var canvas = self
    (canvas.visited, canvas.points, canvas.lacks) = (other.visited, other.points, other.lacks)
    return canvas
  }

  /// Draws through a mask what comes until ``endMasked()``.
  mutating func beginMasked(by mask: VectorMask) throws(VectorError) {
    if !mask.isExact { lack("soft mask of parts that cover each other") }
    switch mask.form {
    case .clips(let clips):
      try save()
      for clip in clips { try self.clip(clip.path, clip.rule) }
    case .steps(let steps):
      let before = painted
      try begin(.beginMask)
      for step in steps { try append(step) }
      try append(.beginMasked)
      // What the mask consists of leaves no trace alone.
      painted = before
    }
    if mask.isEmpty { hidden += 1 }
    masks.append(mask)
  }

  mutating func endMasked() {
    guard let mask = masks.popLast() else { return }
    if mask.isEmpty { hidden -= 1 }
    end(mask.end)
  }

  private mutating func append(_ step: VectorStep) throws(VectorError) {
    if step.paints, hidden > 0 { return }
    guard steps.count < limits.steps, points <= limits.points else {
      throw VectorError(.tooMuchWork(limit: steps.count < limits.steps ? limits.points : limits.steps))
    }
    steps.append(step)
    if step.paints { painted = steps.count }
  }

  /// Counts a path's points, and tells whether all are within bounds.
  private mutating func accepts(_ path: VectorPath) -> Bool {
    points += path.elements.count
    func isNear(_ point: VectorPoint) -> Bool {
      abs(point.x) < VectorCanvas.farthest && abs(point.y) < VectorCanvas.farthest
    }
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): if isNear(end) { continue }
      case .cubic(let first, let second, let end):
        if isNear(first), isNear(second), isNear(end) { continue }
      case .close: continue
      }
      lack("numbers beyond all bounds")
      return false
    }
    return true
  }
}
