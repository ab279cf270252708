/// Why a source of an app takes no part, or a part of it.
struct LeftOutSource: Equatable {
  /// Whether it belongs to the tests of Xcode.
  var isTest = false
  /// What neither the app nor the library has: modules, types, members.
  var missing: [MissingName] = []
  /// What other sources have that are left out.
  var needs: [Need] = []
  /// The first error that names nothing that is missing.
  var error: CompilerError?

  /// A name, and the source that declares it.
  struct Need: Hashable {
    var name: String
    var path: String
  }
}

extension LeftOutSource {
  /// Takes over another reason, too.
  mutating func add(_ other: LeftOutSource) {
    missing = Set(missing + other.missing).sorted()
    needs = Set(needs + other.needs).sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    error = error ?? other.error
  }

  /// The reason in words.
  ///
  /// - Parameters:
  ///   - shown: a path as it is said.
  ///   - headers: the headers of Objective-C that declare a name.
  ///   - most: how many names are told of those that are missing, and of those that are needed; the others are counted.
  func text(shown: (String) -> String, headers: [String: String] = [:], most: Int = .max) -> String {
    if isTest { return Self.testReason }
    var parts: [String] = []
    if !missing.isEmpty {
      let names = missing.map { name in
        name.text + (headers[name.name].map { " (Objective-C, \(shown($0)))" } ?? "")
      }
      parts.append("no " + list(names, most))
    }
    if !needs.isEmpty {
      parts.append("needs " + list(needs.map { "\($0.name) (\(shown($0.path)))" }, most))
    }
    if let error, missing.isEmpty, needs.isEmpty {
      parts.append((error.line > 0 ? "line \(error.line): " : "") + error.text)
    }
    return parts.joined(separator: "; ")
  }

  /// What is said of a test.
  static let testReason = "a test of Xcode"

  /// The first names, and how many more there are.
  private func list(_ names: [String], _ most: Int) -> String {
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }
}
