/// What can be true of an object.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)
}

/// Two values, and what is said of them.
struct PredicateComparison {
  var quantifier: Quantifier?
  var left: PredicateExpression
  var operation: Operation
  var options: PredicateTextOptions
  var right: PredicateExpression

  /// Of how many values on the left side it has to be true.
  enum Quantifier: String {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Operation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case within = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
  }
}

/// In what texts may differ and yet be the same.
struct PredicateTextOptions: OptionSet {
  let rawValue: Int

  static let caseInsensitive = PredicateTextOptions(rawValue: 1)
  static let diacriticInsensitive = PredicateTextOptions(rawValue: 2)
  /// The texts have been made alike before. They are compared as without it, which is right if that is so.
  static let normalized = PredicateTextOptions(rawValue: 4)
}

/// What has a value once there is an object.
indirect enum PredicateExpression {
  case value(Any?)
  /// The evaluated object, `SELF`.
  case subject
  /// A value that is given with the object.
  case variable(String)
  case path(of: PredicateExpression, keys: [String])
  case list([PredicateExpression])
  case negative(PredicateExpression)
  case arithmetic(PredicateExpression, PredicateNumber.Operation, PredicateExpression)
}
