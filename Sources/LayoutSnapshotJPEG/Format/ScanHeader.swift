/// What a scan's header says: which components it has, and which part of their coefficients.
struct ScanHeader {
  struct Part {
    /// The index of the component in the frame.
    let component: Int
    let directTable: Int
    let alternatingTable: Int
  }

  let parts: [Part]
  /// The first and last coefficient, in zigzag order.
  let band: ClosedRange<Int>
  /// Of a coefficient that earlier scans have begun, this scan has one bit more.
  let refines: Bool
  /// The number of low bits that later scans have.
  let shift: Int

  init(_ segment: consuming SegmentReader, of frame: FrameHeader) throws(JPEGDecodingError) {
    let start = segment.place
    let count = try segment.byte()
    guard (1...4).contains(count) else { throw .invalid("a scan of \(count) components", at: start) }
    var parts: [Part] = []
    for _ in 0..<count {
      let identifier = try segment.byte()
      let tables = try segment.byte()
      guard let index = frame.components.firstIndex(where: { $0.identifier == identifier }),
        !parts.contains(where: { $0.component == index })
      else {
        throw .invalid("a scan of component \(identifier), which is not there or is named twice", at: start)
      }
      guard tables >> 4 < 4, tables & 15 < 4 else { throw .invalid("a table with no such number", at: start) }
      parts.append(Part(component: index, directTable: tables >> 4, alternatingTable: tables & 15))
    }
    if count > 1 {
      // A unit has at most ten blocks (T.81, B.2.3).
      let blocks = parts.reduce(0) {
        $0 + frame.components[$1.component].across * frame.components[$1.component].down
      }
      guard blocks <= 10 else { throw .invalid("a unit of \(blocks) blocks", at: start) }
    }
    let (first, last) = (try segment.byte(), try segment.byte())
    let bits = try segment.byte()
    self.parts = parts
    guard frame.isProgressive else {
      // Of other files these numbers say nothing.
      (band, refines, shift) = (0...63, false, 0)
      return
    }
    let (high, low) = (bits >> 4, bits & 15)
    guard first <= last, last < 64, first == 0 ? last == 0 : count == 1, low <= 13,
      high == 0 || high == low + 1
    else {
      throw .invalid(
        "a progressive scan of coefficients \(first) to \(last), bits \(high) to \(low)", at: start)
    }
    (band, refines, shift) = (first...last, high > 0, low)
  }
}
