import LayoutSnapshotGraphics

/// Adds up, cell by cell, the signed area that lies to the right of edges; 131072 is one whole pixel.
///
/// Each edge adds to a cell what it changes there, and the running sum along a row is the coverage,
/// as in font-rs and stb_truetype. Whatever is computed depends on the edge alone and never on where
/// the cells begin, so that bands and clips do not show.
@safe
final class Accumulator {
  private var cells: UnsafeMutablePointer<Int32>
  private var capacity: Int
  private var box = PixelEdges(left: 0, top: 0, right: 0, bottom: 0)
  private var stride = 0

  /// Cells that are kept: the rows of a chunk stay in the second-level cache.
  static let chunk = 1 << 15

  init() {
    capacity = Accumulator.chunk
    unsafe cells = .allocate(capacity: capacity)
    unsafe cells.initialize(repeating: 0, count: capacity)
  }

  deinit { unsafe cells.deallocate() }

  /// Whether no area is left over, which every fill ensures.
  var isClear: Bool { (0..<capacity).allSatisfy { unsafe cells[$0] == 0 } }

  /// Computes coverage in a box and hands it over row by row.
  func fill(
    _ edges: Edges, in box: PixelEdges, rule: Path.FillRule, into bytes: UnsafeMutablePointer<UInt8>,
    row: (Int) -> Void
  ) {
    let rows = max(1, Accumulator.chunk / (box.width + 2))
    var top = box.top
    while top < box.bottom {
      let bottom = min(box.bottom, top + rows)
      begin(PixelEdges(left: box.left, top: top, right: box.right, bottom: bottom))
      for edge in edges.edges { add(edge) }
      for y in top..<bottom {
        unsafe resolve(y, rule, bytes)
        row(y)
      }
      top = bottom
    }
  }

  private func begin(_ box: PixelEdges) {
    self.box = box
    stride = box.width + 2
    let needed = stride * box.height
    if needed > capacity {
      unsafe cells.deallocate()
      capacity = needed
      unsafe cells = .allocate(capacity: capacity)
      unsafe cells.initialize(repeating: 0, count: capacity)
    }
  }

  private func add(_ edge: Edges.Edge) {
    let isDownward = edge.y0 < edge.y1
    let sign: Int32 = isDownward ? 1 : -1
    let (x0, y0) = isDownward ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    let (x1, y1) = isDownward ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    let top = max(y0, Int32(box.top) &<< 8)
    let bottom = min(y1, Int32(box.bottom) &<< 8)
    if top >= bottom { return }
    let dx = Int64(x1) &- Int64(x0)
    let dy = Int64(y1) &- Int64(y0)
    /// x at a height, always from the edge's start and rounded down.
    func x(at y: Int32) -> Int32 {
      if y == y1 { return x1 }
      if dx == 0 || y == y0 { return x0 }
      let product = dx &* (Int64(y) &- Int64(y0))
      var quotient = product / dy
      if product < 0 && quotient &* dy != product { quotient &-= 1 }
      return Int32(truncatingIfNeeded: Int64(x0) &+ quotient)
    }
    var y = top
    var from = x(at: top)
    var cell = unsafe cells + (Int(top &>> 8) &- box.top) &* stride
    while y < bottom {
      let next = min(bottom, ((y &>> 8) &+ 1) &<< 8)
      let to = x(at: next)
      unsafe addSegment(cell, from, to, height: next &- y, sign)
      y = next
      from = to
      unsafe cell += stride
    }
  }

  /// Adds the part of an edge that lies in one row of pixels.
  @inline(__always)
  private func addSegment(
    _ row: UnsafeMutablePointer<Int32>, _ from: Int32, _ to: Int32, height: Int32, _ sign: Int32
  ) {
    let (low, high) = from < to ? (from, to) : (to, from)
    let firstColumn = Int(low &>> 8)
    let lastColumn = high == low ? firstColumn : Int((high &- 1) &>> 8)
    if lastColumn < box.left {
      unsafe row[0] &+= height &* sign &* 512
    } else if firstColumn >= box.right {
      return
    } else if firstColumn == lastColumn {
      let column = firstColumn &- box.left
      let edge = Int32(firstColumn) &<< 8
      let area = ((low &- edge) &+ (high &- edge)) &* height &* sign
      unsafe row[column] &+= height &* sign &* 512 &- area
      unsafe row[column &+ 1] &+= area
    } else {
      unsafe addWide(row, low, high, firstColumn, lastColumn, height, sign)
    }
  }

  /// Divides a segment's height among the columns it crosses, rounding down at each boundary.
  private func addWide(
    _ row: UnsafeMutablePointer<Int32>, _ low: Int32, _ high: Int32, _ firstColumn: Int, _ lastColumn: Int,
    _ height: Int32, _ sign: Int32
  ) {
    let dx = Int64(high) &- Int64(low)
    func share(before x: Int32) -> Int32 {
      x == high ? height : Int32(truncatingIfNeeded: Int64(height) &* (Int64(x) &- Int64(low)) / dx)
    }
    var column = firstColumn
    var (x, used) = (low, Int32(0))
    if column < box.left {
      column = box.left
      x = Int32(column) &<< 8
      used = share(before: x)
      unsafe row[0] &+= used &* sign &* 512
    }
    while column <= lastColumn && column < box.right {
      let edge = Int32(column) &<< 8
      let next = min(high, edge &+ 256)
      let reached = share(before: next)
      let added = (reached &- used) &* sign
      let area = ((x &- edge) &+ (next &- edge)) &* added
      unsafe row[column &- box.left] &+= added &* 512 &- area
      unsafe row[column &- box.left &+ 1] &+= area
      (x, used) = (next, reached)
      column &+= 1
    }
  }

  /// Sums a row up, turns it into bytes and leaves it clear.
  private func resolve(_ y: Int, _ rule: Path.FillRule, _ bytes: UnsafeMutablePointer<UInt8>) {
    let row = unsafe cells + (y &- box.top) &* stride
    let width = box.width
    var sum: Int32 = 0
    for x in 0..<width {
      unsafe sum &+= row[x]
      unsafe row[x] = 0
      var area = UInt32(bitPattern: sum < 0 ? 0 &- sum : sum)
      if rule == .evenOdd {
        area &= 262143
        if area > 131072 { area = 262144 &- area }
      }
      unsafe bytes[x] = UInt8(truncatingIfNeeded: (min(area, 131072) &* 255 &+ 65536) &>> 17)
    }
    unsafe row[width] = 0
    unsafe row[width &+ 1] = 0
  }
}
