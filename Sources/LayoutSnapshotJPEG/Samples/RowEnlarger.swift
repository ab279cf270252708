/// Makes rows of the picture's width of a component that has fewer samples: between two samples a quarter of the way from
/// the nearer one, so that colours have no steps. The roundings are those of the Independent JPEG Group's library.
struct RowEnlarger {
  private let component: Component
  /// A row of samples, mixed of two: sums of four quarters.
  private var sums: [Int] = []

  init(_ component: Component) {
    self.component = component
    sums = Array(repeating: 0, count: component.width)
  }

  /// Writes a row of the picture; `row` has room for all samples that this one is enlarged to.
  mutating func write(row y: Int, into row: inout [UInt8]) {
    switch (component.enlargedAcross, component.enlargedDown) {
    // That library mixes sideways only where there are more than two samples.
    case (2, 1) where component.width > 2: mixAcross(y, &row)
    case (2, 2) where component.width > 2: mixBoth(y, &row)
    case (1, 2): mixDown(y, &row)
    default: repeatSamples(y, &row)
    }
  }

  /// Where a row of samples begins; beyond the first and the last row it is that row.
  private func start(_ sampleRow: Int) -> Int {
    min(max(sampleRow, 0), component.height - 1) * component.stride
  }

  private func repeatSamples(_ y: Int, _ row: inout [UInt8]) {
    let (times, first) = (component.enlargedAcross, start(y / component.enlargedDown))
    if times == 1 {
      for x in 0..<component.width { row[x] = component.samples[first + x] }
      return
    }
    for x in 0..<component.width {
      let sample = component.samples[first + x]
      for copy in 0..<times { row[x * times + copy] = sample }
    }
  }

  private func mixAcross(_ y: Int, _ row: inout [UInt8]) {
    let (first, last) = (start(y), component.width - 1)
    func sample(_ x: Int) -> Int { Int(component.samples[first + x]) }
    row[0] = component.samples[first]
    row[1] = UInt8((sample(0) * 3 + sample(1) + 2) >> 2)
    for x in 1..<last {
      let three = sample(x) * 3
      row[2 * x] = UInt8((three + sample(x - 1) + 1) >> 2)
      row[2 * x + 1] = UInt8((three + sample(x + 1) + 2) >> 2)
    }
    row[2 * last] = UInt8((sample(last) * 3 + sample(last - 1) + 1) >> 2)
    row[2 * last + 1] = component.samples[first + last]
  }

  /// Where the row lies between two rows of samples.
  private func neighbours(_ y: Int) -> (near: Int, far: Int) {
    (start(y / 2), start(y % 2 == 0 ? y / 2 - 1 : y / 2 + 1))
  }

  private func mixDown(_ y: Int, _ row: inout [UInt8]) {
    let (near, far) = neighbours(y)
    let half = y % 2 == 0 ? 1 : 2
    for x in 0..<component.width {
      row[x] = UInt8((Int(component.samples[near + x]) * 3 + Int(component.samples[far + x]) + half) >> 2)
    }
  }

  private mutating func mixBoth(_ y: Int, _ row: inout [UInt8]) {
    let (near, far) = neighbours(y)
    let last = component.width - 1
    for x in 0...last {
      sums[x] = Int(component.samples[near + x]) * 3 + Int(component.samples[far + x])
    }
    row[0] = UInt8((sums[0] * 4 + 8) >> 4)
    row[1] = UInt8((sums[0] * 3 + sums[1] + 7) >> 4)
    for x in 1..<last {
      let three = sums[x] * 3
      row[2 * x] = UInt8((three + sums[x - 1] + 8) >> 4)
      row[2 * x + 1] = UInt8((three + sums[x + 1] + 7) >> 4)
    }
    row[2 * last] = UInt8((sums[last] * 3 + sums[last - 1] + 8) >> 4)
    row[2 * last + 1] = UInt8((sums[last] * 4 + 7) >> 4)
  }
}
