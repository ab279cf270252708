import LayoutSnapshotCauses
import LayoutSnapshotProofs
import LayoutSnapshotViews

/// What `assertEqualLayout(_:_:on:comparing:)` compares.
public enum LayoutComparison: Sendable {
  /// All items by their paths below the roots: views, guides, and whether they are hidden or ambiguous.
  case everything
  /// What can be seen: the places of views with an identifier, of texts, pictures and controls, and of views with a background.
  ///
  /// ```swift
  /// assertEqualLayout(StackForm(), ConstraintForm(), on: .everySize, comparing: .whatIsSeen)
  /// ```
  ///
  /// Views that only hold others together, such as stack views, spacers and guides, do not count, so a stack view can be
  /// compared with constraints. Views with the same identifier are compared, and all others by their kind.
  case whatIsSeen

  /// What differs from the second view to the first, in words.
  func differences(_ view: View, _ other: View, on device: Device) throws(LayoutError) -> [String] {
    switch self {
    case .everything:
      let (new, old) = (
        try view.layout(on: device).withoutClasses, try other.layout(on: device).withoutClasses
      )
      let changes = FrameChange.changes(from: old, to: new)
      if changes.isEmpty { return [] }
      let causes = CauseSearch.causes(from: old, to: new)
      return changes.map { "  \($0)" } + (causes.isEmpty ? [] : ["Why:"] + causes.map { "  \($0)" })
    case .whatIsSeen:
      return try SeenViews(view, on: device).differences(from: SeenViews(other, on: device)).map { "  " + $0 }
    }
  }
}
