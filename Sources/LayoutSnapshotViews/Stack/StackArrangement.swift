import Foundation

/// The constraints that arrange a stack view's arranged subviews. They are created for one engine.
///
/// Guides between the views keep gaps or distances of centers equal, as in UIKit.
struct StackArrangement {
  private(set) var constraints: [LayoutConstraint] = []

  private let stack: StackView
  private let views: [View]
  private let canvas: LayoutItem
  private let along: Edges
  private let across: Edges
  /// Whether all views measure their baselines from their middles, as text fields and buttons do.
  private var allByMiddle: Bool { views.allSatisfy { $0.baselineOrigin != nil } }

  /// The attributes of an axis.
  private struct Edges {
    let start: LayoutConstraint.Attribute
    let end: LayoutConstraint.Attribute
    let middle: LayoutConstraint.Attribute
    let extent: LayoutConstraint.Attribute

    static let horizontal = Edges(start: .leading, end: .trailing, middle: .centerX, extent: .width)
    static let vertical = Edges(start: .top, end: .bottom, middle: .centerY, extent: .height)
  }

  init(of stack: StackView) {
    self.stack = stack
    let all = stack.arrangedSubviews
    views = all.contains(where: \.isHidden) ? all.filter { !$0.isHidden } : all
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    // Two for each view on each axis, and two that connect the line with the canvas.
    constraints.reserveCapacity(4 * all.count + 2)
    if let first = views.first, let last = views.last {
      add("stack-canvas", first, along.start, .equal, canvas, along.start)
      add("stack-canvas", canvas, along.end, .equal, last, along.end)
      distribute()
      align()
    }
    if views.count < all.count { placeHidden() }
  }

  // MARK: Along

