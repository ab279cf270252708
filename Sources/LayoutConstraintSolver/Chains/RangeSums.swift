/// How long ranges of parts can be, while parts get fixed: sums of any range in logarithmic time (Fenwick, "A new data
/// structure for cumulative frequency tables", 1994).
struct RangeSums {
  /// How short and how long parts can be together; infinite ones are counted by themselves.
  struct Room: BitwiseCopyable {
    /// Lanes: the finite lower and upper ends, the infinite ones, and the number of parts that are not fixed yet.
    private var lanes = SIMD8<Double>()

    init() {}

    init(low: Double, high: Double, isFree: Bool) {
      if low.isFinite { lanes[0] = low } else { lanes[2] = 1 }
      if high.isFinite { lanes[1] = high } else { lanes[3] = 1 }
      if isFree { lanes[4] = 1 }
    }

    var low: Double { lanes[2] > 0 ? -.infinity : lanes[0] }
    var high: Double { lanes[3] > 0 ? .infinity : lanes[1] }
    var freeCount: Int { Int(lanes[4]) }

    static func + (a: Room, b: Room) -> Room {
      var sum = a
      sum.lanes += b.lanes
      return sum
    }

    static func - (a: Room, b: Room) -> Room {
      var difference = a
      difference.lanes -= b.lanes
      return difference
    }
  }

  private var nodes = Buffer<Room>()

  func deallocate() { nodes.deallocate() }

  mutating func reset(count: Int) { nodes.reset(to: count + 1, filling: Room()) }

  func add(_ room: Room, at index: Int) {
    var node = index + 1
    while node < nodes.count {
      nodes[node] = nodes[node] + room
      node += node & -node
    }
  }

  private func sum(before index: Int) -> Room {
    var (sum, node) = (Room(), index)
    while node > 0 {
      sum = sum + nodes[node]
      node -= node & -node
    }
    return sum
  }

  func room(of range: Range<Int>) -> Room { sum(before: range.upperBound) - sum(before: range.lowerBound) }
}
