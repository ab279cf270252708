import LayoutSnapshotStore

/// Warnings of which thousands may be alike: the first ten of a kind are said, and the others counted.
struct WarningTally {
  /// What is told alike.
  enum Kind: Hashable {
    /// A line of a manifest that cannot be read.
    case line
    /// Something else that is missing of a run, by its title.
    case gap(String)
    /// A result whose evidence is missing.
    case evidence
    /// An assertion that several machines have something to say about.
    case double
  }

  private static let most = 10
  private let context: CommandContext
  private var counts: [(kind: Kind, said: Int, more: Int)] = []

  init(_ context: CommandContext) { self.context = context }

  /// Says a warning, or counts it.
  mutating func add(_ words: String, _ kind: Kind) {
    let place = place(of: kind)
    guard counts[place].said < Self.most else { return counts[place].more += 1 }
    counts[place].said += 1
    context.warn(words)
  }

  /// Counts warnings that nobody has the words of any more.
  mutating func count(_ number: Int, _ kind: Kind) { counts[place(of: kind)].more += number }

  /// Says how many were counted.
  func finish() {
    for (kind, _, more) in counts where more > 0 {
      let what =
        switch kind {
        case .line: more == 1 ? "line like it" : "lines like it"
        case .gap(let title): "like it: \(title)"
        case .evidence: more == 1 ? "result without its evidence" : "results without their evidence"
        case .double: "that ran in more than one shard"
        }
      context.warn("and \(grouped(more)) more \(what)")
    }
  }

  private mutating func place(of kind: Kind) -> Int {
    if let place = counts.firstIndex(where: { $0.kind == kind }) { return place }
    counts.append((kind, 0, 0))
    return counts.count - 1
  }
}
