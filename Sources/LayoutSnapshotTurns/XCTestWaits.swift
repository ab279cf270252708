internal import Foundation

/// What XCTest waits for on the running thread, as far as it can be read there.
///
/// XCTest turns the loop of the main thread while an asynchronous test or set-up runs in a task. What the test uses in its task must
/// not be touched from there. XCTest for Linux keeps a list of its waits with each thread, and the place in the sources at which
/// each has begun: those of a test begin in the test. Others keep none, so there nothing is known.
package enum XCTestWaits {
  /// Whether XCTest itself may be turning the loop of this thread, rather than a test: if it does, or if that cannot be told.
  package static var mayBeRunning: Bool {
    guard isInTheProgram else { return false }
    guard let list else { return true }
    return Mirror(reflecting: list).children.contains { wait in
      guard let waiter = Mirror(reflecting: wait.value).children.first, waiter.label == "waiter",
        let file = file(ofWaitBy: waiter.value)
      else { return true }
      return file.hasPrefix("XCTest/") || file.contains("/swift-corelibs-xctest/")
    }
  }

  private static let isInTheProgram = ["XCTest.XCTestCase", "XCTestCase"].contains {
    NSClassFromString($0) != nil
  }

  /// The waits that are running, each within the one before.
  private static var list: Any? {
    Thread.current.threadDictionary["org.swift.XCTest.WaiterManager"].flatMap {
      part(0, "managedWaiterStack", of: $0)
    }
  }

  /// The source in which a wait has begun.
  private static func file(ofWaitBy waiter: Any) -> String? {
    part(2, "waitSourceLocation", of: waiter).flatMap { part(0, "some", of: $0) }
      .flatMap { part(0, "file", of: $0) }.map { "\($0)" }
  }

  /// A property by its place: other threads may be changing those before it, so these are not read.
  private static func part(_ place: Int, _ label: String, of value: Any) -> Any? {
    let parts = Mirror(reflecting: value).children
    guard parts.count > place else { return nil }
    let part = parts[parts.index(parts.startIndex, offsetBy: place)]
    return part.label == label ? part.value : nil
  }
}
