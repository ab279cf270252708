import LayoutSnapshotVector

/// Draws parts of symbols, one after the other.
struct SymbolInk {
  private(set) var steps: [VectorStep] = []
  /// The thickness of lines, where 1 is regular.
  let weight: Double
  /// The width of lines in units of the symbol, wherever they are drawn.
  private var lineWidth: Double
  /// The room between a part and one in front of it.
  private var gap = 1.1
  private var place = VectorTransform.identity

  /// The regular width of lines: that of a stem of text, 17 points high.
  private static let regularWidth = 1.6

  init(weight: Double) { (self.weight, lineWidth) = (weight, weight * Self.regularWidth) }

  mutating func fill(_ path: VectorPath) {
    steps.append(.fill(path.mapped(by: place), .winding, .black))
  }

  mutating func stroke(_ path: VectorPath) { stroke(path, width: lineWidth) }

  /// A line inside a body. It stays thin in heavy weights, where it would fill the body.
  mutating func strokeDetail(_ path: VectorPath) { stroke(path, width: lineWidth * min(1, 1.25 / weight)) }

  /// A line and the room at its sides.
  mutating func strokeWithRoom(_ path: VectorPath) { stroke(path, width: lineWidth + 2 * gap) }

  private mutating func stroke(_ path: VectorPath, width: Double) {
    var stroke = VectorStroke()
    (stroke.width, stroke.cap, stroke.join) = (width, .round, .round)
    steps.append(.stroke(path.mapped(by: place), stroke, .black))
  }

  /// Takes away what is drawn in a closure.
  mutating func erase(_ draw: (inout SymbolInk) -> Void) {
    steps.append(.beginErasing)
    draw(&self)
    steps.append(.endGroup)
  }

  /// Takes an area and the room around it away.
  mutating func clear(_ path: VectorPath) {
    erase {
      $0.fill(path)
      $0.strokeWithRoom(path)
    }
  }

  /// The line around a body, and in the filled variant the body.
  mutating func outline(_ path: VectorPath, filled: Bool) {
    if filled { fill(path) }
    stroke(path)
  }

  /// Draws a smaller form of something, of which one point comes to lie in the middle of a room. Its lines and gaps are
  /// a part of what they are outside.
  mutating func draw(
    scaledBy scale: Double, lineWidth lineFactor: Double, gap gapFactor: Double = 0.7,
    from middle: (x: Double, y: Double), to room: SymbolDrawing.Room, _ draw: (inout SymbolInk) -> Void
  ) {
    let (before, width, gap) = (place, lineWidth, gap)
    place = VectorTransform(
      scale, 0, 0, scale, room.x - middle.x * scale, room.y - middle.y * scale
    ).then(place)
    (lineWidth, self.gap) = (width * lineFactor, gap * gapFactor)
    draw(&self)
    (place, lineWidth, self.gap) = (before, width, gap)
  }

  /// Draws something a little smaller where its lines are so heavy that they would reach beyond its edges.
  mutating func drawWithinEdges(
    _ size: (width: Double, height: Double), _ draw: (inout SymbolInk) -> Void
  ) {
    let excess = max(0, lineWidth - Self.regularWidth)
    let (long, middle) = (max(size.width, size.height), (x: size.width / 2, y: size.height / 2))
    let room = SymbolDrawing.Room(x: middle.x, y: middle.y, side: long)
    self.draw(scaledBy: (long - excess) / long, lineWidth: 1, gap: 1, from: middle, to: room, draw)
  }

  /// A stroke from the upper left to the lower right.
  mutating func slash(_ size: (width: Double, height: Double)) {
    let (x, y) = (size.width / 2, size.height / 2)
    // From corner to corner, but never too flat or too steep to look like a stroke.
    let edge = max(1, lineWidth / 2)
    let (across, down) = (min(x - edge, 2 * (y - edge)), min(y - edge, 2 * (x - edge)))
    let line = VectorPath.line(
      from: VectorPoint(x - across, y - down), to: VectorPoint(x + across, y + down))
    erase { $0.strokeWithRoom(line) }
    stroke(line)
  }
}
