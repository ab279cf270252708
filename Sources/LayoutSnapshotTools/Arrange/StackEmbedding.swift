import Foundation
import LayoutSnapshotViews

/// Keeps the constraints of views that move into a stack view.
///
/// Moving a view deactivates every constraint that connects it with views outside it. Constraints that the
/// stack view does not replace are created again: with the same items, or with the stack instead of a view
/// whose edge is the stack's.
struct StackEmbedding {
  private let guess: StackGuess
  private let outer: [LayoutConstraint]
  private let along: Axis
  private let across: Axis
  private let union: CGRect
  private let mirrored: Bool

  init(_ guess: StackGuess, root: View) {
    self.guess = guess
    (along, across) = guess.axis == .horizontal ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let container = guess.members[0].view.superview
    mirrored = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    union = guess.members.map(\.rect).reduce(guess.members[0].rect) { $0.union($1) }
    var outer: [LayoutConstraint] = []
    var view: View? = guess.members[0].view.superview
    while let current = view {
      outer += current.ownConstraints.filter { constraint in
        guess.members.contains { constraint.touches($0.view) }
      }
      view = current.superview
    }
    self.outer = outer
  }

  /// Recreates and activates the constraints that are still needed.
  ///
  /// - Returns: the constraints that now belong to the stack.
  func restore(on stack: StackView) -> [LayoutConstraint] {
    var moved: [LayoutConstraint] = []
    for constraint in outer {
      let (first, second) = (member(constraint.firstItem), member(constraint.secondItem))
      switch (first, second) {
      case (nil, nil): constraint.isActive = true
      case (let first?, let second?):
        if first.view === second.view || constraint.firstAttribute.kind == .size, !isReplaced(constraint) {
          constraint.isActive = true
        }
      case (let box?, nil), (nil, let box?):
        let attribute = first == nil ? constraint.secondAttribute : constraint.firstAttribute
        let other = first == nil ? constraint.firstItem : constraint.secondItem
        if attribute.kind == .size || liesInMember(other) {
          constraint.isActive = true
        } else if isStackEdge(attribute, of: box) {
          let copy = self.copy(constraint, replacing: box.view, by: stack)
          if moved.contains(where: { $0.description == copy.description }) { continue }
          copy.isActive = true
          moved.append(copy)
        }
      }
    }
    return moved
  }

  private func member(_ item: AnyObject?) -> Box? { guess.members.first { $0.view === item } }

  private func liesInMember(_ item: AnyObject?) -> Bool {
    guard let view = (item as? LayoutItem)?.hostView else { return false }
    return guess.members.contains { view.isDescendant(of: $0.view) }
  }

  /// Whether two members have equal sizes anyway, because both fill the stack across.
  private func isReplaced(_ constraint: LayoutConstraint) -> Bool {
    guess.alignment == .fill && constraint.firstAttribute == across.extent
      && constraint.secondAttribute == across.extent && constraint.multiplier == 1
  }

  /// Whether an edge or a center of a member is also the stack's.
  private func isStackEdge(_ given: LayoutConstraint.Attribute, of box: Box) -> Bool {
    // Rectangles follow the reading direction.
    let attribute: LayoutConstraint.Attribute =
      switch given {
      case .left: mirrored ? .trailing : .leading
      case .right: mirrored ? .leading : .trailing
      default: given
      }
    for axis in Axis.both {
      let (own, whole) = (axis.span(box.rect), axis.span(union))
      switch attribute {
      case axis.start: return abs(own.start - whole.start) <= Span.tolerance
      case axis.end: return abs(own.end - whole.end) <= Span.tolerance
      case axis.middle: return abs(own.middle - whole.middle) <= Span.tolerance
      default: continue
      }
    }
    // A row's baseline is that of its first view.
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    return isBaseline && guess.axis == .horizontal && box.view === guess.members[0].view
  }

  private func copy(_ constraint: LayoutConstraint, replacing view: View, by stack: View) -> LayoutConstraint
  {
    let copy = LayoutConstraint(
      item: constraint.firstItem === view ? stack : constraint.firstItem!,
      attribute: constraint.firstAttribute, relatedBy: constraint.relation,
      toItem: constraint.secondItem === view ? stack : constraint.secondItem,
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant)
    copy.priority = constraint.priority
    copy.identifier = constraint.identifier
    return copy
  }
}
