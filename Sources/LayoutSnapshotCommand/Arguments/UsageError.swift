import LayoutSnapshotReport

/// A call that means nothing.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, near: String?)
  case unknownOption(command: String, option: String, near: String?)
  case missingValue(command: String, option: String, placeholder: String)
  case needlessValue(command: String, option: String)
  case badValue(command: String, option: String, value: String, expected: String)
  case repeated(command: String, option: String)
  case missingOperand(command: String, placeholder: String)
  case unexpectedOperand(command: String, operand: String)
  /// Two options that exclude each other, or one that is needed; in words.
  case contradiction(command: String, String)

  /// The command that was meant, where that is known.
  package var command: String? {
    switch self {
    case .unknownCommand: nil
    case .unknownOption(let command, _, _), .missingValue(let command, _, _),
      .needlessValue(let command, _), .badValue(let command, _, _, _), .repeated(let command, _),
      .missingOperand(let command, _), .unexpectedOperand(let command, _), .contradiction(let command, _):
      command
    }
  }
}

extension UsageError: CustomStringConvertible {
  /// What is wrong, what may have been meant, and where help is.
  package var description: String { text(calledAs: commandName) }

  /// The same for somebody who calls the program by another name.
  func text(calledAs name: String) -> String {
    let help = ([name, "help"] + [command].compactMap { $0 }).joined(separator: " ")
    return "\(problem) See `\(help)`."
  }

  private var problem: String {
    switch self {
    case .unknownCommand(let name, let near): "There is no command \(quoted(name)).\(meant(near))"
    case .unknownOption(_, let option, let near): "There is no option \(quoted(option)).\(meant(near))"
    case .missingValue(_, let option, let placeholder):
      "The option \(option) needs a value: \(option) \(placeholder)."
    case .needlessValue(_, let option): "The option \(option) takes no value."
    case .badValue(_, let option, let value, let expected):
      "\(quoted(value)) is not a value for \(option): it has to be \(expected)."
    case .repeated(_, let option): "The option \(option) can be given only once."
    case .missingOperand(_, let placeholder): "\(placeholder) is missing."
    case .unexpectedOperand(_, let operand): "\(quoted(operand)) is one word too many."
    case .contradiction(_, let words): words
    }
  }

  private func quoted(_ word: String) -> String { "\"\(visibleText(word, limit: 60))\"" }
  private func meant(_ near: String?) -> String { near.map { " Did you mean \($0)?" } ?? "" }
}
