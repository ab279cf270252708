import LayoutSnapshotGraphics

/// The masked columns of each row, from rectangles that may overlap.
struct RowMask {
  private let rectangles: [PixelEdges]

  /// Cuts rectangles at the borders of a canvas; what is left of none is dropped.
  init(_ masks: [ComparisonMask], width: Int, height: Int) {
    rectangles = masks.map { $0.edges.cut(width: width, height: height) }
      .filter { $0.left < $0.right && $0.top < $0.bottom }
      .sorted { ($0.left, $0.right) < ($1.left, $1.right) }
  }

  /// The masked stretches of a row: apart from each other, from left to right.
  func columns(inRow y: Int) -> [Range<Int>] {
    if rectangles.isEmpty { return [] }
    var stretches: [Range<Int>] = []
    for rectangle in rectangles where rectangle.top <= y && y < rectangle.bottom {
      if let last = stretches.last, rectangle.left <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, rectangle.right)
      } else {
        stretches.append(rectangle.left..<rectangle.right)
      }
    }
    return stretches
  }

  /// The number of masked pixels in a row.
  func pixels(inRow y: Int) -> Int { columns(inRow: y).reduce(0) { $0 + $1.count } }
}

extension PixelEdges {
  /// What of a rectangle lies on a canvas.
  func cut(width: Int, height: Int) -> PixelEdges {
    PixelEdges(left: max(0, left), top: max(0, top), right: min(width, right), bottom: min(height, bottom))
  }
}
