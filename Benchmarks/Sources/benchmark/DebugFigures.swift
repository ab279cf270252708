import Foundation

/// The figures of the same benchmark, built as users build their tests: a client of the package, in debug mode.
///
/// The table of that program is read; a row is found by the fields that name it.
struct DebugFigures {
  /// A figure may be so many times as large as in release mode.
  static let target = 1.3

  private var milliseconds: [String: Double] = [:]

  /// Runs the benchmark's debug build with a subcommand, and reads its table.
  ///
  /// - Parameters:
  ///   - names: the number of leading fields that name a row; the figure follows them.
  init(program: String, _ arguments: [String], names: Int) throws {
    let process = try ChildProcess(program, arguments)
    defer { process.finish() }
    while let line = process.readLine() {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count > names, let value = Double(fields[names]) else { continue }
      milliseconds[Self.key(fields.prefix(names))] = value
    }
  }

  subscript(_ name: String...) -> Double? { milliseconds[Self.key(name[...])] }

  private static func key(_ fields: ArraySlice<String>) -> String { fields.joined(separator: "\t") }
}
