import LayoutSnapshotStore
import LayoutSnapshotViews

extension Snapshotting where Value: LayoutSubject {
  /// What a screen reader says, element by element in its order: label, kind, value, hint and frame.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginView(), as: .accessibility, on: .iPhone17)
  /// // 1 "Welcome", header, static text (16, 75; 370 x 41)
  /// // 2 text field, value "Name" (16, 132; 370 x 34)
  /// // 3 "Sign in", button (16, 182; 370 x 44)
  /// ```
  public static var accessibility: Snapshotting {
    Snapshotting(needsDevice: true) { value, subject in
      let view = value.layoutView
      // The tree's views have their frames afterwards.
      _ = try subject.tree(of: view)
      let elements = ReadingOrder(view, on: try subject.requireDevice()).elements
      let lines = elements.enumerated().map { "\($0.offset + 1) \($0.element.line)\n" }
      return [.text(lines.joined(), ending: "accessibility.txt")]
    }
  }
}

extension LayoutChecks {
  /// A screen reader has something to say about each control: a label, a title, a value or a placeholder.
  public var everyControlHasALabel: LayoutCheck {
    LayoutCheck("has labels for screen readers") { (view, device) throws(LayoutError) in
      let names = try ViewNames(view, on: device)
      return ReadingOrder(view, on: device).elements.filter { element in
        let isActive =
          element.view is Control || element.traits.contains("button") || element.traits.contains("link")
        return isActive && (element.label ?? "").isEmpty
          && !(element.view is TextField && element.value != nil)
      }.map {
        "\(names[$0.view]): a screen reader cannot name it. Give it a title, or set accessibilityLabel"
      }
    }
  }

  /// No two enabled controls share points that can be tapped, unless one is inside the other.
  public var hitAreasDoNotOverlap: LayoutCheck {
    LayoutCheck("has hit areas that do not overlap") { (view, device) throws(LayoutError) in
      let names = try ViewNames(view, on: device)
      let controls = names.views.filter {
        $0 is Control && ($0 as? Control)?.isEnabled == true && isTappable($0)
      }
      let frames = controls.map { $0.convert($0.bounds, to: view) }
      var found: [String] = []
      for (index, control) in controls.enumerated() {
        for other in controls.indices.dropFirst(index + 1) {
          let shared = frames[index].intersection(frames[other])
          if shared.isNull || shared.isEmpty || controls[other].isDescendant(of: control) { continue }
          found.append(
            "\(names[control]) and \(names[controls[other]]) can both be tapped in "
              + "\(decimalText(shared.width)) x \(decimalText(shared.height)) points")
        }
      }
      return found
    }
  }
}

/// Whether a touch reaches a view.
private func isTappable(_ view: View) -> Bool {
  !view.isPartOfControl
    && sequence(first: view, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
}

/// The paths of a tree's views after a layout.
private struct ViewNames {
  let views: [View]
  private let paths: [ObjectIdentifier: String]

  init(_ root: View, on device: Device) throws(LayoutError) {
    let nodes = try root.layout(on: device).nodes.filter { $0.kind == .view }
    let views = root.treeViews
    self.views = views
    paths = Dictionary(zip(views, nodes).map { (ObjectIdentifier($0), $1.path) }) { first, _ in first }
  }

  subscript(view: View) -> String { paths[ObjectIdentifier(view)] ?? "" }
}
