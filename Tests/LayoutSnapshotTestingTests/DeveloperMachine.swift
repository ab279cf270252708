import LayoutSnapshotTesting
import LayoutSnapshotStore
import Testing

/// Runs tests as on a developer's machine: continuous integration records nothing, and these tests look at what
/// is recorded.
struct DeveloperMachine: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = try SnapshotSettings(environment: [:])
    try await SnapshotSettings.$substitute.withValue(settings) { try await function() }
  }
}

extension Trait where Self == DeveloperMachine {
  static var developerMachine: DeveloperMachine { DeveloperMachine() }
}
