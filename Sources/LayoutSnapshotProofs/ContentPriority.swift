import LayoutSnapshotViews

/// A priority of a view's content that code or a document has set.
struct ContentPriority {
  private enum Kind {
    case hugging
    case compressionResistance
  }

  private let view: View
  private let kind: Kind
  private let axis: LayoutConstraint.Axis
  let value: LayoutPriority

  /// What a view has that nobody changed.
  var usual: LayoutPriority { kind == .hugging ? .defaultLow : .defaultHigh }

  /// The constraint-like text of the setting, with UIKit's names.
  var description: String {
    let name = kind == .hugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    return "\(view.readableName).\(name).\(direction) == \(value.rawValue.formatted)"
  }

  func set(_ value: LayoutPriority) {
    switch kind {
    case .hugging: view.setContentHuggingPriority(value, for: axis)
    case .compressionResistance: view.setContentCompressionResistancePriority(value, for: axis)
    }
  }

  /// The settings of a view that somebody has changed.
  ///
  /// Only classes are asked whose usual values UIKit's documentation and Interface Builder tell: Interface Builder writes a
  /// hugging of 251 for each label and image view, so it says nothing of a wish.
  static func settings(of view: View) -> [ContentPriority] {
    guard view is Label || view is ImageView || view is Button || view is TextField else { return [] }
    var settings: [ContentPriority] = []
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging != .defaultLow, hugging.rawValue != 251 {
        settings.append(ContentPriority(view: view, kind: .hugging, axis: axis, value: hugging))
      }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if resistance != .defaultHigh {
        settings.append(
          ContentPriority(view: view, kind: .compressionResistance, axis: axis, value: resistance))
      }
    }
    return settings
  }
}

extension Float {
  fileprivate var formatted: String { decimalText(Double(self)) }
}
