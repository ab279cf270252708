/// What was left out of an app's package, why, and what is missing most.
struct LeftOutTable {
  let choice: SourceChoice
  /// The headers of Objective-C that declare a name.
  let headers: [String: String]
  /// The folders of the project that have the sources of a missing module.
  var folders: [String: String] = [:]
  /// A path as it is said.
  let shown: (String) -> String

  /// Names beyond these are counted here; the list of sources has all.
  private static let mostNames = 40

  /// A missing name, the sources that use it, and with them all that need one of these.
  struct Row: Equatable {
    var name: MissingName
    var users: Int
    var all: Int
  }

  /// The names that are missing, those first for want of which most is left out.
  var rows: [Row] {
    var users: [MissingName: Set<String>] = [:]
    let reasons = choice.reasons
    for (path, reason) in reasons {
      for name in reason.missing { users[name, default: []].insert(path) }
    }
    var dependents: [String: [String]] = [:]
    for (path, reason) in reasons {
      for place in Set(reason.needs.map(\.path)) { dependents[place, default: []].append(path) }
    }
    return users.map { name, paths in
      var (all, rest) = (paths, Array(paths))
      while let path = rest.popLast() {
        for other in dependents[path] ?? [] where all.insert(other).inserted { rest.append(other) }
      }
      return Row(name: name, users: paths.count, all: all.count)
    }.sorted { ($1.all, $1.users, $0.name) < ($0.all, $0.users, $1.name) }
  }

  static func told(tests: Int) -> String { "\(counted(tests, "file")) of tests of Xcode left out" }

  var lines: [String] {
    let leftOut = choice.facts.compactMap { source in
      choice.leftOut[source.path].flatMap { $0.isTest ? nil : (path: shown(source.path), reason: $0) }
    }
    let tests = choice.testCount == 0 ? [] : [Self.told(tests: choice.testCount)]
    let inPart = choice.facts.compactMap { source in
      choice.parts[source.path].map { parts in
        (path: shown(source.path), count: parts.count, reason: choice.reason(ofParts: source.path))
      }
    }
    guard !leftOut.isEmpty || !inPart.isEmpty else { return tests }
    let width = min(60, (leftOut.map(\.path) + inPart.map(\.path)).map(\.count).max() ?? 0)
    var lines = tests
    if !leftOut.isEmpty { lines.append("Left out:") }
    for (path, reason) in leftOut {
      lines.append("  \(padded(path, to: width))  \(reason.text(shown: shown, headers: headers, most: 4))")
    }
    if !inPart.isEmpty { lines.append("Left out of sources that take part (sources.txt names each part):") }
    for (path, count, reason) in inPart {
      lines.append(
        "  \(padded(path, to: width))  \(counted(count, "part")): \(reason.text(shown: shown, headers: headers, most: 4))"
      )
    }
    let rows = rows
    guard !rows.isEmpty else { return lines }
    lines += ["Missing, most wanted first (files that use it; with those that need these files):"]
    for row in rows.prefix(Self.mostNames) {
      lines.append("  \(number(row.users, 5)) \(number(row.all, 5))  \(row.name.text)\(origin(of: row.name))")
    }
    if rows.count > Self.mostNames {
      lines.append("  and \(rows.count - Self.mostNames) more names")
    }
    return lines
  }

  /// Where the project itself has what is missing.
  private func origin(of name: MissingName) -> String {
    if name.kind == .module { return folders[name.name].map { " (try --app \(shellWord($0)), too)" } ?? "" }
    return headers[name.name].map { " (Objective-C, \(shown($0)))" } ?? ""
  }

  private func number(_ number: Int, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
