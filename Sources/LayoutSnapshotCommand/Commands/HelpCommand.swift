/// Shows what the program or one command can do.
struct HelpCommand: Command {
  static let description = CommandDescription(
    "help", "Show what a command can do.",
    operands: [.init(.text("COMMAND"), "The command (default: list all).", isOptional: true)])

  private let command: String?

  init(_ arguments: ParsedArguments) { command = arguments.operands.first }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    guard let command else {
      context.output.write(HelpPage.overview(CommandTable.descriptions))
      return .success
    }
    do {
      context.output.write(HelpPage.page(try CommandTable.command(command).description))
      return .success
    } catch {
      context.complain("\(error)")
      return .usage
    }
  }
}
