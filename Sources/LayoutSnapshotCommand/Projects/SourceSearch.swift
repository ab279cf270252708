import Foundation
import LayoutSnapshotReport
import LayoutSnapshotSources

/// Finds out which of an app's sources compile: builds, leaves out what has errors, and builds again.
struct SourceSearch {
  let package: SearchPackage
  let swift: SwiftProgram
  let context: CommandContext
  let progress: BuildProgress

  /// After so many builds sources with errors are left out as a whole.
  private static let mostBuildsForParts = 40

  /// - Returns: the choice with which the module compiles; that nothing is left is possible.
  func run(_ facts: [SourceFacts]) throws(CommandFailure) -> SourceChoice {
    var choice = SourceChoice(facts)
    // The compiler stops at the first import that it cannot resolve, so a probe asks for all modules before any source is
    // compiled. If that fails, no source of the app is at fault.
    let modules = Set(choice.kept.flatMap { choice.modules(of: $0) }).subtracting(["UIKit"])
    try package.writeProbe(for: modules)
    let probe = try build()
    guard probe.isBuilt else { throw probe.failure() }
    choice.leaveOut(importing: SearchPackage.missingModules(in: probe.warnings))
    progress.say(choice)
    var builds = 0
    while !choice.kept.isEmpty {
      builds += 1
      let result = try build(choice)
      if result.isBuilt { break }
      let isLess = choice.leaveOut(
        result.errors, isWhole: builds > Self.mostBuildsForParts, column: package.column, word: word)
      guard isLess else { throw result.failure() }
      progress.say(choice)
    }
    return choice
  }

  private func build(_ choice: SourceChoice) throws(CommandFailure) -> BuildResult {
    let problems = try package.write(choice.kept, without: choice.partNames)
    guard problems.isEmpty else {
      return BuildResult(isBuilt: false, errors: problems, warnings: [], said: [])
    }
    return try build(isSource: choice.isKnown)
  }

  private func build(isSource: @escaping (String) -> Bool = { _ in false }) throws(CommandFailure)
    -> BuildResult
  {
    try progress.build([], in: package.folder, swift, isSource: isSource, copies: package.source)
  }

  /// The word in a source at which an error stands.
  private func word(at error: CompilerError) -> String? {
    guard let data = FileManager.default.contents(atPath: error.path) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return nil }
    let rest = lines[error.line - 1].dropFirst(max(0, error.column - 1))
    let word = String(decoding: rest, as: UTF8.self).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : String(word)
  }
}
