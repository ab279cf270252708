import Foundation

/// What a process that drew one screen has said.
struct TrialReport: Equatable {
  /// Why the screen cannot be drawn; none if it was.
  var refusal: String?
  /// Whether it was compared with another picture, and is not like that.
  var isUnlike = false
  /// The views that differ.
  var differing: [String] = []

  /// - Parameters:
  ///   - test: the name of the test that drew it.
  ///   - said: what it said, in lines.
  ///   - limit: the seconds that the process had.
  ///   - folder: the app's folder, which paths need not name.
  init(
    of test: String, _ ending: ChildProcess.Ending, _ said: [String], limit: Double, folder: String = "/"
  ) {
    let said = folder == "/" ? said : said.map { $0.replacing(folder + "/", with: "") }
    refusal =
      switch ending {
      // An app may end its process itself.
      case .exit(0):
        said.contains { $0.contains("Test \(test)() passed") }
          ? nil : "its process ends before the screen is drawn"
      case .exit(let code): Self.reason(in: said) ?? "its process ends with \(code)"
      case .signal(let number): Self.reason(in: said) ?? "its process is ended by signal \(number)"
      case .timeout: "it takes longer than \(Int(limit)) seconds"
      }
    // One that traps besides would end the tests.
    let hasEndedItself = if case .exit = ending { true } else { false }
    isUnlike =
      refusal != nil && hasEndedItself && said.contains { $0.contains(" does not match its reference") }
    differing = isUnlike ? Self.views(in: said) : []
  }

  private static let longest = 300

  /// The first line of a trap, of an error that was thrown, or of an issue.
  private static func reason(in said: [String]) -> String? {
    let trap = said.first { $0.contains("Fatal error") || $0.contains("Could not cast value") }
    let thrown = said.lazy.compactMap { line in
      line.firstRange(of: "Caught error: ").map { String(line[$0.upperBound...]) }
    }.first
    // A message that lists errors says only below that what is wrong.
    let issue = said.firstIndex { $0.contains("recorded an issue") }.flatMap { index in
      let message = said[index...].dropFirst()
      let first =
        message.first == nil ? nil : message.drop { $0 != "  Errors:" }.dropFirst().first ?? message.first
      return first.map { String($0.drop { $0 == "↳" || $0 == " " }) }
    }
    guard let reason = trap ?? thrown ?? issue else { return nil }
    return String(withoutAddresses(reason).prefix(longest))
  }

  /// Addresses are others in each run: `'A' (0x5620cf60d3ca)` is `'A'`.
  private static func withoutAddresses(_ text: String) -> String {
    var parts = text.components(separatedBy: " (0x")
    for index in parts.indices.dropFirst() {
      parts[index] = String(parts[index].drop { $0.isHexDigit }.dropFirst())
    }
    return parts.joined()
  }

  /// What a message lists below `Why:`, up to the colon behind a view's name.
  private static func views(in said: [String]) -> [String] {
    guard let start = said.firstIndex(of: "  Why:") else { return [] }
    var names: [String] = []
    for line in said[(start + 1)...].prefix(while: { $0.hasPrefix("    ") }) {
      guard let end = line.firstRange(of: ": ") else { continue }
      let name = line[..<end.lowerBound].trimmingCharacters(in: .whitespaces)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
