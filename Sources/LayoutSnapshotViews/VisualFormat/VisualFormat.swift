/// A visual format as it was written: what stands in the row or column, and between.
struct VisualFormat: Equatable {
  var isVertical = false
  /// What stands before the first view, if the superview does.
  var leading: Connection?
  var views: [Element] = []
  /// What stands between each view and the next.
  var connections: [Connection] = []
  /// What stands after the last view, if the superview does.
  var trailing: Connection?

  /// A view's name and what its extent has to be.
  struct Element: Equatable {
    let name: Name
    let predicates: [Predicate]
  }

  /// The space between two neighbours.
  enum Connection: Equatable {
    /// Nothing stands between: they touch.
    case flush
    /// A single hyphen: the standard spacing.
    case standard
    /// A hyphen, what the space has to be, and a hyphen.
    case predicates([Predicate])
  }

  /// One thing that a space or an extent has to be.
  struct Predicate: Equatable {
    let relation: LayoutConstraint.Relation
    let object: Operand
    let priority: Operand?
  }

  /// A number, or the name of one or of a view.
  enum Operand: Equatable {
    case number(Double, column: Int)
    case name(Name)
  }

  /// A name and where it stands.
  struct Name: Equatable {
    let text: String
    let column: Int
  }
}
