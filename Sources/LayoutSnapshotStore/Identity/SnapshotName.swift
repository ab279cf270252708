/// Which snapshot is meant: the test that takes it, and what tells apart several of one test.
package struct SnapshotName: Hashable, Sendable {
  /// The module of the test.
  package let target: String
  /// The suite or the test class, or else the test's file.
  package let suite: String
  /// The test function without its parentheses, its arguments, and the name given for one of several
  /// snapshots: `fits.iPhone15.dark`.
  package let test: String
  /// The function alone, as filters of test runs know it.
  package let function: String

  /// Makes names that every file system takes.
  ///
  /// - Parameters:
  ///   - target: the module of the test.
  ///   - suite: the suite or class; outer suites stand before inner ones, with full stops between.
  ///   - function: the test with its labels, such as `form()`.
  ///   - arguments: those of one case of a parameterised test, in words.
  ///   - named: what tells apart several snapshots of one test.
  package init(
    target: String, suite: String, function: String, arguments: [String] = [], named: String? = nil
  ) {
    self.target = safeName(target)
    self.suite = safeName(suite)
    let plain = plainName(of: function)
    self.function = plain
    var parts = [safeName(plain)]
    if !arguments.isEmpty { parts.append(arguments.map(safeName).joined(separator: "-")) }
    if let named { parts.append(safeName(named)) }
    test = bounded(parts.joined(separator: "."), to: longestTest)
  }

  /// `Target/Suite/test`.
  package var id: String { "\(target)/\(suite)/\(test)" }

  /// The file's name for a device, without its ending: `form.iPhone4`; the test alone without a device.
  package func fileStem(device: String?) -> String { device.map { test + "." + safeName($0) } ?? test }
}

/// The function's name without its labels and the marks of a raw identifier, which may hold brackets itself:
/// "form(device:)" is form, "`Total (net)`()" is Total (net).
private func plainName(of function: String) -> String {
  if function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") {
    return String(function[function.index(after: function.startIndex)..<end])
  }
  guard function.hasSuffix(")"), let start = function.lastIndex(of: "(") else { return function }
  let labels = function[function.index(after: start)...].dropLast()
  return labels.isEmpty || labels.hasSuffix(":") ? String(function[..<start]) : function
}

/// With a device, traits and an ending this is still less than the 255 bytes of common file systems.
private let longestTest = 120
