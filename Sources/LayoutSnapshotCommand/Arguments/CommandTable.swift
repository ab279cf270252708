import LayoutSnapshotStore

/// Every command, in the order of help.
package enum CommandTable {
  package static let all: [any Command.Type] = [
    ReviewCommand.self, PendingCommand.self, AcceptCommand.self, RejectCommand.self, ReportCommand.self,
    DiffCommand.self, CheckCommand.self, PruneCommand.self, CoverageCommand.self, MergeCommand.self,
    ShardCommand.self,
    CanvasCommand.self, RenderCommand.self,
    LintCommand.self, OutlineCommand.self, ResolveCommand.self, ConnectCommand.self,
    CodeCommand.self, InitCommand.self, PrepareCommand.self,
    DemoCommand.self,
    TextconvCommand.self, MergeDriverCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  package static var descriptions: [CommandDescription] { all.map { $0.description } }

  static func command(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = all.first(where: { $0.description.name == name }) else {
      throw .unknownCommand(name, near: nearest(to: name, in: descriptions.map(\.name)))
    }
    return command
  }
}

extension CommandTable {
  /// Runs a call: the words after the program's name.
  package static func run(_ words: [String], _ context: CommandContext) -> ExitCode {
    do {
      guard let name = words.first else {
        context.output.write(HelpPage.overview(descriptions))
        return .usage
      }
      if ["-h", "--help"].contains(name) {
        context.output.write(HelpPage.overview(descriptions))
        return .success
      }
      let type = try command(name)
      let arguments = try ParsedArguments(Array(words.dropFirst()), type.description)
      if arguments.wantsHelp {
        context.output.write(HelpPage.page(type.description))
        return .success
      }
      try context.checkVariables()
      return try type.init(arguments).run(context)
    } catch let error as UsageError {
      context.complain(error.text(calledAs: context.calledAs))
      return .usage
    } catch let error as CommandFailure {
      context.complain(error.text(calledAs: context.calledAs))
      return .failure
    } catch { preconditionFailure("commands throw nothing else: \(error)") }
  }
}
