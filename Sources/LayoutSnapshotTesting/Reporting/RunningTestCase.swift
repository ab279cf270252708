import CTestStart
import Foundation
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

  private let lock = NSLock()
  private let storage = Storage()

  /// The case that runs at this moment, if one does.
  var current: Name? {
    lock.lock()
    defer { lock.unlock() }
    return storage.current
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    // `Suite.method` on Linux, `-[Module.Suite method]` elsewhere.
    let words = testCase.name.split { ". []-".contains($0) }
    let name = Name(
      suite: String(describing: type(of: testCase)), method: words.last.map(String.init) ?? "test")
    set(name)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { set(nil) }

  private func set(_ name: Name?) {
    lock.lock()
    defer { lock.unlock() }
    storage.current = name
  }

  /// Guarded by the lock beside it.
  private final class Storage: @unchecked Sendable {
    var current: Name?
  }
}

/// Called by the C target when the process has been loaded.
@_cdecl("layout_snapshot_process_started")
func processStarted() { XCTestObservationCenter.shared.addTestObserver(RunningTestCase.shared) }
