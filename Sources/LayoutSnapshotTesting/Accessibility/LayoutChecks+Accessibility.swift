import Foundation
import LayoutSnapshotViews

extension LayoutChecks {
  /// A screen reader has something to say about each control, and about each view that an app made an element.
  ///
  /// ```swift
  /// expectLayout(of: LoginView(), on: .iPhone17) { $0.everyControlHasALabel }
  /// ```
  ///
  /// It can be a label, a title or a placeholder. A value alone does not say what a control is for. A picture or another view
  /// counts if its `isAccessibilityElement` is set, and needs a label or a value. It also finds cells of
  /// collections that have an `accessibilityLabel` but are no elements, because that label is not read.
  public var everyControlHasALabel: LayoutCheck {
    LayoutCheck("has labels for screen readers") { (view, device) throws(LayoutError) in
      try controlsWithoutALabel(in: view, on: device)
    }
  }

  /// No two enabled controls share points that can be tapped, unless one is inside the other.
  public var hitAreasDoNotOverlap: LayoutCheck {
    LayoutCheck("has hit areas that do not overlap") { (view, device) throws(LayoutError) in
      try overlapsOfHitAreas(in: view, on: device)
    }
  }
}

private func controlsWithoutALabel(in view: View, on device: Device) throws(LayoutError) -> [String] {
  let names = try ViewNames(view, on: device)
  var found: [String] = []
  for element in ReadingOrder(view, on: device).elements {
    let isActive =
      element.view is Control || element.traits.contains("button") || element.traits.contains("link")
    guard (element.label ?? "").isEmpty else { continue }
    // What was typed into a field for passwords is not told, but its placeholder has told what it is for.
    let placeholder = (element.view as? TextField)?.placeholder ?? ""
    let isSilent = (element.value ?? "").isEmpty && placeholder.isEmpty
    if isActive, isSilent || !(element.view is TextField) {
      found.append(
        "\(names[element.view]): a screen reader cannot name it. Give it a title, or set accessibilityLabel")
    } else if isSilent, !(element.view is Label || element.view is TextView) {
      found.append(
        "\(names[element.view]): a screen reader stops at it and says nothing. Set accessibilityLabel, or set "
          + "isAccessibilityElement to false")
    }
  }
  return found + labelsOfCellsThatAreNotRead(names)
}

/// Unlike a table's, a collection's cell is no element by itself: UIKit reads its parts, and not its label.
private func labelsOfCellsThatAreNotRead(_ names: ViewNames) -> [String] {
  names.views.compactMap { view in
    guard let cell = view as? CollectionViewCell, !(cell.accessibilityLabel ?? "").isEmpty, isReached(cell),
      cell.givenAccessibilityElement == nil, cell.accessibilityElements == nil,
      cell.accessibilityContainerType == .none
    else { return nil }
    return
      "\(names[cell]): a screen reader does not read its accessibilityLabel. Set isAccessibilityElement to true"
  }
}

/// Whether a screen reader comes to a view: it and the views around it are visible, and none of them has other elements.
private func isReached(_ view: View) -> Bool {
  sequence(first: view, next: \.superview).allSatisfy { outer in
    if outer.isHidden || outer.alpha < 0.01 || outer.accessibilityElementsHidden { return false }
    return outer === view || outer.accessibilityElements == nil && outer.givenAccessibilityElement != true
  }
}

private func overlapsOfHitAreas(in view: View, on device: Device) throws(LayoutError) -> [String] {
  let names = try ViewNames(view, on: device)
  var controls: [(view: View, frame: CGRect)] = []
  for candidate in names.views where isTappable(candidate) {
    controls.append((candidate, candidate.convert(candidate.bounds, to: view)))
  }
  var found: [String] = []
  for (index, control) in controls.enumerated() {
    for other in controls.dropFirst(index + 1) {
      let shared = control.frame.intersection(other.frame)
      if shared.isNull || shared.isEmpty || other.view.isDescendant(of: control.view) { continue }
      found.append(
        "\(names[control.view]) and \(names[other.view]) can both be tapped in "
          + "\(decimalText(shared.width)) x \(decimalText(shared.height)) points")
    }
  }
  return found
}

/// Whether a view is a control that a touch reaches.
private func isTappable(_ view: View) -> Bool {
  guard let control = view as? Control, control.isEnabled, !view.isPartOfControl else { return false }
  for outer in sequence(first: view, next: \.superview) {
    if outer.isHidden || outer.alpha < 0.01 || !outer.isUserInteractionEnabled { return false }
  }
  return true
}

/// The paths of a tree's views after a layout.
struct ViewNames {
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
