import LayoutConstraintSolver
import LayoutSnapshotValues

/// A constraint as an engine sees it. Its constant, priority and name may change while the engine lives.
package protocol EngineConstraint: AnyObject {
  /// All that it says.
  var form: ConstraintForm { get }
  /// The constraint in the user's words.
  var pseudocode: String { get }
}

/// What a constraint says: `first.attribute == multiplier * second.attribute + constant`.
package struct ConstraintForm {
  package let first: ItemEnd
  package let relation: LayoutRelation
  /// None where a number alone is on the right.
  package let second: ItemEnd?
  package let multiplier: Double
  package let constant: Double
  package let priority: Priority
  package let identifier: String?

  package init(
    _ first: ItemEnd, _ relation: LayoutRelation, _ second: ItemEnd?, multiplier: Double, constant: Double,
    priority: Priority, identifier: String?
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    self.identifier = identifier
  }
}
