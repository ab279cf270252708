import LayoutSnapshotGraphics

/// Memory for one row of work, kept from one fill to the next.
final class RowBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity = 4096

  init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  /// The memory, for at least so many elements; what it holds is unspecified.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      base.deallocate()
      capacity = count
      base = .allocate(capacity: count)
    }
    return base
  }
}

/// What fills need besides the surface.
final class Scratch {
  let accumulator = Accumulator()
  let coverage = RowBuffer<UInt8>()
  let clipped = RowBuffer<UInt8>()
  let colors = RowBuffer<UInt32>()
  /// Rows of a picture of which only the digest is wanted.
  let rows = RowBuffer<UInt32>()

  /// The coverage of a path in a box.
  func mask(_ path: Path, in box: PixelEdges, rule: Path.FillRule = .nonZero) -> Mask {
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, box.width * box.height)) { memory, count in
      count = max(0, box.width * box.height)
      if count == 0 { return }
      var target = memory.baseAddress!
      let row = coverage.reserve(box.width)
      accumulator.fill(Edges(path), in: box, rule: rule, into: row) { _ in
        target.update(from: row, count: box.width)
        target += box.width
      }
    }
    return Mask(box, bytes)
  }
}
