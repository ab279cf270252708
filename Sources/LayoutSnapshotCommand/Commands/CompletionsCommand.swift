/// Prints a script that teaches a shell the commands and options.
struct CompletionsCommand: Command {
  static let description = CommandDescription(
    "completions", "Print completions for a shell.",
    operands: [.init(.choice("SHELL", Completions.allCases.map(\.rawValue)), "bash, zsh or fish.")],
    isCalledByPrograms: true,
    examples: ["completions bash > layout-snapshot.bash", "completions zsh > _layout-snapshot"])

  private let shell: Completions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = arguments.operands[0]
    guard let shell = Completions(rawValue: name) else {
      throw .badValue(
        command: "completions", option: "SHELL", value: name,
        expected: "one of " + Completions.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.shell = shell
  }

  func run(_ context: CommandContext) -> ExitCode {
    context.output.write(shell.script(CommandTable.descriptions))
    return .success
  }
}
