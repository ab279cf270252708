import LayoutSnapshotGraphics

/// Five rows of a picture around the one that is looked at: index 2 is that row.
typealias RowTable = UnsafePointer<UnsafePointer<UInt32>>

/// Finds pixels that look like the smoothed edge of a shape, after Vyšniauskas, "Anti-aliased pixel
/// and intensity slope detector" (2009), as pixelmatch has it.
struct AntialiasingDetector<Distance: ColorDistance> {
  let distance: Distance
  let width: Int
  let height: Int

  /// Whether the pixel is smoothed in the first picture: it has a darker and a brighter neighbour, and
  /// the darkest or the brightest of them lies in a flat area in both pictures.
  ///
  /// Inlined, because it is tried on every pixel that differs.
  @inline(__always)
  func isSmoothed(_ rows: RowTable, _ other: RowTable, x: Int, y: Int) -> Bool {
    let center = unsafe rows[2][x]
    let isOnBorder = x == 0 || y == 0 || x == width &- 1 || y == height &- 1
    if !isOnBorder {
      // Most pixels lie in flat areas; equal neighbours are counted without arithmetic first.
      let above = unsafe rows[1] + x
      let row = unsafe rows[2] + x
      let below = unsafe rows[3] + x
      var equal = unsafe (row[-1] == center ? 1 : 0) &+ (row[1] == center ? 1 : 0)
      unsafe equal &+= (above[0] == center ? 1 : 0) &+ (below[0] == center ? 1 : 0)
      if equal > 2 { return false }
      unsafe equal &+= (above[-1] == center ? 1 : 0) &+ (above[1] == center ? 1 : 0)
      unsafe equal &+= (below[-1] == center ? 1 : 0) &+ (below[1] == center ? 1 : 0)
      if equal > 2 { return false }
    }
    return unsafe hasSlope(rows, other, x: x, y: y, isOnBorder: isOnBorder)
  }

  @inline(never)
  private func hasSlope(_ rows: RowTable, _ other: RowTable, x: Int, y: Int, isOnBorder: Bool) -> Bool {
    let center = unsafe rows[2][x]
    var flat = isOnBorder ? 1 : 0
    var darkest = (delta: 0.0, x: 0, row: 0)
    var brightest = (delta: 0.0, x: 0, row: 0)
    for column in max(0, x &- 1)...min(width &- 1, x &+ 1) {
      for row in (y == 0 ? 2 : 1)...(y == height &- 1 ? 2 : 3) where column != x || row != 2 {
        let neighbour = unsafe rows[row][column]
        let delta =
          neighbour == center ? 0 : distance.brightness(center, neighbour, at: y &* width &+ x)
        if delta == 0 {
          flat &+= 1
          if flat > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return unsafe isFlat(rows, other, darkest.x, darkest.row, y)
      || isFlat(rows, other, brightest.x, brightest.row, y)
  }

  private func isFlat(_ rows: RowTable, _ other: RowTable, _ x: Int, _ row: Int, _ y: Int) -> Bool {
    unsafe hasSiblings(rows, x, row, y) && hasSiblings(other, x, row, y)
  }

  /// Whether at least three neighbours have the same bits; the border counts as one.
  private func hasSiblings(_ rows: RowTable, _ x: Int, _ row: Int, _ y: Int) -> Bool {
    let ownY = y &+ row &- 2
    let value = unsafe rows[row][x]
    let first = ownY == 0 ? row : row &- 1
    let last = ownY == height &- 1 ? row : row &+ 1
    var siblings = x == 0 || x == width &- 1 || ownY == 0 || ownY == height &- 1 ? 1 : 0
    for column in max(0, x &- 1)...min(width &- 1, x &+ 1) {
      for neighbour in first...last where column != x || neighbour != row {
        if unsafe rows[neighbour][column] == value { siblings &+= 1 }
      }
    }
    return siblings > 2
  }
}
