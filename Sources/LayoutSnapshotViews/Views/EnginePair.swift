import LayoutSnapshotEngine

/// The engines of a tree, one for each direction of text.
struct EnginePair {
  var leftToRight: LayoutEngine?
  var rightToLeft: LayoutEngine?

  subscript(direction: UserInterfaceLayoutDirection) -> LayoutEngine? {
    get { direction == .leftToRight ? leftToRight : rightToLeft }
    set {
      switch direction {
      case .leftToRight: leftToRight = newValue
      case .rightToLeft: rightToLeft = newValue
      }
    }
  }

  /// Removes each engine that meets the condition.
  mutating func forget(where isUseless: (LayoutEngine) -> Bool) {
    if let engine = leftToRight, isUseless(engine) { leftToRight = nil }
    if let engine = rightToLeft, isUseless(engine) { rightToLeft = nil }
  }
}
