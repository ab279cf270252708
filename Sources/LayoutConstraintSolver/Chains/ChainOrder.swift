/// Puts the coupled rows of a component in the order of a chain, if they are one.
struct ChainOrder<Form: AffineForm> {
  /// A coupled row, times a sign by which the joints cancel in the sum of all of them.
  struct Link: BitwiseCopyable {
    /// Its number in the residual system.
    var row: Int32
    var sign: Double
    /// The roots that join it to the link before it and after it, by their positions in the component; -1 for none.
    var lastJoint: Int32
    var nextJoint: Int32
  }

  /// The first two coupled rows in which a root occurs, by their position in `rows`; -1 for none.
  private struct Use: BitwiseCopyable {
    var first: Int32 = -1
    var second: Int32 = -1
    var firstCoefficient = 0.0
    var secondCoefficient = 0.0

    func other(than row: Int32) -> Int32 { row == first ? second : first }
    func coefficient(in row: Int32) -> Double { row == first ? firstCoefficient : secondCoefficient }
  }

  /// The roots that join a row to others; -1 for none.
  private struct Ends: BitwiseCopyable {
    var first: Int32 = -1
    var second: Int32 = -1
  }

  private(set) var links = Buffer<Link>()
  private var rows = Buffer<Int32>()
  private var uses = Buffer<Use>()
  private var ends = Buffer<Ends>()

  func deallocate() {
    links.deallocate()
    rows.deallocate()
    uses.deallocate()
    ends.deallocate()
  }

  /// Fills `links`. Returns false if the rows are no chain.
  mutating func find(_ source: Chain<Form>.Source) -> Bool {
    source.collectCoupledRows(into: &rows) && findUses(source) && findEnds(source) && walk()
  }

  private mutating func findUses(_ source: Chain<Form>.Source) -> Bool {
    uses.reset(to: source.component.roots.count, filling: Use())
    for row in 0..<Int32(truncatingIfNeeded: rows.count) {
      for index in source.residual.entryRange(of: rows[row]) {
        let entry = source.residual.entries[index]
        let root = source.position(of: entry.root)
        if uses[root].first < 0 {
          (uses[root].first, uses[root].firstCoefficient) = (row, entry.coefficient)
        } else if uses[root].second < 0 {
          (uses[root].second, uses[root].secondCoefficient) = (row, entry.coefficient)
        } else {
          return false
        }
      }
    }
    return true
  }

  private mutating func findEnds(_ source: Chain<Form>.Source) -> Bool {
    ends.reset(to: rows.count, filling: Ends())
    for root in 0..<Int32(truncatingIfNeeded: uses.count) where uses[root].second >= 0 {
      guard add(root, to: uses[root].first, source), add(root, to: uses[root].second, source) else {
        return false
      }
    }
    return true
  }

  private mutating func add(_ root: Int32, to row: Int32, _ source: Chain<Form>.Source) -> Bool {
    guard ends[row].second < 0, source.residual.isCoupledEquality(rows[row]) else { return false }
    if ends[row].first < 0 { ends[row].first = root } else { ends[row].second = root }
    return true
  }

  /// Goes from one end to the other. Being a tree, the rows have an end, and none is met twice.
  private mutating func walk() -> Bool {
    var row: Int32 = 0
    while row < rows.count, ends[row].second >= 0 { row += 1 }
    links.removeAll()
    var (sign, last) = (1.0, Int32(-1))
    while true {
      let next = ends[row].first == last ? ends[row].second : ends[row].first
      links.append(Link(row: rows[row], sign: sign, lastJoint: last, nextJoint: next))
      if next < 0 { return true }
      let other = uses[next].other(than: row)
      sign *= -uses[next].coefficient(in: row) / uses[next].coefficient(in: other)
      guard sign.magnitude == 1 else { return false }
      (row, last) = (other, next)
    }
  }
}
