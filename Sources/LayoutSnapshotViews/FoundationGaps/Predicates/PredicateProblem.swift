/// Why a predicate's format cannot be read.
struct PredicateFormatProblem: Error, Equatable {
  /// Where reading stopped, counted in characters from 1.
  let column: Int
  let reason: Reason

  enum Reason: Equatable {
    case unknownCharacter(Character)
    case unendedText
    case malformedNumber(String)
    case unknownPlaceholder(String)
    /// No value is left for a placeholder.
    case missingArgument(String)
    /// `%K` stands for a key path, which is a text.
    case keyPathIsNoText
    case expected(Expectation, instead: String)
    case unknownOption(Character)
    /// What Apple's language has and this one lacks.
    case unsupported(String)
    case nestedTooDeeply
  }

  enum Expectation: String {
    case value = "a value"
    case key = "a key"
    case end = "AND, OR or the end"
    case operation = "an operator such as == or IN"
    case closingParenthesis = "a closing parenthesis"
    case closingBrace = "a comma or a closing brace"
    case closingBracket = "the closing bracket of the options"
  }
}

extension PredicateFormatProblem: CustomStringConvertible {
  var description: String { "at column \(column), \(reason.description)" }
}

extension PredicateFormatProblem.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCharacter(let letter): "\"\(letter)\" has no meaning"
    case .unendedText: "a text begins that has no closing quote"
    case .malformedNumber(let text): "\"\(text)\" is no number"
    case .unknownPlaceholder(let text): "\"\(text)\" is no placeholder"
    case .missingArgument(let text): "no argument is left for \"\(text)\""
    case .keyPathIsNoText: "the argument of \"%K\" is not the text of a key path"
    case .expected(let what, let instead): "\(what.rawValue) was expected instead of \(instead)"
    case .unknownOption(let letter): "the option \"\(letter)\" is not supported; c, d and n are"
    case .unsupported(let what): "\(what) is not supported"
    case .nestedTooDeeply: "parentheses are nested too deeply"
    }
  }
}

/// Why a predicate that can be read says nothing about a value.
enum PredicateEvaluationProblem: Error, Equatable {
  case unknownKey(String, of: String)
  case unknownVariable(String)
  case unknownCollectionOperator(String)
  /// `ANY`, `ALL` and `@count` are about many values.
  case notACollection(String, of: String)
  case notAText(String, type: String)
  case noOrder(String, String)
  case notANumber(type: String)
  case divisionByZero
  case malformedPattern(String)
  /// `BETWEEN` takes a list of two values.
  case noPairOfBounds
}

extension PredicateEvaluationProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownKey(let key, let type): "nothing lies under the key \"\(key)\" of \(type)"
    case .unknownVariable(let name): "the variable \"$\(name)\" has no value"
    case .unknownCollectionOperator(let name): "the collection operator \"\(name)\" is not supported"
    case .notACollection(let word, let type): "\(word) needs a collection, not \(type)"
    case .notAText(let word, let type): "\(word) needs texts, not \(type)"
    case .noOrder(let left, let right): "\(left) and \(right) have no order"
    case .notANumber(let type): "\(type) is no number to calculate with"
    case .divisionByZero: "an integer is divided by zero"
    case .malformedPattern(let pattern): "\"\(pattern)\" is no regular expression"
    case .noPairOfBounds: "BETWEEN needs a list of two values"
    }
  }
}
