import CLayoutSnapshotTestStart
import Foundation
import LayoutSnapshotProofs
import LayoutSnapshotStore
import LayoutSnapshotSupport
import LayoutSnapshotTurns
import XCTest

/// The XCTest case that is running. It lets snapshots be named after the test's class without a base class.
///
/// XCTest reports this only to observers. This observer is registered when the process is loaded.
final class RunningTestCase: NSObject, XCTestObservation, Sendable {
  static let shared = RunningTestCase()

  /// The class and the method of a test case.
  struct Name: Sendable {
    let suite: String
    let method: String
  }

  /// The test that a call belongs to.
  enum Origin {
    /// The running test case.
    case running(Name)
    /// No test: no case is running.
    case nothing
    /// It cannot be determined: the call may come from a case that has ended.
    case unknown
  }

  private struct State {
    var current: Name?
    var isRunning = false
  }

  private let state = Locked(State())

  /// The test that the caller belongs to.
  ///
  /// Tests run on the main thread or in tasks of their own. Work that a test leaves behind on another thread
  /// may continue while the next test runs, and would be attributed to that test. The origin of such a call
  /// is unknown. It is also unknown for a task in a function of another test.
  ///
  /// - Parameter function: the function that contains the call.
  func origin(ofCallIn function: String) -> Origin {
    let (current, isRunning) = state.withLock { ($0.current, $0.isRunning) }
    guard isRunning else { return .nothing }
    if Thread.isMainThread { return current.map(Origin.running) ?? .nothing }
    let isTask = unsafe withUnsafeCurrentTask { unsafe $0 != nil }
    guard isTask, let current else { return .unknown }
    let isOfAnother = function.hasPrefix("test") && function != current.method + "()"
    return isOfAnother ? .unknown : .running(current)
  }

  /// The case that runs, on whichever thread is asked.
  var name: Name? { state.withLock { $0.current } }

  func testBundleWillStart(_ testBundle: Bundle) { state.withLock { $0.isRunning = true } }

  func testBundleDidFinish(_ testBundle: Bundle) { state.withLock { $0.isRunning = false } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    // `Suite.method` on Linux, `-[Module.Suite method]` elsewhere.
    let words = testCase.name.split { ". []-".contains($0) }
    let name = Name(
      suite: qualifiedName(of: type(of: testCase)), method: words.last.map(String.init) ?? "test")
    state.withLock { $0.current = name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    // What it has put off has nobody any more that waits for it.
    if let test = TestContext.loneTest { Turns.forget(test: test) }
    state.withLock { $0.current = nil }
  }
}

/// A class name with its enclosing types and without its module: `Login.Tests`. The enclosing types are
/// needed because another type may contain a class `Tests` too.
func qualifiedName(of type: Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".").dropFirst()
  // The context of a private type has another name in each build.
  return parts.filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
}

/// Called by the C target when the process has been loaded.
@_cdecl("layout_snapshot_process_started")
func processStarted() {
  XCTestObservationCenter.shared.addTestObserver(RunningTestCase.shared)
  AbsentNames.shared.ask(forTest: { TestContext.runningTest }, alone: { TestContext.loneTest })
  if let settings = try? SnapshotSettings.inForce(), settings.coverage != nil { ConstraintPlaces.begin() }
}
