/// What the environment asks for, parsed once.
package struct SnapshotSettings: Hashable, Sendable {
  /// The record mode that a variable names, if one does.
  package let recordMode: RecordMode?
  /// Whether a continuous integration runs the tests.
  package let isContinuousIntegration: Bool
  /// Whether a test that recorded passes all the same.
  package let recordingPasses: Bool
  /// Where artifacts go, if not into the build folder.
  package let artifacts: String?
  /// Where references lie, if not in the package.
  package let references: String?
  /// Whether the folder of references may be a link. One that comes with a checkout could lead anywhere.
  package let followsLinkedReferences: Bool
  /// Whether references are Bazel's runfiles: links that lead to the sources, which nobody may write.
  package let readsRunfiles: Bool
  /// The command that records, where nothing can be accepted after a test because its references are runfiles.
  package let recordCommand: String?
  /// Whether messages end with the result as JSON. Manifests hold it anyway.
  package let showsJSON: Bool
  /// Where assertions note their references, if they do.
  package let usage: String?
  /// Where assertions note which changes of constraints they would not notice, if they do.
  package let coverage: String?

  /// Reads the variables.
  ///
  /// - Throws: for a value or a name that is not known. Going on without it would quietly compare where
  ///   someone meant to record, or the other way round.
  package init(environment: [String: String]) throws(SnapshotSettingsError) {
    try Self.checkNames(environment)
    func value(_ variable: EnvironmentVariable) -> String? { Self.value(variable, environment) }
    func mode(_ variable: EnvironmentVariable) throws(SnapshotSettingsError) -> RecordMode? {
      guard let text = value(variable) else { return nil }
      if let mode = RecordMode(rawValue: text) { return mode }
      throw .unknownValue(variable, text, known: RecordMode.allCases.map(\.rawValue))
    }
    let (own, ecosystem) = (try mode(.record), try mode(.ecosystemRecord))
    recordMode = own ?? ecosystem
    recordingPasses = try Self.flag(.recordPasses, environment)
    showsJSON = try Self.flag(.json, environment)
    followsLinkedReferences = try Self.flag(.linkedReferences, environment)
    // Systems disagree on the value, and some say CI=false to mean no.
    isContinuousIntegration = !["0", "false"].contains(value(.continuousIntegration) ?? "0")
    artifacts = value(.artifacts) ?? value(.ecosystemArtifacts) ?? value(.bazelOutputs)
    let sources = value(.bazelSources)
    let repository = value(.bazelRunfiles).map { "\($0)/\(value(.bazelRepository) ?? "_main")" }
    references = value(.references) ?? (sources ?? repository).map { $0 + "/Snapshots" }
    recordCommand =
      sources == nil && repository != nil
      ? "bazel run --run_under='env \(EnvironmentVariable.record.rawValue)=failed' "
        + quoted(value(.bazelTarget) ?? "//...") : nil
    readsRunfiles = sources == nil && repository != nil && value(.references) == nil
    usage = value(.usage)
    coverage = value(.coverage)
  }

  /// A variable that is `0` or `1`, and `0` where it is unset.
  package static func flag(
    _ variable: EnvironmentVariable, _ environment: [String: String]
  ) throws(SnapshotSettingsError) -> Bool {
    switch value(variable, environment) {
    case nil, "0": return false
    case "1": return true
    case .some(let text): throw .unknownValue(variable, text, known: ["0", "1"])
    }
  }

  /// Refuses variables whose names begin as the library's do and that nobody reads: they were mistyped.
  package static func checkNames(_ environment: [String: String]) throws(SnapshotSettingsError) {
    let known = EnvironmentVariable.allCases.map(\.rawValue) + RelatedVariable.allCases.map(\.rawValue)
    let unknown = environment.filter { name, value in
      name.hasPrefix(EnvironmentVariable.prefix) && !value.isEmpty && !known.contains(name)
    }
    // A dictionary has another order in every process.
    guard unknown.isEmpty else { throw .unknownNames(unknown.keys.sorted(), known: known) }
  }

  /// A variable with something in it.
  package static func value(_ variable: EnvironmentVariable, _ environment: [String: String]) -> String? {
    environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The mode in force: what the call asks for, else the environment, else the scope, else missing.
  ///
  /// Where the environment says never it is never, whatever a call says: whoever starts the run decides that nothing
  /// is written. Where `CI` is set it is never, unless a variable names a mode: a reference that was recorded on
  /// the way and compared on a retry would turn a run green that nobody has looked at.
  package func mode(call: RecordMode?, scope: RecordMode? = nil) -> RecordMode {
    if recordMode == .never || readsRunfiles || isContinuousIntegration && recordMode == nil { return .never }
    return call ?? recordMode ?? scope ?? .missing
  }
}
