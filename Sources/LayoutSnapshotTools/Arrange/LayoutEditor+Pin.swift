import Foundation
import LayoutSnapshotViews

extension LayoutEditor {
  /// Pins views to their neighbors, or fixes their sizes: the Pin tool.
  ///
  /// ```swift
  /// try editor.pin([field], [.leading(), .trailing(), .top(.standard)])
  /// // field.leading == layoutMarginsGuide.leading, ..., field.top == title.bottom + 8
  /// ```
  ///
  /// The nearest neighbor of an edge is the next sibling beside it, or else the superview.
  /// - Parameters:
  ///   - views: the views to pin. Equal sizes are the size of the first.
  ///   - pins: the distances and sizes to pin.
  ///   - toMargins: whether a superview stands for its margins, and the root's top and bottom for its safe
  ///     area, unless the view reaches beyond it. Otherwise the superview's own edges are used.
  ///   - choice: the views that move at once.
  /// - Returns: the new constraints, which are active.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func pin(
    _ views: [View], _ pins: [LayoutPin], toMargins: Bool = true, updating choice: FrameChoice = .none
  ) throws(LayoutToolError) -> [LayoutConstraint] {
    for view in views { try check(view) }
    if views.isEmpty { throw .tooFewViews(tool: "Pin", needed: 1, given: 0) }
    let containers = views.compactMap(\.superview)
    let before = containers.map { ($0, $0.systemGuides) }
    defer { removeUnusedGuides(before) }
    let frames = try frames(preparing: containers)
    var (constraints, current): ([LayoutConstraint], [LayoutConstraint]) = ([], [])
    for pin in pins {
      if case .equal = pin.kind, views.count < 2 {
        throw .tooFewViews(tool: "Pin", needed: 2, given: views.count)
      }
      for (index, view) in views.enumerated() {
        switch pin.kind {
        case .edge(let attribute, let spacing, let item):
          let constraint = try edge(attribute, of: view, to: item, toMargins: toMargins, frames)
          switch spacing {
          case .current: current.append(constraint)
          case .standard: constraint.constant = constraint.standardSpace
          case .points(let points): constraint.constant = points
          }
          constraints.append(constraint)
        case .extent(let attribute, let points):
          let rect = frames.rect(of: view)
          let extent = attribute == .width ? rect.width : rect.height
          constraints.append(LayoutConstraint(view, attribute, to: nil, constant: points ?? extent))
        case .equal(let attribute):
          if index > 0 { constraints.append(LayoutConstraint(view, attribute, to: (views[0], attribute))) }
        case .aspectRatio:
          let rect = frames.rect(of: view)
          guard rect.width > 0, rect.height > 0 else { throw .emptyFrame(name(of: view)) }
          constraints.append(
            LayoutConstraint(view, .width, to: (view, .height), multiplier: rect.width / rect.height))
        }
      }
    }
    try takeCurrentConstants(of: current)
    try add(constraints, updating: choice)
    return constraints
  }

  /// The current frames, with the guides of these containers.
  func frames(preparing containers: [View]) throws(LayoutToolError) -> LayoutProbe {
    for container in containers { container.prepareSystemGuides() }
    return try laidOut { () throws(LayoutError) in
      try LayoutProbe(root: root, device: device, basis: .frames)
    }
  }

  private func edge(
    _ attribute: LayoutConstraint.Attribute, of view: View, to item: LayoutItem?, toMargins: Bool,
    _ frames: LayoutProbe
  ) throws(LayoutToolError) -> LayoutConstraint {
    guard let container = view.superview else { throw .rootSelected(name(of: view)) }
    if let stack = view.arrangingStack { throw .arranged(name(of: view), stack: name(of: stack)) }
    let axis = attribute == .leading || attribute == .trailing ? Axis.horizontal : .vertical
    let atStart = attribute == axis.start
    let surroundings = Surroundings(container, frames)
    let box = surroundings.boxes.first { $0.view === view }!
    let neighbour =
      atStart ? surroundings.neighbour(before: box, axis) : surroundings.neighbour(after: box, axis)
    let other =
      item ?? neighbour?.view
      ?? surroundings.line(of: box, axis, atStart: atStart, isRoot: container === root, toMargins: toMargins)
    // A pin to a sibling refers to its opposite edge; a pin to a container, to the same edge.
    let isSibling =
      (other as? View).map { !view.isDescendant(of: $0) } ?? ((other as? LayoutGuide)?.systemPurpose == nil)
    let opposite = atStart ? axis.end : axis.start
    let (own, its) = ((view as LayoutItem, attribute), (other, isSibling ? opposite : attribute))
    // The item that comes first is on the right of the equation, so that distances are positive.
    return atStart ? LayoutConstraint(own.0, own.1, to: its) : LayoutConstraint(its.0, its.1, to: own)
  }
}

extension LayoutConstraint {
  /// An equation between two attributes, or between a size and a number.
  convenience init(
    _ item: LayoutItem, _ attribute: Attribute, to other: (item: LayoutItem, attribute: Attribute)?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// The system's standard distance between the two items.
  var standardSpace: CGFloat {
    let items = [firstItem, secondItem]
    if items.contains(where: { ($0 as? LayoutGuide)?.systemPurpose != nil }) { return 0 }
    guard let first = firstItem as? View, let second = secondItem as? View else { return 8 }
    return first.superview === second || second.superview === first ? 20 : 8
  }
}

extension View {
  /// Creates the guides that tools measure with. Using a guide creates it.
  func prepareSystemGuides() {
    _ = (layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide)
    if let scroll = self as? ScrollView { _ = (scroll.contentLayoutGuide, scroll.frameLayoutGuide) }
  }
}

extension Surroundings {
  /// The line of the container for an edge that has no neighbor.
  fileprivate func line(
    of box: Box, _ axis: Axis, atStart: Bool, isRoot: Bool, toMargins: Bool
  ) -> LayoutItem {
    if isRoot, toMargins, !axis.isHorizontal {
      let (own, safe) = (axis.span(box.rect), axis.span(safeArea))
      let isInside =
        atStart ? own.start >= safe.start - Span.tolerance : own.end <= safe.end + Span.tolerance
      return isInside ? container.safeAreaLayoutGuide : container
    }
    return toMargins && !(container is ScrollView) ? container.layoutMarginsGuide : edges
  }
}
