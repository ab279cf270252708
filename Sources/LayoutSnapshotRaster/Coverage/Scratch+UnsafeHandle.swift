import LayoutSnapshotGraphics

/// Memory for one row of work, kept from one fill to the next.
@safe
final class RowBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity = 4096

  init() { unsafe base = .allocate(capacity: capacity) }

  deinit { unsafe base.deallocate() }

  /// The memory, for at least so many elements; what it holds is unspecified.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      unsafe base.deallocate()
      capacity = count
      unsafe base = .allocate(capacity: count)
    }
    return unsafe base
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
  /// The pixels of the largest sheet that a group was painted on.
  var largestSheet = 0

  /// The coverage of a path in a box.
  func mask(_ path: Path, in box: PixelEdges, rule: Path.FillRule = .nonZero) -> Mask {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(0, box.width * box.height)) { memory, count in
      count = max(0, box.width * box.height)
      if count == 0 { return }
      var target = memory.baseAddress!
      let row = unsafe coverage.reserve(box.width)
      unsafe accumulator.fill(Edges(path), in: box, rule: rule, into: row) { _ in
        unsafe target.update(from: row, count: box.width)
        unsafe target += box.width
      }
    }
    return Mask(box, bytes)
  }
}
