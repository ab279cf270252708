/// Why a source of an app takes no part.
struct LeftOutSource: Equatable {
  /// Whether it belongs to the tests of Xcode.
  var isTest = false
  /// What neither the app nor the library has: modules, types, members.
  var missing: [MissingName] = []
  /// What other sources have that are left out.
  var needs: [Need] = []
  /// The first error that names nothing that is missing.
  var error: CompilerError?
  /// Whether the compiler said so, or only the names in the sources.
  var isCertain = true

  /// A name, and the source that declares it.
  struct Need: Hashable {
    var name: String
    var path: String
  }
}

extension LeftOutSource {
  /// The reason in words.
  ///
  /// - Parameters:
  ///   - shown: a path as it is said.
  ///   - headers: the headers of Objective-C that declare a name.
  func text(shown: (String) -> String, headers: [String: String] = [:]) -> String {
    if isTest { return "a test of Xcode" }
    var parts: [String] = []
    if !missing.isEmpty {
      let names = missing.map { name in
        name.text + (headers[name.name].map { " (Objective-C, \(shown($0)))" } ?? "")
      }
      parts.append("no " + list(names))
    }
    if !needs.isEmpty { parts.append("needs " + list(needs.map { "\($0.name) (\(shown($0.path)))" })) }
    if let error, missing.isEmpty, needs.isEmpty {
      parts.append((error.line > 0 ? "line \(error.line): " : "") + error.text)
    }
    return parts.joined(separator: "; ")
  }

  /// The first names, and how many more there are.
  private func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}
