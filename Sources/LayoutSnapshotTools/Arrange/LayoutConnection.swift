import LayoutSnapshotViews

/// One of the constraints that dragging from one view to another offers.
///
/// ```swift
/// for connection in try editor.connections(from: title, to: field, dragging: .vertical) {
///   print(connection.name, connection.constraint)
/// }
/// // vertical-spacing field.top == title.bottom + 8
/// ```
public struct LayoutConnection: CustomStringConvertible {
  /// What to choose it by, such as `vertical-spacing`.
  public let name: String
  /// The constraint, with the constant with which it holds on the canvas. It is not active.
  public let constraint: LayoutConstraint

  /// The name and what the constraint says.
  public var description: String { "\(name): \(constraint)" }
}

/// Which way the pointer goes when a constraint is dragged. It decides what is offered.
public enum DragDirection: String, Sendable, Hashable, CaseIterable {
  /// Offers what is about left and right, and what lines up a row.
  case horizontal
  /// Offers what is about top and bottom, and what lines up a column.
  case vertical
  /// Offers everything.
  case diagonal
}

extension LayoutEditor {
  /// What dragging from one view to another offers: the menu that Interface Builder shows after a control-drag.
  ///
  /// - Parameters:
  ///   - view: where the drag begins.
  ///   - other: where it ends: another view, the superview, or the same view.
  ///   - direction: which way it goes.
  /// - Returns: what is offered, spacings first, then alignments, then sizes.
  /// - Throws: ``LayoutToolError``.
  public func connections(
    from view: View, to other: View, dragging direction: DragDirection
  ) throws(LayoutToolError) -> [LayoutConnection] {
    for end in [view, other] where end !== root { try check(end) }
    // A drag in either direction between a view and the one around it is about the inner one.
    let (inner, outer) = other.isDescendant(of: view) ? (other, view) : (view, other)
    if inner === root { throw .rootSelected(name(of: root)) }
    var offers = Offers(direction)
    if inner === outer {
      try offerSizes(of: inner, &offers)
    } else if inner.isDescendant(of: outer) {
      if inner.superview === outer { try offerEdges(of: inner, in: outer, &offers) }
      offerEqualSizes(inner, outer, &offers)
    } else {
      try offerSpaces(inner, outer, &offers)
      offerAlignments(inner, outer, &offers)
      offerEqualSizes(inner, outer, &offers)
    }
    return offers.all
  }

