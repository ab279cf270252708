/// Everything that help, completions and the parser know about a command.
package struct CommandDescription: Sendable {
  package let name: String
  /// What it does, in one line.
  package let abstract: String
  /// What else has to be known, in lines that fit a terminal.
  package var details: [String] = []
  package var operands: [Operand] = []
  package var options: [Option] = []
  /// Whether everything after `--` belongs to another program.
  package var takesProgram = false
  /// Whether git or a shell calls it, and hardly anybody else. Such commands share a row in the list of all.
  package var isCalledByPrograms = false
  /// Commands to try.
  package var examples: [String] = []

  /// What a word on the command line stands for.
  package enum Value: Hashable, Sendable {
    case text(String)
    case file(String)
    case folder(String)
    case choice(String, [String])

    /// What help calls it, such as `FILE`.
    package var placeholder: String {
      switch self {
      case .text(let name), .file(let name), .folder(let name), .choice(let name, _): name
      }
    }
  }

  /// A word that is no option.
  package struct Operand: Sendable {
    package let value: Value
    package let help: String
    package var isOptional = false
    package var repeats = false

    package init(_ value: Value, _ help: String, isOptional: Bool = false, repeats: Bool = false) {
      (self.value, self.help) = (value, help)
      (self.isOptional, self.repeats) = (isOptional, repeats)
    }
  }

  /// A word that begins with dashes, and its value.
  package struct Option: Sendable {
    /// Without its dashes.
    package let name: String
    package let short: Character?
    /// What follows it; none for a switch.
    package let value: Value?
    package let help: String
    package let repeats: Bool

    package init(
      _ name: String, short: Character? = nil, _ value: Value?, _ help: String, repeats: Bool = false
    ) {
      (self.name, self.short, self.value, self.help, self.repeats) = (name, short, value, help, repeats)
    }

    /// A switch.
    package init(_ name: String, short: Character? = nil, _ help: String) {
      self.init(name, short: short, nil, help)
    }
  }

  package init(
    _ name: String, _ abstract: String, details: [String] = [], operands: [Operand] = [],
    options: [Option] = [], takesProgram: Bool = false, isCalledByPrograms: Bool = false,
    examples: [String] = []
  ) {
    (self.name, self.abstract, self.details) = (name, abstract, details)
    (self.operands, self.takesProgram, self.examples) = (operands, takesProgram, examples)
    self.isCalledByPrograms = isCalledByPrograms
    self.options = options + [Option("help", short: "h", "Show this help.")]
  }

  /// The words that a call consists of: `layout-snapshot accept [OPTION...] [NAME...]`.
  package var usage: String {
    let operands = operands.map { operand in
      let name = operand.value.placeholder + (operand.repeats ? "..." : "")
      return operand.isOptional ? "[\(name)]" : name
    }
    let words = [commandName, name, options.isEmpty ? "" : "[OPTION...]"] + operands
    return (words + (takesProgram ? ["[-- PROGRAM...]"] : [])).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// What the program is called.
package let commandName = "layout-snapshot"
