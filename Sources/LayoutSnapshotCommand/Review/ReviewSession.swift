import LayoutSnapshotStore

/// A review as a value: where it stands, and what a key means there.
///
/// The keys are cargo-insta's. It knows neither terminal nor files, so that tests can press keys.
struct ReviewSession {
  /// What is still to be decided.
  private(set) var groups: [ReviewGroup]
  private(set) var index = 0
  private(set) var showsDifference = true
  private(set) var showsInfo = false
  let total: Int

  init(_ groups: [ReviewGroup]) { (self.groups, total) = (groups, groups.count) }

  /// What has to be done after a key.
  enum Step: Equatable {
    /// Show the state again.
    case show
    /// Decide these, and show what comes next.
    case decide(Verdict, [ReviewGroup])
    case open(ReviewGroup)
    case finish
    /// The key means nothing.
    case ignore
  }

  /// The group in question; none at the end.
  var current: ReviewGroup? { index < groups.count ? groups[index] : nil }
  /// Its number, from 1.
  var number: Int { total - groups.count + index + 1 }

  mutating func press(_ key: TerminalInput.Key) -> Step {
    guard case .letter(let letter) = key, let group = current else { return .finish }
    switch letter {
    case "a": return decide(.accept, [group])
    case "r": return decide(.reject, [group])
    case "s": return skip()
    case "A": return decide(.accept, Array(groups[index...]))
    case "R": return decide(.reject, Array(groups[index...]))
    case "S", "q": return .finish
    case "d":
      showsDifference.toggle()
      return .show
    case "i":
      showsInfo.toggle()
      return .show
    case "o": return .open(group)
    default: return .ignore
    }
  }

  private mutating func decide(_ verdict: Verdict, _ decided: [ReviewGroup]) -> Step {
    let keys = Set(decided.map(\.key))
    groups.removeAll { keys.contains($0.key) }
    return .decide(verdict, decided)
  }

  private mutating func skip() -> Step {
    index += 1
    return current == nil ? .finish : .show
  }
}

/// The keys of a review in the words of screens and documents.
package enum ReviewKeys {
  package static let all: [(key: String, meaning: String)] = [
    ("a", "accept"), ("r", "reject"), ("s", "skip"), ("A", "accept all"), ("R", "reject all"),
    ("S", "skip all"), ("d", "difference"), ("o", "open"), ("i", "info"), ("q", "quit"),
  ]
}
