extension Workload {
  /// A name that no workload has; prints as a sentence that lists what is known.
  public struct UnknownName: Error, CustomStringConvertible {
    /// The name as it was given.
    public let name: String

    /// What was wrong and what would be right.
    public var description: String {
      """
      no workload is called '\(name)'; known are w1:N (chain), w2:N (equal spacers), w3:R,C (grid), \
      w3r:R,C (redundant grid), w4:D (nested, D at most 16), w5:N (chat cells), w6:N (priorities) and \
      w6c:N (coupled priorities), with numbers from 1 to 1000000; a final '+nn' adds the rows that keep \
      every extent from being negative
      """
    }
  }

  /// Generates the workload of a name such as `w1:1000`, `w3:10,10` or `w5:50+nn`.
  ///
  /// - Throws: `UnknownName`.
  public init(named name: String) throws(UnknownName) {
    let boundsExtents = name.hasSuffix("+nn")
    let parts = name.dropLast(boundsExtents ? 3 : 0).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw UnknownName(name: name) }
    let sizes = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sizes.allSatisfy({ (1...1_000_000).contains($0) }) else { throw UnknownName(name: name) }

    func builder(seed: UInt64 = 0) -> WorkloadBuilder {
      WorkloadBuilder(name: name, seed: seed, boundsExtents: boundsExtents)
    }
    var built: WorkloadBuilder
    switch (parts[0], sizes.count) {
    case ("w1", 1):
      built = builder(seed: 1)
      built.addChain(sizes[0])
    case ("w2", 1):
      built = builder(seed: 2)
      built.addEqualSpacers(sizes[0])
    case ("w3", 2), ("w3r", 2):
      built = builder()
      built.addGrid(rows: sizes[0], columns: sizes[1], redundant: parts[0] == "w3r")
    case ("w4", 1) where sizes[0] <= 16:
      built = builder()
      built.addNested(depth: sizes[0])
    case ("w5", 1):
      built = builder(seed: 5)
      built.addChatCells(sizes[0])
    case ("w6", 1):
      built = builder(seed: 6)
      built.addPriorities(sizes[0])
    case ("w6c", 1):
      built = builder(seed: 7)
      built.addCoupledPriorities(sizes[0])
    default: throw UnknownName(name: name)
    }
    self = built.workload
  }
}
