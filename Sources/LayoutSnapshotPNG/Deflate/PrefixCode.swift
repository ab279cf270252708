/// A code whose words are shorter for symbols that are more frequent, after Huffman, with an upper limit.
struct PrefixCode {
  /// The bits of each symbol's word; 0 for symbols that have none.
  let lengths: [Int]
  /// Each symbol's word, as it is written: its first bit is the lowest.
  let words: [UInt32]

  /// The code for frequencies.
  ///
  /// At least two symbols get a word, because some readers take a code with one for damaged.
  init(frequencies: [Int], limit: Int) {
    var frequencies = frequencies
    var missing = 2 - frequencies.count { $0 > 0 }
    for symbol in frequencies.indices where missing > 0 && frequencies[symbol] == 0 {
      frequencies[symbol] = 1
      missing -= 1
    }
    var lengths = Self.lengths(frequencies)
    // Frequencies that are nearer to each other give words that are nearer to each other in length.
    while lengths.max() ?? 0 > limit {
      frequencies = frequencies.map { ($0 + 1) / 2 }
      lengths = Self.lengths(frequencies)
    }
    self.init(lengths: lengths)
  }

  /// The code with such lengths: words of a length follow each other in the order of their symbols (RFC 1951, 3.2.2).
  init(lengths: [Int]) {
    self.lengths = lengths
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] + UInt32(lengths.count { $0 == length })) << 1 }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      var (word, rest) = (UInt32(0), next[length])
      for _ in 0..<length { (word, rest) = (word << 1 | rest & 1, rest >> 1) }
      return word
    }
  }

  /// How many bits a text takes with so many of each symbol.
  func size(_ frequencies: [Int]) -> Int { zip(frequencies, lengths).reduce(0) { $0 + $1.0 * $1.1 } }

  /// The best lengths, whatever they are: the two least frequent nodes become one until one is left.
  private static func lengths(_ frequencies: [Int]) -> [Int] {
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: max(1, 2 * leaves.count - 1))
    // Leaves are in order, and so are the nodes made of them.
    var (leaf, inner) = (0, leaves.count)
    func next() -> Int {
      let takesLeaf = leaf < leaves.count && (inner >= weights.count || weights[leaf] <= weights[inner])
      defer { if takesLeaf { leaf += 1 } else { inner += 1 } }
      return takesLeaf ? leaf : inner
    }
    for node in leaves.count..<max(leaves.count, 2 * leaves.count - 1) {
      let (first, second) = (next(), next())
      (parents[first], parents[second]) = (node, node)
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [Int](repeating: 0, count: frequencies.count)
    for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }
}
