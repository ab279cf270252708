/// What `--help` says: at most 24 lines of 80 columns, so that nothing scrolls away.
package enum HelpPage {
  package static let width = 80
  package static let height = 24

  /// The page of one command.
  package static func page(_ command: CommandDescription) -> String {
    var lines = ["Usage: \(command.usage)", "", command.abstract] + command.details
    let operands = command.operands.map { ("  " + $0.value.placeholder, $0.help) }
    let options = command.options.map { ("  " + $0.heading, $0.help) }
    let column = min(26, (operands + options).map(\.0.count).max() ?? 0) + 2
    if !operands.isEmpty { lines += [""] + operands.map { row($0.0, $0.1, column) } }
    lines += [""] + options.map { row($0.0, $0.1, column) }
    if !command.examples.isEmpty { lines += [""] + command.examples.map { "  $ \(commandName) \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of all commands.
  package static func overview(_ commands: [CommandDescription]) -> String {
    // The first line says what `help` does, and leaves its row to the others.
    let (others, own) = (commands.filter(\.isCalledByPrograms), commands.filter { !$0.isCalledByPrograms })
    let column = (own.map(\.name.count).max() ?? 0) + 4
    let rows = own.filter { $0.name != "help" }.map { row("  " + $0.name, $0.abstract, column) }
    let lines =
      ["Usage: \(commandName) COMMAND [OPTION...]     `help COMMAND` says more."] + rows + [
        "For git and shells: " + others.map(\.name).joined(separator: ", ") + ".",
        "Exit codes: 0 fine, 1 differences or problems found, 2 wrong usage, 3 failure.",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ left: String, _ right: String, _ column: Int) -> String {
    left + String(repeating: " ", count: max(1, column - left.count)) + right
  }
}

extension CommandDescription.Option {
  /// `-o, --output FILE`.
  fileprivate var heading: String {
    (short.map { "-\($0), " } ?? "") + "--" + name + (value.map { " " + $0.placeholder } ?? "")
  }
}
