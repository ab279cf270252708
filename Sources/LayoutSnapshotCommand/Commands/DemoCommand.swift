import SnapshotStore
/// placeholder
struct DemoCommand: Command {
  static let description = CommandDescription("demo", "Show a review of made-up changes.")
  init(_ arguments: ParsedArguments) {}
  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode { .success }
}
