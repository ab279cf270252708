import Foundation
import LayoutSnapshotSources

/// Makes copies of an app's sources that compile on Linux, for build systems other than SwiftPM.
struct PrepareCommand: Command {
  static let description = CommandDescription(
    "prepare", "Copy an app's Swift sources so that they compile on Linux.",
    details: [
      "Actions, outlets and selectors work without Objective-C, and errors show the",
      "app's own files. Copies that are up to date are left alone. With SwiftPM, use",
      "the plugin UIKitSources instead.",
    ],
    operands: [.init(.folder("SOURCE"), "A folder or file of the app.", repeats: true)],
    options: [.init("output", short: "o", .folder("DIR"), "The folder for the copies.")],
    examples: ["prepare App/Views App/Model -o .build/prepared"])

  private let sources: [String]
  private let output: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    sources = arguments.operands
    guard let output = arguments.value("output") else {
      throw .missingValue(command: "prepare", option: "--output", placeholder: "DIR")
    }
    self.output = output
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let folder = context.path(output)
    let files = sources.flatMap { SourceFile.all(at: context.path($0), into: folder) }
    guard !files.isEmpty else {
      throw .unusable(path: sources.joined(separator: ", "), reason: "There is no Swift file in it.")
    }
    let problems = SourceFile.prepare(files)
    for problem in problems { context.errors.line(problem) }
    context.output.line("\(files.count) sources, \(problems.count) problems")
    return problems.isEmpty ? .success : .findings
  }
}
