import Foundation
import LayoutSnapshotEngine

extension LayoutConstraint {
  /// Across or downwards. The numbers are UIKit's.
  public enum Axis: Int, Sendable, CaseIterable {
    /// Across.
    case horizontal = 0
    /// Downwards.
    case vertical = 1
  }
}

/// The width in which a text of several lines is broken into these.
struct FlowWidth {
  /// That of the last layout; infinite where it gave none.
  var shown = CGFloat.infinity
  /// That which an engine asks about.
  var asked = CGFloat.infinity
}

/// How strongly a view keeps to the size of its content, by axis.
struct ContentPriorities {
  var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority)
  var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority)

  static let view = ContentPriorities(
    hugging: (.defaultLow, .defaultLow), resistance: (.defaultHigh, .defaultHigh))

  /// The same for the engine.
  var engineValue: ContentStrength {
    ContentStrength(
      hugging: (hugging.horizontal.engineValue, hugging.vertical.engineValue),
      resistance: (resistance.horizontal.engineValue, resistance.vertical.engineValue))
  }
}

extension View {
  /// The number that stands for no size of content along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size of content that the view is held at: its own, but for what was stated.
  var heldContentSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: statedContentSize.width ?? own.width, height: statedContentSize.height ?? own.height)
  }

  /// The size of content that the last layout went by, for tools that explain it.
  package final var contentSizeInLayout: CGSize { heldContentSize }

  /// Whether the height is measured for each width, which a stated height makes needless.
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

  /// Tells every engine that knows the view that its content has to be asked for again.
  final func tellEnginesOfContent() {
    var view: View? = self
    while let current = view {
      current.engines.forget { !$0.noteContentChange(of: self) }
      current.life.pass?.note("the content of \(readableName)")
      view = current.superview
    }
  }
}
