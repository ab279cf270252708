import Foundation
import LayoutSnapshotReport
import LayoutSnapshotSources

/// Runs builds one after the other, and says how far they are.
final class BuildProgress {
  private let output: TextOutput
  private var builds = 0

  init(on output: TextOutput) { self.output = output }

  /// Runs one build to its end. On a terminal the last thing that it said stands in the last line.
  ///
  /// - Parameters:
  ///   - isSource: whether a path is that of a source of the app.
  ///   - copies: the source that a prepared copy is of.
  func build(
    _ words: [String], in folder: String, _ swift: SwiftProgram, isSource: @escaping (String) -> Bool,
    copies: @escaping (String) -> String? = { _ in nil }
  ) throws(CommandFailure) -> BuildResult {
    builds += 1
    func source(_ path: String) -> String? { Self.source(path, isSource, copies) }
    var said = CompilerOutput(warningStart: SearchPackage.missing, isSource: { source($0) != nil })
    var (shown, wait): (String?, String?)
    show("build \(builds): begins")
    defer { show(nil) }
    let isBuilt = try swift.build(words, in: folder) { more in
      said.read(more)
      if said.wait != wait, !output.isTerminal {
        wait = said.wait
        output.line("build \(builds): \(wait ?? "")")
      }
      guard let progress = said.progress, progress != shown else { return }
      shown = progress
      show("build \(builds): \(progress)")
    }
    said.finish()
    let errors = said.errors.map { error in
      var error = error
      error.path = source(error.path) ?? error.path
      for index in error.notes.indices {
        error.notes[index].path = source(error.notes[index].path) ?? error.notes[index].path
      }
      return error
    }
    return BuildResult(
      isBuilt: isBuilt, errors: errors, warnings: said.warnings,
      said: said.complaints.isEmpty ? said.lastLines : said.complaints)
  }

  /// The source that a path means: its own, its copy's, or as it stands in a literal, which the compiler takes it from.
  private static func source(
    _ path: String, _ isSource: (String) -> Bool, _ copies: (String) -> String?
  ) -> String? {
    if isSource(path) { return path }
    let value = SwiftText.value(ofLiteral: path[...])
    return value != path && isSource(value) ? value : copies(path)
  }

  /// Says what came of the last build.
  func say(_ choice: SourceChoice) {
    output.line(
      "build \(builds): \(counted(choice.leftOutCount, "file")) and \(counted(choice.partCount, "part")) left out, "
        + "\(counted(choice.missing.count, "name")) missing"
    )
  }

  /// Shows a line on a terminal until the next one; none removes it.
  func show(_ text: String?) {
    guard output.isTerminal else { return }
    let line = text.map { visibleText(String($0.prefix(max(20, output.width - 1)))) } ?? ""
    output.write("\r\u{1B}[K" + line)
  }
}

/// A number with its noun.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// What came of a build.
struct BuildResult {
  var isBuilt: Bool
  var errors: [CompilerError]
  var warnings: Set<String>
  /// What the build said of itself, or its last lines.
  var said: [String]

  /// Why the package cannot be built, where that is none of the app's sources.
  func failure(isWritten: Bool = false) -> CommandFailure {
    let words = said + errors.map { "\($0.path):\($0.line): \($0.text)" }
    return .build(BuildFailure(words: words.prefix(12).joined(separator: "\n"), isWritten: isWritten))
  }
}
