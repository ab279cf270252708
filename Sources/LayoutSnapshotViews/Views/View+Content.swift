import Foundation
import LayoutSnapshotEngine

extension LayoutConstraint {
  /// An axis of layout. The numbers are UIKit's.
  public enum Axis: Int, Sendable, CaseIterable {
    /// The x axis.
    case horizontal = 0
    /// The y axis.
    case vertical = 1
  }
}

/// The width at which text of several lines is wrapped.
struct FlowWidth {
  /// The width in the last layout; infinite if it set none.
  var shown = CGFloat.infinity
  /// The width that an engine is asking about.
  var asked = CGFloat.infinity
}

/// How strongly a view keeps the size of its content, for each axis.
struct ContentPriorities {
  var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority)
  var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority)

  static let view = ContentPriorities(
    hugging: (.defaultLow, .defaultLow), resistance: (.defaultHigh, .defaultHigh))

  /// The same priorities in the engine's type.
  var engineValue: ContentStrength {
    ContentStrength(
      hugging: (hugging.horizontal.engineValue, hugging.vertical.engineValue),
      resistance: (resistance.horizontal.engineValue, resistance.vertical.engineValue))
  }
}

extension View {
  /// The value in ``intrinsicContentSize`` for an axis along which the content has no size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The content size that layout uses: the view's own, unless another one was stated.
  var heldContentSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: statedContentSize.width ?? own.width, height: statedContentSize.height ?? own.height)
  }

  /// The content size that the last layout used, for tools that explain it.
  package final var contentSizeInLayout: CGSize { heldContentSize }

  /// Whether the height is measured for each width. A stated height makes that unnecessary.
  var flowsText: Bool { heightFollowsWidth && statedContentSize.height == nil }

  final func setHugging(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    switch axis {
    case .horizontal: contentPriorities.hugging.horizontal = priority
    case .vertical: contentPriorities.hugging.vertical = priority
    }
    discardEngines()
  }

  final func setResistance(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    switch axis {
    case .horizontal: contentPriorities.resistance.horizontal = priority
    case .vertical: contentPriorities.resistance.vertical = priority
    }
    discardEngines()
  }

  /// Makes every engine that contains the view ask for its content again.
  final func tellEnginesOfContent() {
    var view: View? = self
    while let current = view {
      current.engines.forget { !$0.noteContentChange(of: self) }
      current.life.pass?.note("the content of \(readableName)")
      view = current.ownSuperview
      if view == nil { current.treeHasChanged() }
    }
  }
}
