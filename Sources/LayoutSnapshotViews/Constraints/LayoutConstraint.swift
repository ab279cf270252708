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
  /// A constraint without items, which no view can hold. It is there for subclasses, as in UIKit.
  ///
  /// ```swift
  /// final class LabeledConstraint: LayoutConstraint { var label = "" }
  /// let constraint = LabeledConstraint(
  ///   item: title, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
  ///   constant: 44)
  /// ```
  public override init() { super.init() }

  /// The item on the left of the relation.
  open var firstItem: AnyObject? { first?.layoutItem }
  /// The attribute of the first item.
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// The relation between the two sides.
  public private(set) final var relation = Relation.equal
  /// The item on the right, or nil if a size is compared with a number.
  open var secondItem: AnyObject? { second?.layoutItem }
  /// The attribute of the second item.
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second attribute.
  public private(set) final var multiplier: CGFloat = 1

  /// Whether the constraint takes part in layout. Setting it adds the constraint to a view or removes it.
  ///
  /// UIKit stops the process if the constraint is illegal. Here the constraint stays inactive, and laying out
  /// a tree that contains one of its items throws a ``LayoutError``.
  open var isActive: Bool {
    get { holder != nil }
    set { setActive(newValue) }
  }

  /// The number added on the right. It can change while the constraint is active.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard newValue != ownConstant else { return }
      ownConstant = newValue
      tellEngines()
    }
  }
  // The initializer sets these without telling engines.
  private final var ownConstant: CGFloat = 0
  private final var ownPriority = LayoutPriority.required
  private final var ownIdentifier: String?

  /// The strength of the constraint. It can change while the constraint is active.
  open var priority: LayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority else { return }
      ownPriority = newValue
      tellEngines()
    }
  }

  /// The name of the constraint in messages.
  open var identifier: String? {
    get { ownIdentifier }
    set {
      guard newValue != ownIdentifier else { return }
      ownIdentifier = newValue
      tellEngines()
    }
  }

  /// Whether an archive of the holder contains the constraint. It is only stored: nothing is archived.
  open var shouldBeArchived = false

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

  private(set) final var first: ItemHandle?
  private(set) final var second: ItemHandle?

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

  convenience init(
    first: ItemHandle?, _ firstAttribute: Attribute, _ relation: Relation,
    second: ItemHandle?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    priority: LayoutPriority = .required, identifier: String? = nil
  ) {
    self.init()
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    ownConstant = constant
    ownPriority = priority
    ownIdentifier = identifier
    ConstraintOrigins.note(self)
  }

  /// The constraint as pseudocode: `title.width <= 0.5 * card.width + 16 @750`.
  open override var description: String { text(of: self) }

  /// The pseudocode with the class and the state: `<LayoutConstraint title.width == 40 (active)>`.
  open override var debugDescription: String {
    "<\(className(of: self)) \(text(of: self)) (\(state(of: self)))>"
  }
  /// The class in descriptions: of one that only this module has, the one that code knows.
  var shownClass: LayoutConstraint.Type { type(of: self) }

  /// Whether the item is one of the constraint's two items.
  package final func mentions(_ item: LayoutItem) -> Bool { first === item.handle || second === item.handle }

  /// Whether one of the constraint's items is this view or lies inside it.
  package final func touches(_ view: View) -> Bool {
    first?.layoutItem?.hostView?.isInside(view) == true
      || second?.layoutItem?.hostView?.isInside(view) == true
  }

  /// Notifies every engine that contains this constraint: those of its holder and of the views around it.
  private func tellEngines() {
    var view = holder
    while let current = view {
      current.engines.forget { !$0.noteChange(of: self) }
      current.life.pass?.note("the constant or the priority of \(pseudocodeOfChange)")
      view = current.ownSuperview
      if view == nil { current.treeHasChanged() }
    }
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

// Functions of no actor, because descriptions belong to none where views belong to the main actor.
private func className(of constraint: LayoutConstraint) -> String { "\(constraint.shownClass)" }
private func text(of constraint: LayoutConstraint) -> String { constraint.pseudocode }
private func state(of constraint: LayoutConstraint) -> String { constraint.isActive ? "active" : "inactive" }
