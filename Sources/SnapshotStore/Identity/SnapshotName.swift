/// Which snapshot is meant: the test that takes it, and the device.
package struct SnapshotName: Hashable, Sendable {
  /// The module of the test.
  package let target: String
  /// The test's file without its ending, as swift-snapshot-testing has it.
  package let suite: String
  /// The test function without its parentheses, and the name given for one of several snapshots.
  package let test: String

  /// Takes a call's `#fileID` and `#function` apart.
  ///
  /// - Parameters:
  ///   - fileID: the module and the file, such as `AppTests/LoginTests.swift`.
  ///   - function: the test with its labels, such as `form()`.
  ///   - named: what tells apart several snapshots of one test.
  package init(fileID: String, function: String, named: String? = nil) {
    let parts = fileID.split(separator: "/")
    let file = parts.last ?? "Tests"
    target = safeName(String(parts.first ?? "Tests"))
    suite = safeName(String(file.hasSuffix(".swift") ? file.dropLast(6) : file))
    let test = safeName(String(function.prefix { $0 != "(" }))
    self.test = named.map { test + "." + safeName($0) } ?? test
  }

  /// The file's name for a device, without its ending: `form.iPhone4`.
  package func fileStem(device: String) -> String { test + "." + safeName(device) }
}
