import LayoutSnapshotGraphics

/// Looks at every pixel of a picture to choose the smallest format that holds its colours.
struct ColorSurvey {
  private var table = ColorTable()
  private var isWithinPalette = true
  private var isOpaque = true

  /// Looks at one more row of straight pixels.
  mutating func add(_ row: UnsafePointer<UInt32>, count: Int) {
    if !isWithinPalette && !isOpaque { return }
    if isOpaque { isOpaque = unsafe LayoutSnapshotGraphics.isOpaque(row, count: count) }
    if !isWithinPalette || count == 0 { return }
    // Pictures of interfaces are runs of one colour; only where a run ends is there anything to learn.
    var last = unsafe row[0]
    isWithinPalette = table.insert(last)
    for x in 1..<max(1, count) where unsafe row[x] != last {
      last = unsafe row[x]
      if !table.insert(last) {
        isWithinPalette = false
        return
      }
    }
  }

  var format: PixelFormat {
    if isWithinPalette { return PixelFormat(colors: table.colors) }
    return isOpaque ? .rgb : .rgba
  }
}
