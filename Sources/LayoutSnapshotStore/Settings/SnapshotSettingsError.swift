/// What is wrong with the environment variables.
package enum SnapshotSettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A variable has a value that means nothing; with the values that it may have.
  case unknownValue(EnvironmentVariable, String, known: [String])
  /// Variables whose names begin as the library's do are none of these; with all that are.
  case unknownNames([String], known: [String])

  /// The variables, and what they may have been meant to be.
  package var description: String {
    switch self {
    case .unknownValue(let variable, let value, let known):
      """
      The environment variable \(variable.rawValue) is "\(value)"; it has to be one of \
      \(known.joined(separator: ", ")), or unset.
      """
    case .unknownNames(let names, let known):
      names.map { Self.words(unknown: $0, known) }.joined(separator: " ")
    }
  }

  private static func words(unknown name: String, _ known: [String]) -> String {
    if let meant = nearest(to: name, in: known) {
      return "The environment variable \(name) is unknown. Did you mean \(meant)?"
    }
    let own = EnvironmentVariable.allCases.map(\.rawValue).filter { $0.hasPrefix(EnvironmentVariable.prefix) }
    return
      "The environment variable \(name) is unknown. Unset it, or take one of \(own.joined(separator: ", "))."
  }
}