  private mutating func distribute() {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for index in views.indices.dropFirst() { space(views[index - 1], views[index], .equal) }
    case .equalSpacing:
      let gaps = stack.gaps
      for (gap, (a, b)) in zip(gaps, zip(views, views.dropFirst())) {
        space(a, b, .greaterThanOrEqual)
        // Gaps are as small as possible. That matters if nothing else gives the stack a size along the axis.
        space(a, b, .equal, priority: 49)
        add("stack-gap", gap, along.start, .equal, a, along.end)
        add("stack-gap", gap, along.end, .equal, b, along.start)
      }
      equalise(gaps, "stack-equal-spacing")
    case .equalCentering:
      let gaps = stack.gaps
      for (gap, (a, b)) in zip(gaps, zip(views, views.dropFirst())) {
        space(a, b, .greaterThanOrEqual)
        add("stack-gap", gap, along.start, .equal, a, along.middle)
        add("stack-gap", gap, along.end, .equal, b, along.middle)
      }
      // The priorities decrease, so that distances that cannot be equal differ at the end of the line.
      equalise(gaps, "stack-equal-centering", from: 150)
    }
    if stack.distribution == .fillEqually { equalise(views, "stack-fill-equally") }
    if stack.distribution == .fillProportionally { proportion() }
  }

  private mutating func space(
    _ a: View, _ b: View, _ relation: LayoutConstraint.Relation, priority: Float = 1000
  ) {
    let baselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    add(
      "stack-spacing", b, baselines ? .firstBaseline : along.start, relation, a,
      baselines ? .lastBaseline : along.end, constant: stack.space(after: a), priority: priority)
  }

  private mutating func equalise(_ items: [LayoutItem], _ name: String, from priority: Float = 1000) {
    guard let first = items.first else { return }
    for index in items.indices.dropFirst() {
      let wanted = priority == 1000 ? priority : max(1, priority - Float(index - 1))
      add(name, items[index], along.extent, .equal, first, along.extent, priority: wanted)
    }
  }

  /// Each dimension is the stack's, multiplied by the content's share of all contents and spaces.
  private mutating func proportion() {
    let contents = views.map { view in
      let size = (view as? StackView)?.sizeInProportion ?? view.heldContentSize
      return stack.axis == .horizontal ? size.width : size.height
    }
    let spaces = views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    let total = contents.filter { $0 > 0 }.reduce(spaces, +)
    guard total > 0 else { return equalise(views, "stack-fill-proportionally", from: 999) }
    for (view, content) in zip(views, contents) where content > 0 {
      add(
        "stack-fill-proportionally", view, along.extent, .equal, canvas, along.extent,
        multiplier: content / total, priority: 999)
    }
  }

  // MARK: Across

  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add("stack-alignment", view, across.start, .equal, canvas, across.start)
        add("stack-alignment", view, across.end, .equal, canvas, across.end)
      case .leading: edge(view, across.start, loose: across.end, .lessThanOrEqual)
      case .trailing: edge(view, across.end, loose: across.start, .greaterThanOrEqual)
      case .center:
        add("stack-alignment", view, across.middle, .equal, canvas, across.middle)
        within(view)
      case .firstBaseline, .lastBaseline:
        // A view that is aligned by its middle, such as a text field or a button, may extend beyond the top in a
        // first-baseline alignment. If all views are such views, the first may not: the stack's height would be 0.
        if stack.alignment == .lastBaseline || view.baselineOrigin == nil
          || (view === views.first && allByMiddle)
        {
          add("stack-alignment", view, across.start, .greaterThanOrEqual, canvas, across.start)
        }
        add("stack-alignment", view, across.end, .lessThanOrEqual, canvas, across.end)
        let baseline: LayoutConstraint.Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if stack.axis == .horizontal, let first = views.first, view !== first {
          add("stack-alignment", view, baseline, .equal, first, baseline)
        }
      }
    }
    guard stack.alignment != .fill else { return }
    // Without content, a view's size across is 0, as in UIKit, and not ambiguous.
    for view in views {
      add("stack-ambiguity-suppression", view, across.extent, .equal, nil, .notAnAttribute, priority: 25)
    }
    // The stack is no larger across than its contents, unless something else requires it.
    add("stack-fit", canvas, across.extent, .equal, nil, .notAnAttribute, priority: 49)
    // If the stack is larger, views aligned by their first baselines lie at the bottom.
    if stack.alignment == .firstBaseline, stack.axis == .horizontal, let first = views.first {
      add("stack-fit", first, across.end, .equal, canvas, across.end, priority: 48)
    }
  }

  // MARK: Hidden views

  /// Gives each hidden view a place in the line with a size of 0, for views that are constrained to it.
  ///
  /// The place is where the next visible view begins, or else where the previous one ends. These constraints
  /// are not required: a hidden view's own required constraints may contradict them unseen.
  private mutating func placeHidden() {
    var last: View?
    let all = stack.arrangedSubviews
    for (index, view) in all.enumerated() {
      guard view.isHidden else {
        last = view
        continue
      }
      if let next = all[index...].first(where: { !$0.isHidden }) {
        hide(view, along.start, at: next, along.start)
      } else if let last {
        hide(view, along.start, at: last, along.end)
      } else {
        hide(view, along.start, at: canvas, along.start)
      }
      hide(view, along.extent, at: nil, .notAnAttribute)
      hide(view, across.start, at: canvas, across.start)
      hide(view, across.end, at: canvas, across.end, priority: 1)
    }
  }

  private mutating func hide(
    _ view: View, _ own: LayoutConstraint.Attribute, at other: LayoutItem?,
    _ its: LayoutConstraint.Attribute, priority: Float = 999.5
  ) {
    add("stack-hiding", view, own, .equal, other, its, priority: priority)
  }

  private mutating func edge(
    _ view: View, _ edge: LayoutConstraint.Attribute, loose: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation
  ) {
    add("stack-alignment", view, edge, .equal, canvas, edge)
    add("stack-alignment", view, loose, relation, canvas, loose)
  }

  private mutating func within(_ view: View) {
    add("stack-alignment", view, across.start, .greaterThanOrEqual, canvas, across.start)
    add("stack-alignment", view, across.end, .lessThanOrEqual, canvas, across.end)
  }

  private mutating func add(
    _ name: String, _ first: LayoutItem, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: LayoutItem?, _ other: LayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    constraints.append(
      LayoutConstraint(
        first: first.handle, attribute, relation, second: second?.handle, other, multiplier: multiplier,
        constant: constant, priority: LayoutPriority(priority), identifier: name))
  }
}
