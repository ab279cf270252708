/// Something that is not as the reference says, and that items moved because of.
package struct Cause: Hashable, Sendable {
  /// In words: `title.top == safeArea.top + 16, was + 12`.
  package let text: String
  /// How many further views moved with it.
  package let followers: Int

  package init(text: String, followers: Int) {
    self.text = text
    self.followers = followers
  }
}

extension Cause: CustomStringConvertible {
  package var description: String {
    switch followers {
    case 0: text
    case 1: "\(text); 1 view followed"
    default: "\(text); \(followers) views followed"
    }
  }
}

/// Something that differs between two layouts and may be the cause of what moved.
struct PossibleCause {
  /// In words.
  let text: String
  /// Where it acts first: items, each along an axis.
  let sources: [AxisItem]
  /// The item that it is about, which does not follow itself.
  let subject: String
  /// Candidates of a lower rank are preferred where both explain the same.
  let rank: Rank

  enum Rank: Int, Comparable {
    /// A view came, went, or was hidden.
    case structure
    /// A number in the code is another.
    case setting
    /// What a container or the system derives from something else.
    case derived

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}

/// An item along one axis: what moves as a whole.
struct AxisItem: Hashable {
  let path: String
  let axis: Axis

  enum Axis: Hashable, CaseIterable {
    case horizontal
    case vertical
  }
}
