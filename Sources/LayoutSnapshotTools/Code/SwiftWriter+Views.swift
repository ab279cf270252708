import Foundation
import LayoutSnapshotViews

/// Writes the views with their settings and their places in the tree.
extension SwiftWriter {
  /// The expression that creates a view.
  func creation(of view: View) -> String {
    let name = type(frameworkClass(of: view))
    if let button = view as? Button {
      return "\(name)(type: .\(button.buttonType == .system ? "system" : "custom"))"
    }
    return name + "()"
  }

  /// The lines that configure a view and add its subviews and guides.
  mutating func setUpLines(_ view: View) -> [String] {
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(member(of: view, name)) = \(value)") }

    if let name = view.accessibilityIdentifier { set("accessibilityIdentifier", values.string(name)) }
    if view !== root {
      let isArranged = view.arrangingStack != nil
      if !isArranged, !view.translatesAutoresizingMaskIntoConstraints {
        set("translatesAutoresizingMaskIntoConstraints", "false")
      }
      if let frame = frameLine(of: view) { set("frame", frame) }
      if !view.autoresizingMask.isEmpty { set("autoresizingMask", values.mask(view.autoresizingMask)) }
    }
    if view.isHidden { set("isHidden", "true") }
    if let color = view.backgroundColor, !(view is RemoteContentView) {
      set("backgroundColor", values.color(color))
    }
    if view.semanticContentAttribute != .unspecified {
      set("semanticContentAttribute", ".\(view.semanticContentAttribute)")
    }
    lines += marginLines(view) + priorityLines(view) + contentLines(view)
    lines += treeLines(view)
    return lines
  }

  /// The view's frame as an expression, if the frame takes part in layout.
  func frameLine(of view: View) -> String? {
    let isHeld =
      view !== root && view.translatesAutoresizingMaskIntoConstraints && view.arrangingStack == nil
    // The frames of its subviews grow in proportion to its own.
    let holds = view.subviews.contains {
      $0.translatesAutoresizingMaskIntoConstraints && !$0.autoresizingMask.isEmpty && !$0.isPartOfControl
    }
    return view.canvasFrame != .zero && (isHeld || holds) ? values.rect(view.canvasFrame) : nil
  }

  private func marginLines(_ view: View) -> [String] {
    var lines: [String] = []
    switch view.givenMargins {
    case .fixed(let insets):
      lines.append("\(member(of: view, "layoutMargins")) = \(values.insets(insets))")
    case .directional(let insets):
      lines.append("\(member(of: view, "directionalLayoutMargins")) = \(values.insets(insets))")
    case nil: break
    }
    if view.preservesSuperviewLayoutMargins {
      lines.append("\(member(of: view, "preservesSuperviewLayoutMargins")) = true")
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      lines.append("\(member(of: view, "insetsLayoutMarginsFromSafeArea")) = false")
    }
    return lines
  }

  /// Content priorities that differ from the class's defaults.
  private func priorityLines(_ view: View) -> [String] {
    let plain = LayoutEditor.plainView(like: view)
    var lines: [String] = []
    for (axis, name) in [(LayoutConstraint.Axis.horizontal, ".horizontal"), (.vertical, ".vertical")] {
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging != plain.contentHuggingPriority(for: axis) {
        lines.append(
          "\(member(of: view, "setContentHuggingPriority"))(\(values.priority(hugging)), for: \(name))")
      }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if resistance != plain.contentCompressionResistancePriority(for: axis) {
        lines.append(
          "\(member(of: view, "setContentCompressionResistancePriority"))(\(values.priority(resistance)), for: \(name))"
        )
      }
    }
    return lines
  }

  /// The lines that add subviews and guides, in their order.
  private func treeLines(_ view: View) -> [String] {
    var lines: [String] = []
    let stack = view as? StackView
    for subview in view.subviews where !subview.isPartOfControl && subview.arrangingStack == nil {
      lines.append("\(member(of: view, "addSubview"))(\(expression(subview)))")
    }
    for arranged in stack?.arrangedSubviews ?? [] {
      lines.append("\(member(of: view, "addArrangedSubview"))(\(expression(arranged)))")
      if let space = stack?.customSpacing(after: arranged), space != StackView.spacingUseDefault {
        lines.append(
          "\(member(of: view, "setCustomSpacing"))(\(values.spacing(space)), after: \(expression(arranged)))")
      }
    }
    for guide in view.layoutGuides where guide.systemPurpose == nil {
      if !guide.identifier.isEmpty {
        lines.append("\(expression(guide)).identifier = \(values.string(guide.identifier))")
      }
      lines.append("\(member(of: view, "addLayoutGuide"))(\(expression(guide)))")
    }
    return lines
  }
}

extension LayoutEditor {
  /// A new view of the same class of this package, for comparing settings with their defaults.
  static func plainView(like view: View) -> View {
    switch frameworkClass(of: view) {
    case "Label": Label()
    case "Button": Button()
    case "ImageView": ImageView()
    case "StackView": StackView()
    default: View()
    }
  }
}