  /// Adds what was chosen of ``connections(from:to:dragging:)``.
  ///
  /// ```swift
  /// let menu = try editor.connections(from: title, to: field, dragging: .vertical)
  /// try editor.connect(menu.filter { $0.name == "vertical-spacing" })
  /// ```
  ///
  /// - Parameter choice: which views move at once.
  /// - Returns: the constraints, which are active.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func connect(
    _ connections: [LayoutConnection], updating choice: FrameChoice = .none
  ) throws(LayoutToolError) -> [LayoutConstraint] {
    let constraints = connections.map(\.constraint)
    try add(constraints, updating: choice)
    return constraints
  }

  // MARK: What is offered

  private struct Offers {
    let direction: DragDirection
    private(set) var all: [LayoutConnection] = []

    init(_ direction: DragDirection) { self.direction = direction }

    /// - Parameter axis: the direction of the drag that shows it; none for all.
    mutating func add(_ name: String, _ axis: DragDirection?, _ constraint: LayoutConstraint) {
      guard axis == nil || direction == .diagonal || direction == axis else { return }
      all.append(LayoutConnection(name: name, constraint: constraint))
    }
  }

  private func offerSizes(of view: View, _ offers: inout Offers) throws(LayoutToolError) {
    let rect = try frames(preparing: []).rect(of: view)
    offers.add("width", .horizontal, LayoutConstraint(view, .width, to: nil, constant: rect.width))
    offers.add("height", .vertical, LayoutConstraint(view, .height, to: nil, constant: rect.height))
    guard rect.width > 0, rect.height > 0 else { return }
    let ratio = rect.width / rect.height
    offers.add("aspect-ratio", nil, LayoutConstraint(view, .width, to: (view, .height), multiplier: ratio))
  }

  private func offerEdges(
    of view: View, in container: View, _ offers: inout Offers
  ) throws(LayoutToolError) {
    if let stack = view.arrangingStack { throw .arranged(name(of: view), stack: name(of: stack)) }
    let before = [(container, container.systemGuides)]
    defer { removeUnusedGuides(before) }
    container.prepareSystemGuides()
    let isScroll = container is ScrollView
    let sides: LayoutItem = isScroll ? container : container.layoutMarginsGuide
    let ends: LayoutItem = isScroll ? container : container === root ? container.safeAreaLayoutGuide : sides
    var edges: [LayoutConstraint] = []
    func edge(_ name: String, _ attribute: LayoutConstraint.Attribute, _ axis: DragDirection) {
      let item = axis == .horizontal ? sides : ends
      let isFar = attribute == .trailing || attribute == .bottom
      let constraint =
        isFar
        ? LayoutConstraint(item, attribute, to: (view, attribute))
        : LayoutConstraint(view, attribute, to: (item, attribute))
      edges.append(constraint)
      offers.add(name, axis, constraint)
    }
    edge("leading-space", .leading, .horizontal)
    edge("trailing-space", .trailing, .horizontal)
    edge("top-space", .top, .vertical)
    edge("bottom-space", .bottom, .vertical)
    try takeCurrentConstants(of: edges)
    for (name, attribute, axis) in [
      ("center-horizontally", LayoutConstraint.Attribute.centerX, DragDirection.vertical),
      ("center-vertically", .centerY, .horizontal),
    ] {
      offers.add(name, axis, LayoutConstraint(view, attribute, to: (container, attribute)))
    }
  }

  /// The one that comes first stands on the right, so that distances are positive.
  private func offerSpaces(_ view: View, _ other: View, _ offers: inout Offers) throws(LayoutToolError) {
    let frames = try frames(preparing: [])
    let (own, its) = (frames.rect(of: view), frames.rect(of: other))
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isRightmost = own.midX > its.midX
    let (left, right) = isRightmost == isMirrored ? (view, other) : (other, view)
    let across = LayoutConstraint(right, .leading, to: (left, .trailing))
    let (upper, lower) = own.midY <= its.midY ? (view, other) : (other, view)
    let down = LayoutConstraint(lower, .top, to: (upper, .bottom))
    try takeCurrentConstants(of: [across, down])
    offers.add("horizontal-spacing", .horizontal, across)
    offers.add("vertical-spacing", .vertical, down)
  }

  private func offerAlignments(_ view: View, _ other: View, _ offers: inout Offers) {
    let rows: [(String, LayoutConstraint.Attribute, DragDirection)] = [
      ("leading", .leading, .vertical), ("center-horizontally", .centerX, .vertical),
      ("trailing", .trailing, .vertical), ("top", .top, .horizontal),
      ("center-vertically", .centerY, .horizontal), ("bottom", .bottom, .horizontal),
    ]
    for (name, attribute, axis) in rows {
      offers.add(name, axis, LayoutConstraint(view, attribute, to: (other, attribute)))
    }
    let haveBaselines = [view, other].allSatisfy { $0.baselineOffsets.first != 0 }
    guard haveBaselines else { return }
    offers.add(
      "first-baseline", .horizontal, LayoutConstraint(view, .firstBaseline, to: (other, .firstBaseline)))
    offers.add(
      "last-baseline", .horizontal, LayoutConstraint(view, .lastBaseline, to: (other, .lastBaseline)))
  }

  private func offerEqualSizes(_ view: View, _ other: View, _ offers: inout Offers) {
    offers.add("equal-widths", nil, LayoutConstraint(view, .width, to: (other, .width)))
    offers.add("equal-heights", nil, LayoutConstraint(view, .height, to: (other, .height)))
  }
}
