import Foundation
import LayoutSnapshotReport
import LayoutSnapshotStore

/// Makes up a run with changes, so that everything can be tried without tests of one's own.
struct DemoCommand: Command {
  static let description = CommandDescription(
    "demo", "Invent changes to try out reviewing.",
    details: ["Writes what failed tests leave in a package, and a report."],
    options: [
      .init("into", .folder("DIR"), "A new or empty folder (default: a temporary one)."),
      .init("count", .text("N"), "The number of assertions (default 6)."),
      .init("proofs", "With a failed check, sweeps and coverage."),
      .init("open", "Open the report in the browser."),
    ], examples: ["demo --open"])

  private let target: String?
  private let count: Int
  private let hasProofs: Bool
  private let opens: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    target = arguments.value("into")
    count = try arguments.count("count", in: 1...100_000) ?? 6
    hasProofs = arguments.has("proofs")
    opens = arguments.has("open")
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let own = NSTemporaryDirectory() + "layout-snapshot-demo-\(UUID().uuidString.prefix(8))"
    let folder = context.path(target ?? own)
    let roots = ManifestRoots(package: folder, artifacts: folder + "/.build/layout-snapshots")
    do {
      if try !Files.names(in: folder).isEmpty {
        throw CommandFailure.unusable(
          path: folder, reason: "It is not empty. Remove it, or name another folder.")
      }
      try Files.write(Array("// swift-tools-version: 6.0\n".utf8), to: folder + "/Package.swift")
      let tests = DemoRun.tests(count: count)
      let bar = ProgressBar("Drawing", total: tests.count, on: context.errors)
      let run = DemoRun(folder: folder)
      for test in tests {
        try run.carryOut(test)
        bar.advance()
      }
      bar.finish()
      try run.finish(tests)
      if hasProofs { try run.proofs.carryOut() }
    } catch let error as CommandFailure {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .unusable(path: folder, reason: "\(error)")
    }
    let review: PendingReview
    do throws(FileError) { review = try PendingReview(roots) } catch { throw .file(error) }
    let report = try ReportOptions.plain.write(review, context)
    context.output.line("Try:  \(context.calledAs) review --package \(context.shown(folder))")
    context.output.line("      \(context.calledAs) report --serve --package \(context.shown(folder))")
    if opens { try openOnDesktop(report.page, context) }
    return .success
  }
}
