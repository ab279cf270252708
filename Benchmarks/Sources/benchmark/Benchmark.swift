import Foundation

/// Dispatches `Benchmarks/run SUBCOMMAND ...`; a further subcommand is a further line in `subcommands`.
@main
enum Benchmark {
  private struct Subcommand {
    let name: String
    let summary: String
    /// Takes what follows the name; returns whether everything that was to be checked holds.
    let run: @Sendable ([String]) throws -> Bool
  }

  private static let subcommands = [
    Subcommand(name: "solver", summary: SolverOptions.usage, run: { try SolverCommand.run($0) }),
    Subcommand(
      name: "solver-peak", summary: "WORKLOAD: peak memory of one build, in KiB (started by solver)",
      run: { try PeakMemory.run($0) }),
    Subcommand(name: "layout", summary: LayoutCommand.usage, run: { try LayoutCommand.run($0) }),
    Subcommand(
      name: "layout-peak", summary: "CASE SIZE: peak memory of one layout, in KiB (started by layout)",
      run: { try LayoutPeak.run($0) }),
    Subcommand(name: "diff", summary: DiffOptions.usage, run: { try DiffCommand.run($0) }),
    Subcommand(name: "pixels", summary: PixelsCommand.usage, run: { try PixelsCommand.run($0) }),
    Subcommand(
      name: "pixels-large", summary: "draws 8000 x 8000 pixels (started by pixels)",
      run: { _ in PixelsCommand.drawLarge() }),
  ]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let subcommand = subcommands.first(where: { $0.name == arguments.first }) else {
      let list = subcommands.map { "  \($0.name) \($0.summary)\n" }.joined()
      complain("usage: Benchmarks/run SUBCOMMAND\n\(list)")
      exit(2)
    }
    do {
      exit(try subcommand.run(Array(arguments.dropFirst())) ? 0 : 1)
    } catch {
      complain("\(subcommand.name): \(error)\n")
      exit(2)
    }
  }

  /// Writes to standard error, which keeps standard output clean for the table.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data(message.utf8))
  }
}
