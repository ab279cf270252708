import LayoutSnapshotCauses
import LayoutSnapshotOverlay
import LayoutSnapshotValues

/// Stored layouts: what is read is written and read again, and differs from itself in nothing.
enum LayoutTarget {
  static func read(_ text: String) {
    guard let layout = try? Layout(json: text) else { return }
    check(layout)
    _ = ReviewOverlay(layout)
  }

  static func check(_ layout: Layout) {
    let text = layout.json
    guard let again = try? Layout(json: text) else { preconditionFailure("what was written is not readable") }
    precondition(again.json == text, "a layout that was read is written otherwise")
    precondition(FrameChange.changes(from: layout, to: again).isEmpty, "a layout differs from itself")
  }
}
