import Foundation
import LayoutSnapshotEngine

/// A relation that layout satisfies: `first.attribute == multiplier * second.attribute + constant`.
///
/// ```swift
/// let width = title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5)
/// width.priority = .defaultHigh
/// width.isActive = true
/// ```
///
/// As in UIKit, it takes part in layout only while it is active. The innermost view that contains both items
/// then holds it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class LayoutConstraint: NSObject {
  /// The item on the left of the relation.
  public var firstItem: AnyObject? { first?.layoutItem }
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The item on the right, or nil if a size is compared with a number.
  public var secondItem: AnyObject? { second?.layoutItem }
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat

  /// The number added on the right. It can change while the constraint is active.
  open var constant: CGFloat {
    didSet { if constant != oldValue { tellEngines() } }
  }

  /// The strength of the constraint. It can change while the constraint is active.
  open var priority: LayoutPriority {
    didSet { if priority != oldValue { tellEngines() } }
  }

  /// The name of the constraint in messages.
  open var identifier: String? {
    didSet { if identifier != oldValue { tellEngines() } }
  }

  /// Whether the constraint only stands for one in Interface Builder's canvas and takes no part in layout.
  open var isPlaceholder = false {
    didSet { if isPlaceholder != oldValue { holder?.discardEngines("which constraints are placeholders") } }
  }

  /// Whether the constraint takes part although it is a placeholder: on the canvas, placeholders count too.
  package final var holdsOnCanvas = false {
    didSet { if holdsOnCanvas != oldValue { holder?.discardEngines("which placeholders hold") } }
  }

  /// The anchor of the first item's attribute, or nil if the item no longer exists or has no such anchor.
  public var firstAnchor: NSObject? { first?.layoutItem?.anchor(firstAttribute) }
  /// The anchor of the second item's attribute, or nil if there is none.
  public var secondAnchor: NSObject? { second?.layoutItem?.anchor(secondAttribute) }

  final let first: ItemHandle?
  final let second: ItemHandle?

  /// The view that holds this constraint while it is active.
  package internal(set) final var holder: View? {
    get { holderReference.owner }
    set { holderReference.owner = newValue }
  }
  private var holderReference = BackReference<View>()

  /// Relates an attribute of one item to an attribute of another, or a size to a number.
  ///
  /// Without a second item only the constant counts, and the second attribute is ignored.
  /// - Precondition: the items are views or layout guides.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation,
    toItem: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let first = item as? LayoutItem, toItem == nil || toItem is LayoutItem else {
      preconditionFailure("a constraint connects views and layout guides, nothing else")
    }
    self.init(
      first: first.handle, attribute, relation,
      second: (toItem as? LayoutItem)?.handle, toItem == nil ? .notAnAttribute : secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  init(
    first: ItemHandle?, _ firstAttribute: Attribute, _ relation: Relation,
    second: ItemHandle?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    priority: LayoutPriority = .required, identifier: String? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  /// The constraint as pseudocode: `title.width <= 0.5 * card.width + 16 @750`.
  open override var description: String { text(of: self) }

  /// The pseudocode with the class and the state: `<LayoutConstraint title.width == 40 (active)>`.
  open override var debugDescription: String {
    "<\(type(of: self)) \(text(of: self)) (\(state(of: self)))>"
  }

  /// Whether the item is one of the constraint's two items.
  package final func mentions(_ item: LayoutItem) -> Bool { first === item.handle || second === item.handle }

  /// Whether one of the constraint's items is this view or lies inside it.
  package final func touches(_ view: View) -> Bool {
    first?.layoutItem?.hostView?.isDescendant(of: view) == true
      || second?.layoutItem?.hostView?.isDescendant(of: view) == true
  }

  /// Notifies every engine that contains this constraint: those of its holder and of the views around it.
  private func tellEngines() {
    var view = holder
    while let current = view {
      current.engines.forget { !$0.noteChange(of: self) }
      current.life.pass?.note("the constant or the priority of \(pseudocode)")
      view = current.superview
    }
  }
}

// Functions of no actor, because descriptions belong to none where views belong to the main actor.
private func text(of constraint: LayoutConstraint) -> String { constraint.pseudocode }
private func state(of constraint: LayoutConstraint) -> String { constraint.isActive ? "active" : "inactive" }
