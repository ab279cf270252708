/// A function by a table of its values (ISO 32000-1, 7.10.2). Between them it is even, also for functions that are to be
/// cubic.
struct PDFSamples {
  private let domain: [Double]
  private let sizes: [Int]
  private let encode: [Double]
  /// The values, already in the range that they stand for; those of the first input follow each other.
  private let values: [Double]
  private let outputs: Int

  init?(_ object: PDFObject, domain: [Double], range: [Double], in file: PDFFile) throws(VectorError) {
    guard let stream = object.stream, let sizes = try file.numbers(stream.dictionary["Size"]),
      let bits = try file.resolve(stream.dictionary["BitsPerSample"]).integer,
      [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), sizes.count == domain.count / 2,
      (1...4).contains(sizes.count),
      sizes.allSatisfy({ $0 >= 1 && $0 <= 65536 && $0 == $0.rounded() })
    else { return nil }
    let outputs = range.count / 2
    let count = sizes.reduce(Double(outputs), *)
    guard outputs > 0, outputs <= 32, count <= 4_000_000 else { return nil }
    let data = try file.data(of: stream)
    try file.spend(Int(count))
    guard data.count * 8 >= Int(count) * bits else { return nil }
    (self.domain, self.sizes, self.outputs) = (domain, sizes.map { Int($0) }, outputs)
    let encode = try file.numbers(stream.dictionary["Encode"]) ?? []
    self.encode = encode.count >= domain.count ? encode : sizes.flatMap { [0, $0 - 1] }
    var decode = try file.numbers(stream.dictionary["Decode"]) ?? []
    if decode.count < range.count { decode = range }
    let most = Double((UInt64(1) << UInt64(bits)) - 1)
    var values: [Double] = []
    values.reserveCapacity(Int(count))
    var (word, wordBits, position) = (UInt64(0), 0, 0)
    for index in 0..<Int(count) {
      while wordBits < bits {
        word = word << 8 | UInt64(data[position])
        (position, wordBits) = (position + 1, wordBits + 8)
      }
      wordBits -= bits
      let sample = Double(word >> UInt64(wordBits)) / most
      word &= (UInt64(1) << UInt64(wordBits)) - 1
      let output = index % outputs
      values.append(decode[2 * output] + sample * (decode[2 * output + 1] - decode[2 * output]))
    }
    self.values = values
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    guard input.count == sizes.count else { return [Double](repeating: 0, count: outputs) }
    // The corners around the input, each with its weight.
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var step = outputs
    for (dimension, size) in sizes.enumerated() {
      let (low, high) = (domain[2 * dimension], domain[2 * dimension + 1])
      let part = high > low ? (input[dimension] - low) / (high - low) : 0
      let place = encode[2 * dimension] + part * (encode[2 * dimension + 1] - encode[2 * dimension])
      let near = max(0, min(place.isFinite ? place : 0, Double(size - 1)))
      let below = min(Int(near), max(0, size - 2))
      let above = near - Double(below)
      corners = corners.flatMap { corner in
        let first = (index: corner.index + below * step, weight: corner.weight * (1 - above))
        guard above > 0 else { return [first] }
        return [first, (index: corner.index + (below + 1) * step, weight: corner.weight * above)]
      }
      step *= size
    }
    return (0..<outputs).map { output in
      corners.reduce(0) { $0 + values[$1.index + output] * $1.weight }
    }
  }

  /// The inputs of the table, if there are few.
  func knots(from start: Double, to end: Double) -> [Double]? {
    guard sizes.count == 1, sizes[0] <= 256, domain[1] > domain[0], encode[1] > encode[0] else { return nil }
    let inner = (0..<sizes[0]).map { index in
      domain[0] + (Double(index) - encode[0]) / (encode[1] - encode[0]) * (domain[1] - domain[0])
    }
    return [start] + inner.filter { $0 > start && $0 < end } + [end]
  }
}
