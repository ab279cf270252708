import Foundation
import LayoutSnapshotViews

/// A view that was taken out of its superview, and its place there.
struct RemovedView {
  private let view: View
  private let superview: View?
  private let place: Int
  private let arrangement: Arrangement?

  private struct Arrangement {
    let stack: StackView
    let place: Int
    /// The spaces behind the view and behind the one before, which go with the view.
    let spaces: [(view: View, space: CGFloat)]
  }

  /// Takes a view out.
  init(_ view: View) {
    self.view = view
    superview = view.superview
    place = superview?.subviews.firstIndex { $0 === view } ?? 0
    arrangement = (superview as? StackView).flatMap { stack -> Arrangement? in
      guard let place = stack.arrangedSubviews.firstIndex(where: { $0 === view }) else { return nil }
      let neighbours = stack.arrangedSubviews[max(0, place - 1)...place]
      return Arrangement(
        stack: stack, place: place, spaces: neighbours.map { ($0, stack.customSpacing(after: $0)) })
    }
    view.removeFromSuperview()
  }

  func putBack() {
    superview?.insertSubview(view, at: place)
    guard let arrangement else { return }
    arrangement.stack.insertArrangedSubview(view, at: arrangement.place)
    for (view, space) in arrangement.spaces { arrangement.stack.setCustomSpacing(space, after: view) }
  }
}
