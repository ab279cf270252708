/// A parsed visual format: the elements of the row or column and the connections between them.
struct VisualFormat: Equatable {
  var isVertical = false
  /// The connection from the superview to the first view, if there is one.
  var leading: Connection?
  var views: [Element] = []
  /// The connection between each view and the next.
  var connections: [Connection] = []
  /// The connection from the last view to the superview, if there is one.
  var trailing: Connection?

  /// A view's name and the predicates for its size.
  struct Element: Equatable {
    let name: Name
    let predicates: [Predicate]
  }

  /// The connection between two neighbors.
  enum Connection: Equatable {
    /// Nothing: the neighbors touch.
    case flush
    /// A single hyphen: the standard spacing.
    case standard
    /// Predicates for the space, between two hyphens.
    case predicates([Predicate])
  }

  /// A condition for a space or a size.
  struct Predicate: Equatable {
    let relation: LayoutConstraint.Relation
    let object: Operand
    let priority: Operand?
  }

  /// A number, the name of a metric, or the name of a view.
  enum Operand: Equatable {
    case number(Double, column: Int)
    case name(Name)
  }

  /// A name and its column.
  struct Name: Equatable {
    let text: String
    let column: Int
  }
}
