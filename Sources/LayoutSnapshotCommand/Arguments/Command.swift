/// One thing that the program can do.
///
/// A new command is a type with this protocol and a line in ``CommandTable``; parsing, help, completions and
/// the documents' tests follow from its description.
package protocol Command: Sendable {
  static var description: CommandDescription { get }

  /// Takes the words of the call.
  init(_ arguments: ParsedArguments) throws(UsageError)

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode
}

/// What the shell is told.
package enum ExitCode: Int32, Sendable {
  /// Everything is as it should be.
  case success = 0
  /// Something differs, is pending, or is not as it should be.
  case findings = 1
  /// The call means nothing.
  case usage = 2
  /// A file could not be read or written, or another program could not be run.
  case failure = 3
}
