import Foundation
import LayoutSnapshotReport
import LayoutSnapshotSources

/// Finds out which of an app's sources compile: builds, leaves out what has errors, and builds again.
struct SourceSearch {
  let package: SearchPackage
  let swift: SwiftProgram
  let context: CommandContext
  let progress: BuildProgress

  /// How many builds may try again what went only because of others.
  private static let mostReturns = 8

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
    while !choice.kept.isEmpty {
      let result = try build(choice)
      if result.isBuilt { break }
      guard choice.leaveOut(result.errors, word: word) else { throw result.failure() }
      progress.say(choice)
    }
    try putBack(&choice)
    return choice
  }

  /// Tries once more what is left out for the sake of others alone.
  private func putBack(_ choice: inout SourceChoice) throws(CommandFailure) {
    var groups = [choice.perhaps]
    for _ in 0..<Self.mostReturns {
      guard let again = groups.popLast() else { return }
      if again.isEmpty { continue }
      var trial = choice
      trial.putBack(again)
      let result = try build(trial)
      if result.isBuilt {
        choice = trial
      } else {
        _ = trial.leaveOut(result.errors, word: word)
        let kept = Set(trial.kept)
        if kept.isSuperset(of: choice.kept) {
          choice.learn(from: trial)
          let rest = again.filter(kept.contains)
          if rest.count < again.count { groups.append(rest) }
        } else {
          // Who has compiled before is not given up for another.
          let spoilers = choice.refuse(again, spoiling: choice.kept, by: result.errors)
          let rest = again.filter { !spoilers.contains($0) }
          let half = rest.count / 2
          groups +=
            spoilers.isEmpty
            ? [Array(rest[half...]), Array(rest[..<half])].filter { $0.count < again.count } : [rest]
        }
      }
      progress.say(choice)
    }
  }

  private func build(_ choice: SourceChoice) throws(CommandFailure) -> BuildResult {
    let problems = try package.write(choice.kept)
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
