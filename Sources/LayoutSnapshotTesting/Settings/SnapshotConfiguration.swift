import LayoutSnapshotProofs
import LayoutSnapshotStore
import Testing

/// The settings of a scope for all snapshots taken in it.
struct SnapshotConfiguration: Sendable {
  var mode: RecordMode?
  var root: String?
  var isStrict: Bool?
  var isCovered: Bool?
  /// Which differences between pictures count in strategies that do not say.
  var tolerance: ImageTolerance?

  @TaskLocal static var current = SnapshotConfiguration()

  /// The settings of the current scopes, and where these have none, those of the tests' file.
  static func inForce(with file: SnapshotsFile) -> SnapshotConfiguration {
    SnapshotConfiguration(isStrict: file.isStrict, tolerance: file.tolerance).overridden(by: current)
  }

  /// These settings, replaced by another scope's where that one has any.
  func overridden(by other: SnapshotConfiguration) -> SnapshotConfiguration {
    SnapshotConfiguration(
      mode: other.mode ?? mode, root: other.root ?? root, isStrict: other.isStrict ?? isStrict,
      isCovered: other.isCovered ?? isCovered, tolerance: other.tolerance ?? tolerance)
  }
}

/// Takes all snapshots in a closure with other settings.
///
/// ```swift
/// withSnapshotTesting(record: .failed) {
///   assertSnapshot(of: card, on: .classic)
/// }
/// ```
///
/// A call's own arguments and the environment take precedence. In nested scopes, a setting of the innermost
/// scope that has one applies.
///
/// - Parameters:
///   - mode: when snapshots are written instead of compared.
///   - root: a folder for references, instead of `Snapshots/` in the package.
///   - strict: whether layouts with conflicts, ambiguity, cut-off text or no end fail, whatever the references
///     contain.
///   - operation: the closure that takes snapshots.
public func withSnapshotTesting<Result, Failure: Error>(
  record mode: RecordMode? = nil, root: String? = nil, strict: Bool? = nil,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let configuration = SnapshotConfiguration.current
    .overridden(by: SnapshotConfiguration(mode: mode, root: root, isStrict: strict))
  var outcome: Swift.Result<Result, Failure>?
  SnapshotConfiguration.$current.withValue(configuration) {
    do throws(Failure) { outcome = .success(try operation()) } catch { outcome = .failure(error) }
  }
  guard let outcome else { preconditionFailure("a task-local scope runs its closure") }
  return try outcome.get()
}

/// Takes all snapshots in an asynchronous closure with other settings.
///
/// ```swift
/// await withSnapshotTesting(record: .failed) {
///   assertSnapshot(of: await makeCard(), on: .classic)
/// }
/// ```
///
/// See ``withSnapshotTesting(record:root:strict:operation:)`` for synchronous closures.
public func withSnapshotTesting<Result>(
  record mode: RecordMode? = nil, root: String? = nil, strict: Bool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotConfiguration.current
    .overridden(by: SnapshotConfiguration(mode: mode, root: root, isStrict: strict))
  return try await SnapshotConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}

/// Settings for all snapshots of a suite or a test.
///
/// ```swift
/// @Suite(.snapshots(record: .missing))
/// struct LoginTests { ... }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotConfiguration

  /// Nested suites inherit the settings.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let merged = SnapshotConfiguration.current.overridden(by: configuration)
    if configuration.isCovered == true {
      try await ConstraintPlaces.noted {
        try await SnapshotConfiguration.$current.withValue(merged, operation: function)
      }
    } else {
      try await SnapshotConfiguration.$current.withValue(merged, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Settings for all snapshots of a suite or a test.
  ///
  /// - Parameters:
  ///   - mode: when snapshots are written instead of compared. The environment and a call's own argument take
  ///     precedence.
  ///   - root: a folder for references, instead of `Snapshots/` in the package.
  ///   - strict: whether layouts with conflicts, ambiguity, cut-off text or no end fail, whatever the references
  ///     contain. Such layouts are not recorded either.
  ///   - coverage: whether assertions note which changes of constraints they would not notice. `layout-snapshot
  ///     coverage` lists them.
  public static func snapshots(
    record mode: RecordMode? = nil, root: String? = nil, strict: Bool? = nil, coverage: Bool? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotConfiguration(mode: mode, root: root, isStrict: strict, isCovered: coverage))
  }
}
