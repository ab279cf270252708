import CLayoutSnapshotTestStart
import Foundation
import LayoutSnapshotSupport
import XCTest

/// Which XCTest case runs, so that its snapshots are named after its class without a base class.
///
/// XCTest tells observers only; this one is registered when the process is loaded.
final class RunningTestCase: NSObject, XCTestObservation, Sendable {
  static let shared = RunningTestCase()

  /// A test case by class and method.
  struct Name: Sendable {
    let suite: String
    let method: String
  }

  /// Which test a call belongs to.
  enum Origin {
    /// The case that runs.
    case running(Name)
    /// None: no case runs.
    case nothing
    /// Nobody can say: the call may come from a case that has ended.
    case unknown
  }

  private struct State {
    var current: Name?
    var isRunning = false
  }

  private let state = Locked(State())

  /// Which test the caller belongs to.
  ///
  /// Tests run on the main thread or in tasks of their own. Work that a test leaves behind on another thread may go on
  /// while the next test runs, and would be taken for that one's; such a caller is unknown. So is a task in a function
  /// of another test.
  ///
  /// - Parameter function: the function that the call stands in.
  func origin(ofCallIn function: String) -> Origin {
    let (current, isRunning) = state.withLock { ($0.current, $0.isRunning) }
    guard isRunning else { return .nothing }
    if Thread.isMainThread { return current.map(Origin.running) ?? .nothing }
    let isTask = withUnsafeCurrentTask { $0 != nil }
    guard isTask, let current else { return .unknown }
    let isOfAnother = function.hasPrefix("test") && function != current.method + "()"
    return isOfAnother ? .unknown : .running(current)
  }

  func testBundleWillStart(_ testBundle: Bundle) { state.withLock { $0.isRunning = true } }

  func testBundleDidFinish(_ testBundle: Bundle) { state.withLock { $0.isRunning = false } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    // `Suite.method` on Linux, `-[Module.Suite method]` elsewhere.
    let words = testCase.name.split { ". []-".contains($0) }
    let name = Name(
      suite: qualifiedName(of: type(of: testCase)), method: words.last.map(String.init) ?? "test")
    state.withLock { $0.current = name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { state.withLock { $0.current = nil } }
}

/// A class with the types that it stands in and without its module: `Login.Tests`, because another type may have a
/// class `Tests`, too.
func qualifiedName(of type: Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".").dropFirst()
  // Private types stand in a context that is called otherwise in each build.
  return parts.filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
}

/// Called by the C target when the process has been loaded.
@_cdecl("layout_snapshot_process_started")
func processStarted() {
  XCTestObservationCenter.shared.addTestObserver(RunningTestCase.shared)
  AbsentNames.shared.ask { TestContext.runningTest }
}
