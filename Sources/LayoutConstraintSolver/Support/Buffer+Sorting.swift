/// Sorting, in code that is compiled once: that of the standard library is large, and is compiled for each kind of element
/// and each order.
extension Buffer {
  /// Brings the elements into an order; equal ones stay as they are.
  @inline(__always)
  func sort(by precedes: (Element, Element) -> Bool) {
    if count > 24 { return sortMany(by: precedes) }
    var sorted = 1
    while sorted < count {
      let item = self[sorted]
      var place = sorted
      while place > 0, precedes(item, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = item
      sorted += 1
    }
  }

  @inline(never)
  private func sortMany(by precedes: (Element, Element) -> Bool) {
    var order = Buffer<Int32>(minimumCapacity: count)
    let unsorted = copy()
    defer {
      order.deallocate()
      unsorted.deallocate()
    }
    for index in 0..<count { order.append(Int32(truncatingIfNeeded: index)) }
    order.mergeSort { precedes(unsorted[$0], unsorted[$1]) }
    for index in 0..<count { self[index] = unsorted[order[index]] }
  }
}

extension Buffer<Int32> {
  /// Merges runs of growing length.
  @inline(never)
  func mergeSort(by precedes: (Int32, Int32) -> Bool) {
    var (source, target) = (self, copy())
    let scratch = target
    defer { scratch.deallocate() }
    var length = 1
    while length < count {
      var start = 0
      while start < count {
        let (middle, end) = (Swift.min(start + length, count), Swift.min(start + 2 * length, count))
        source.merge(start..<middle, middle..<end, into: target, by: precedes)
        start = end
      }
      (source, target) = (target, source)
      length *= 2
    }
    if source.isSame(as: self) { return }
    for index in 0..<count { self[index] = source[index] }
  }

  @inline(__always)
  private func merge(
    _ first: Range<Int>, _ second: Range<Int>, into target: Buffer<Int32>, by precedes: (Int32, Int32) -> Bool
  ) {
    var (left, right) = (first.lowerBound, second.lowerBound)
    for place in first.lowerBound..<second.upperBound {
      let takesRight =
        right < second.upperBound && (left == first.upperBound || precedes(self[right], self[left]))
      target[place] = takesRight ? self[right] : self[left]
      if takesRight { right += 1 } else { left += 1 }
    }
  }
}
