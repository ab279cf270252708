import Testing

@testable import LayoutSnapshotCommand

@Suite struct HeapTests {
  /// A number that counts how often it is compared.
  private struct Counted: Comparable {
    final class Counter { var count = 0 }

    let value: Int
    let counter: Counter

    static func < (a: Counted, b: Counted) -> Bool {
      a.counter.count += 1
      return a.value < b.value
    }
    static func == (a: Counted, b: Counted) -> Bool { a.value == b.value }
  }

  @Test func first_isTheLeast_whateverTookItsPlace() {
    var heap = Heap(Array(0..<37))
    var plain = Array(0..<37)
    for step in 0..<2000 {
      let value = (step * 7919) % 1009
      heap.replaceFirst(by: value)
      plain.sort()
      plain[0] = value
      #expect(heap.first == plain.min())
    }
  }

  /// Looking through all shards for each test took 200 million comparisons.
  @Test func shards_areFoundWithFewComparisons() {
    let counter = Counted.Counter()
    var heap = Heap((0..<1000).map { _ in Counted(value: 0, counter: counter) })
    counter.count = 0
    for number in 0..<200_000 {
      heap.replaceFirst(by: Counted(value: heap.first.value + number % 13 + 1, counter: counter))
    }
    // At most two for each of ten levels.
    #expect(counter.count <= 200_000 * 20)
  }
}
