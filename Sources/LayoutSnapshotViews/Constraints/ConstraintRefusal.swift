/// A constraint that could not be activated, and why.
public struct ConstraintRefusal: Hashable, Sendable {
  /// The constraint as pseudocode, such as `title.width == card.leading`.
  public let constraint: String
  /// What is wrong with it.
  public let reason: Reason

  /// Why a constraint is illegal: the cases in which UIKit throws an exception.
  public enum Reason: Hashable, Sendable {
    /// The items are in different trees, or an item is in no tree or no longer exists.
    case noCommonAncestor
    /// An item lies outside the view that was asked to hold the constraint. The value is that view's name.
    case outsideHolder(String)
    /// The first attribute is missing.
    case noFirstAttribute
    /// A position is compared with a number, or multiplied by zero.
    case positionWithoutCounterpart
    /// The two attributes are of different kinds, such as a position and a size. A horizontal position
    /// compared with a vertical one can be active, but not laid out.
    case differentKinds
    /// Left or right is compared with leading or trailing. The two pairs differ in right-to-left text.
    case mixedDirections
    /// The second item has no attribute, or the second attribute has no item.
    case incompleteSecondSide
    /// The attribute is a margin or a baseline, which a layout guide does not have.
    case guideWithoutIt
    /// The constant or the multiplier is not a finite number.
    case notFinite
    /// The visual format that should have described the constraint is faulty.
    case visualFormat(VisualFormatError)
  }
}

extension ConstraintRefusal: CustomStringConvertible {
  /// The constraint, what is wrong, and what to write instead.
  public var description: String { "\(constraint): \(reason)" }
}

extension ConstraintRefusal.Reason: CustomStringConvertible {
  /// What is wrong and what to write instead.
  public var description: String {
    switch self {
    case .noCommonAncestor:
      "the items have no common ancestor; add both to one tree before activating the constraint"
    case .outsideHolder(let view):
      "an item lies outside \(view), which was to hold the constraint; add it to a view that contains both"
    case .noFirstAttribute:
      "the first attribute is notAnAttribute; say which part of the first item is meant"
    case .positionWithoutCounterpart:
      "a position can only be compared with a position, not with a number; name a second item"
    case .differentKinds:
      "the two attributes are of different kinds; compare x with x, y with y, and sizes with sizes"
    case .mixedDirections:
      "left and right cannot be compared with leading and trailing; use one pair on both sides"
    case .incompleteSecondSide:
      "the second side needs both an item and an attribute, or neither"
    case .guideWithoutIt:
      "a layout guide has neither margins nor baselines; use its edges"
    case .notFinite:
      "the constant and the multiplier must be finite numbers"
    case .visualFormat(let error):
      "\(error)"
    }
  }
}
