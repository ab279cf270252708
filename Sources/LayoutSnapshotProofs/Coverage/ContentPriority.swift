import Foundation
import LayoutSnapshotViews

/// A priority of a view's content: how strongly the view keeps from being larger, or smaller, than its content.
package struct ContentPriority {
  private enum Kind {
    case hugging
    case compressionResistance
  }

  private let view: View
  private let kind: Kind
  private let axis: LayoutConstraint.Axis
  package let value: LayoutPriority

  /// What a view has that nobody changed. Some controls hug their content, as `Looks.md` lists.
  var usual: LayoutPriority { ContentPriority.usual(kind, of: view, axis) }

  private static func usual(_ kind: Kind, of view: View, _ axis: LayoutConstraint.Axis) -> LayoutPriority {
    if kind == .compressionResistance { return .defaultHigh }
    let hugs = view is Switch || view is Stepper || view is ActivityIndicatorView
    return hugs || view is ProgressView && axis == .vertical ? .defaultHigh : .defaultLow
  }

  /// The constraint-like text of the setting, with UIKit's names.
  package var description: String {
    let name = kind == .hugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    return "\(view.readableName).\(name).\(direction) == \(value.rawValue.formatted)"
  }

  package func set(_ value: LayoutPriority) {
    switch kind {
    case .hugging: view.setContentHuggingPriority(value, for: axis)
    case .compressionResistance: view.setContentCompressionResistancePriority(value, for: axis)
    }
  }

  /// The priorities of a view, in the directions in which its content has a size.
  package static func all(of view: View) -> [ContentPriority] {
    let size = view.intrinsicContentSize
    return [(LayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)].flatMap {
      axis, extent in
      if extent == View.noIntrinsicMetric { return [ContentPriority]() }
      return [
        ContentPriority(
          view: view, kind: .hugging, axis: axis, value: view.contentHuggingPriority(for: axis)),
        ContentPriority(
          view: view, kind: .compressionResistance, axis: axis,
          value: view.contentCompressionResistancePriority(for: axis)),
      ]
    }
  }

  /// The priorities of a view that somebody has changed.
  ///
  /// Interface Builder writes a hugging of 251 for each label and image view, so it says nothing of a wish.
  static func settings(of view: View) -> [ContentPriority] {
    all(of: view).filter { $0.value != $0.usual && ($0.kind != .hugging || $0.value.rawValue != 251) }
  }

  /// Whether the view is as small, or as large, as its content wants it now; up to a pixel.
  package func isHeld(scale: Int) -> Bool {
    let (room, content) = (view.alignmentRect(forFrame: view.frame), view.intrinsicContentSize)
    let over = axis == .horizontal ? room.width - content.width : room.height - content.height
    let pixel = 1 / CGFloat(scale) + 0.001
    return kind == .hugging ? over <= pixel : over >= -pixel
  }
}

extension Float {
  fileprivate var formatted: String { decimalText(Double(self)) }
}
