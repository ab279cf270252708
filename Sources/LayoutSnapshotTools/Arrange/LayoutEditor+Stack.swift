import Foundation
import LayoutSnapshotViews

extension LayoutEditor {
  /// Replaces views by a new stack view that contains them: the Stack tool.
  ///
  /// ```swift
  /// let stack = try editor.embedInStack([icon, title, arrow])
  /// print(stack.axis, stack.spacing, stack.alignment)
  /// ```
  ///
  /// Axis, spacing and alignment follow from the frames. Constraints that the stack view makes unnecessary
  /// are removed, such as those between the views; constraints on its outer edges are moved to the stack
  /// view; sizes stay. Views without a size of their own keep their current size. The stack takes the size
  /// that fits its content. If no constraint was moved to it, its frame holds it until you pin it.
  ///   - views: siblings, in any order.
  ///   - axis: the direction, or nil to derive it from the frames.
  /// - Returns: the stack view. It is part of the tree.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func embedInStack(
    _ views: [View], axis: LayoutConstraint.Axis? = nil
  ) throws(LayoutToolError) -> StackView {
    let selected = try selection(views)
    guard let container = selected.first?.superview else {
      throw .tooFewViews(tool: "Stack", needed: 1, given: 0)
    }
    guard selected.allSatisfy({ $0.superview === container }) else {
      throw .notSiblings(selected.map(name))
    }
    let before = [(container, container.systemGuides)]
    let surroundings = Surroundings(container, try frames(preparing: [container]))
    let boxes = surroundings.boxes.filter { box in selected.contains { $0 === box.view } }
    let guess = StackGuess(boxes, axis: axis)
    let embedding = StackEmbedding(guess, root: root)

    let union = selected.map(\.frame).reduce(selected[0].frame) { $0.union($1) }
    let frames = selected.map { $0.frame.offsetBy(dx: -union.minX, dy: -union.minY) }
    let stack = StackView(frame: union)
    stack.axis = guess.axis
    stack.spacing = guess.spacing
    stack.alignment = guess.alignment
    insert(stack, for: guess.members[0].view, in: container)
    for (view, frame) in zip(selected, frames) { view.frame = frame }
    for box in guess.members { stack.addArrangedSubview(box.view) }
    for (box, gap) in zip(guess.members, guess.gaps) where abs(gap - guess.spacing) > Span.tolerance {
      stack.setCustomSpacing(gap, after: box.view)
    }
    let moved = embedding.restore(on: stack)
    if !moved.isEmpty || stack.arrangingStack != nil {
      stack.translatesAutoresizingMaskIntoConstraints = false
    }
    try keepSizes(of: selected, in: stack)
    try fit(stack)
    removeUnusedGuides(before)
    return stack
  }

  private func insert(_ stack: StackView, for view: View, in container: View) {
    if let outer = view.arrangingStack, let index = outer.arrangedSubviews.firstIndex(where: { $0 === view })
    {
      outer.insertArrangedSubview(stack, at: index)
    } else {
      container.addSubview(stack)
    }
  }

  /// Adds constraints for the sizes that members lack, as if the stack stood in its place but could take any size.
  private func keepSizes(of members: [View], in stack: StackView) throws(LayoutToolError) {
    let held = stack.translatesAutoresizingMaskIntoConstraints
    stack.translatesAutoresizingMaskIntoConstraints = false
    guard let container = stack.superview else { return }
    let mentions = container.ownConstraints.filter { $0.mentions(stack) }
    let places = Axis.both.compactMap { axis -> LayoutConstraint? in
      let kind = axis.start.kind
      let isPlaced = [stack.firstAttributes(in: mentions)].joined().contains { $0.kind == kind }
      return isPlaced ? nil : LayoutConstraint(stack, axis.start, to: (container, axis.start))
    }
    try takeCurrentConstants(of: places)
    LayoutConstraint.activate(places)
    defer {
      LayoutConstraint.deactivate(places)
      stack.translatesAutoresizingMaskIntoConstraints = held
    }
    try addMissingConstraints(to: members)
  }

  /// Gives the stack the size that fits, and its members their places in it.
  private func fit(_ stack: StackView) throws(LayoutToolError) {
    let size = (try? stack.fittingSize()) ?? .zero
    if stack.translatesAutoresizingMaskIntoConstraints {
      stack.frame.size = size
    }
    try updateFrames(of: [stack] + stack.arrangedSubviews)
  }
}

extension View {
  /// The attributes of this view that constraints mention.
  fileprivate func firstAttributes(in constraints: [LayoutConstraint]) -> [LayoutConstraint.Attribute] {
    constraints.flatMap { constraint in
      [
        constraint.firstItem === self ? constraint.firstAttribute : nil,
        constraint.secondItem === self ? constraint.secondAttribute : nil,
      ].compactMap { $0 }
    }
  }
}
