import LayoutSnapshotTesting
import Testing
import UIKitNames

/// What an object asks to be called later is in the next picture.
@Suite struct DelayedCallTests {
  private final class Search: UILabel, @unchecked Sendable {
    // Safe to send: it is called by one thread after the other.

    func find(_ name: Any?) { text = (text ?? "") + (name as? String ?? "nil") }
    func load() {
      performSelector(onMainThread: Search.find, with: "a", waitUntilDone: true)
      text = (text ?? "") + "b"
      performSelector(onMainThread: Search.find, with: "c", waitUntilDone: false)
    }

    static let find = Selector("find:", Search.find(_:))
    static let load = Selector("load", Search.load)
  }

  private let search = Search()

  private var picture: String? {
    get throws {
      _ = try search.layout(on: .iPhone17)
      return search.text
    }
  }

  @Test func calls_haveTheirDelays() throws {
    search.perform(Search.find, with: "c", afterDelay: 0.5)
    search.perform(Search.find, with: "a", afterDelay: 0)
    search.perform(Search.find, with: "b", afterDelay: 0.1, inModes: [.common])
    search.perform(Search.find, with: "never", afterDelay: 60)
    #expect(search.text == nil)
    #expect(try picture == "abc")
  }

  /// As a search field asks for each letter, and takes back what it has asked for before.
  @Test func calls_canBeTakenBack() throws {
    let other = Search()
    for name in ["A", "Ad", "Ada"] {
      NSObject.cancelPreviousPerformRequests(withTarget: search)
      search.perform(Search.find, with: name, afterDelay: 0.3)
      other.perform(Search.find, with: name, afterDelay: 0.3)
    }
    NSObject.cancelPreviousPerformRequests(withTarget: other, selector: Search.find, object: "Ad")
    NSObject.cancelPreviousPerformRequests(withTarget: other, selector: Search.load, object: "A")
    NSObject.cancelPreviousPerformRequests(withTarget: other, selector: Search.find, object: nil)
    #expect(try picture == "Ada")
    #expect(other.text == "AAda")
  }

  @Test func backgroundCalls_andThoseOfTheMainThread() throws {
    search.performSelector(inBackground: Search.load, with: nil)
    let found = try picture
    #expect(found == "abc")
  }

  @Test @MainActor func callsOfTheMainThread_areMadeAtOnceIfSomebodyWaits() throws {
    search.performSelector(onMainThread: Search.find, with: "a", waitUntilDone: true)
    #expect(search.text == "a")
    search.performSelector(onMainThread: Search.find, with: nil, waitUntilDone: false)
    #expect(search.text == "a")
    #expect(try picture == "anil")
  }
}
