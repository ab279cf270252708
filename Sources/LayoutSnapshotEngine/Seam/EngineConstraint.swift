import LayoutConstraintSolver
import LayoutSnapshotValues

/// A constraint as an engine sees it. Its constant, priority and name may change while the engine lives.
package protocol EngineConstraint: AnyObject {
  /// All that it says.
  var form: ConstraintForm { get }
  /// The name that it was given, if it was.
  var identifier: String? { get }
  /// The constraint in the user's words.
  var pseudocode: String { get }
}

/// What a constraint says: `first.attribute == multiplier * second.attribute + constant`.
package struct ConstraintForm {
  package let first: ItemHandle
  package let firstAttribute: LayoutAttribute
  package let relation: LayoutRelation
  /// None where a number alone is on the right.
  package let second: ItemHandle?
  package let secondAttribute: LayoutAttribute
  package let multiplier: Double
  package let constant: Double
  package let priority: Priority

  package init(
    _ first: ItemHandle, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, _ second: ItemHandle?,
    _ secondAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: Priority
  ) {
    (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
    (self.second, self.secondAttribute) = (second, secondAttribute)
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
  }
}
