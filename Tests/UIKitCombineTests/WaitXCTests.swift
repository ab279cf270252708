#if !canImport(Darwin)
  import Foundation
  import LayoutSnapshotTesting
  import LayoutSnapshotTurns
  import UIKitCombine
  import XCTest

  /// A test of XCTest that waits turns the loop, so that what it waits for comes.
  final class WaitXCTests: XCTestCase {
    private final class Model {
      @Published var query = ""
      @Published private(set) var found: [String] = []
      private var subscriptions: Set<AnyCancellable> = []

      init() {
        $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
          .map { query in ["Como", "Garda"].filter { $0.hasPrefix(query) } }
          .receive(on: RunLoop.main).sink { [weak self] in self?.found = $0 }
          .store(in: &subscriptions)
      }
    }

    func testExpectations_areFulfilledByWhatIsReceivedOnQueues() {
      let model = Model()
      let isFound = expectation(description: "found")
      let subscription = model.$found.dropFirst().first { $0.count == 1 }.sink { _ in isFound.fulfill() }
      model.query = "C"
      XCTAssertEqual(model.found, [])
      wait(for: [isFound], timeout: 10)
      XCTAssertEqual(model.found, ["Como"])
      subscription.cancel()
    }

    /// Other code of the main actor may send, and so may any thread.
    @MainActor func testCodeOfTheMainActor_getsWhatItReceivesWhileItWaits() async {
      let model = Model()
      let isFound = expectation(description: "found")
      let subscription = model.$found.dropFirst().first { $0.count == 1 }.sink { _ in isFound.fulfill() }
      nonisolated(unsafe) let sender = model
      DispatchQueue.global().async { sender.query = "C" }
      await fulfillment(of: [isFound], timeout: 10)
      XCTAssertEqual(model.found, ["Como"])
      subscription.cancel()
    }

    func testExpectations_areFulfilledByWhatOtherThreadsSend() {
      let model = Model()
      let isFound = expectation(description: "found")
      let subscription = model.$found.dropFirst().first { $0.count == 1 }.sink { _ in isFound.fulfill() }
      nonisolated(unsafe) let sender = model
      DispatchQueue.global().async { sender.query = "C" }
      wait(for: [isFound], timeout: 10)
      XCTAssertEqual(model.found, ["Como"])
      subscription.cancel()
    }
  }

  /// What a set-up binds is the test's.
  final class SetUpXCTests: XCTestCase {
    private let values = PassthroughSubject<Int, Never>()
    private var seen: [Int] = []
    private let others = PassthroughSubject<Int, Never>()
    private var subscription: AnyCancellable?
    private var earlier: AnyCancellable?

    override func setUp() {
      subscription = values.receive(on: DispatchQueue.main).sink { [unowned self] in seen.append($0) }
      values.send(1)
    }

    override func setUp() async throws {
      earlier = others.receive(on: DispatchQueue.main).sink { [unowned self] in seen.append($0) }
      others.send(2)
    }

    func testSynchronousTests_haveIt() {
      values.send(3)
      Turns.run()
      XCTAssertEqual(Set(seen), [1, 2, 3])
    }

    func testAsynchronousTests_haveIt() async {
      values.send(3)
      Turns.run()
      XCTAssertEqual(Set(seen), [1, 2, 3])
    }

    /// XCTest turns the main thread's loop, and empties its queue, while a test uses its views in a task.
    func testAsynchronousTests_areNotDisturbed() async {
      Turns.run()
      seen = []
      let values = values
      await MainActor.run { values.send(4) }
      values.send(5)
      let isOver = expectation(description: "over")
      isOver.isInverted = true
      await fulfillment(of: [isOver], timeout: 0.05)
      #if !MainActorViews
        XCTAssertEqual(seen, [])
        Turns.run()
      #endif
      XCTAssertEqual(seen, [4, 5])
    }
  }

  /// What an asynchronous set-up binds comes where a test waits.
  final class SetUpTaskXCTests: XCTestCase {
    private let values = PassthroughSubject<Int, Never>()
    private var seen: [Int] = []
    private var subscription: AnyCancellable?

    override func setUp() async throws {
      subscription = values.receive(on: DispatchQueue.main).sink { [unowned self] in seen.append($0) }
    }

    func testLoops_thatTheTestTurns() {
      values.send(1)
      RunLoop.current.run(until: Date())
      XCTAssertEqual(seen, [1])
    }

    func testExpectations_thatOthersFulfil() {
      let isFound = expectation(description: "found")
      let other = values.receive(on: RunLoop.main).sink { _ in isFound.fulfill() }
      let sender = values
      DispatchQueue.global().async { sender.send(2) }
      wait(for: [isFound], timeout: 10)
      XCTAssertEqual(seen, [2])
      other.cancel()
    }

    func testLayouts_ofOtherTasks() async {
      let values = values
      await Task { values.send(3) }.value
      await Task { _ = Turns.run() }.value
      XCTAssertEqual(seen, [3])
    }
  }

  /// The main thread is free while such a test works, but the set-up's sink is the test's.
  final class MainSetUpXCTests: XCTestCase {
    private let values = PassthroughSubject<Int, Never>()
    private var seen: [Int] = []
    private var subscription: AnyCancellable?

    @MainActor override func setUp() async throws {
      subscription = values.receive(on: DispatchQueue.main).sink { [unowned self] in seen.append($0) }
    }

    func testAsynchronousTests_areNotDisturbed() async {
      values.send(1)
      let isOver = expectation(description: "over")
      isOver.isInverted = true
      await fulfillment(of: [isOver], timeout: 0.05)
      #if MainActorViews
        XCTAssertEqual(seen, [1])
      #else
        XCTAssertEqual(seen, [])
      #endif
    }
  }

  /// What all tests share is bound by one of them.
  final class SharedXCTests: XCTestCase {
    private final class Session: @unchecked Sendable {
      static let shared = Session()
      let users = PassthroughSubject<String, Never>()
      var seen: [String] = []
      var subscription: AnyCancellable?
      init() {
        subscription = users.receive(on: DispatchQueue.main).sink { [unowned self] in seen.append($0) }
      }
    }

    override class func setUp() { Session.shared.users.send("class") }

    func testA_getsWhatTheClassHasSent() {
      XCTAssertEqual(Session.shared.seen, [])
      Turns.run()
      XCTAssertEqual(Session.shared.seen, ["class"])
    }

    func testB_getsWhatAQueueSends() {
      Turns.run()
      Session.shared.seen = []
      let isSent = expectation(description: "sent")
      DispatchQueue.global().async {
        Session.shared.users.send("Ada")
        isSent.fulfill()
      }
      wait(for: [isSent], timeout: 10)
      Turns.run()
      XCTAssertEqual(Session.shared.seen, ["Ada"])
    }
  }

  /// What a test leaves is not the next one's.
  final class LeftOverXCTests: XCTestCase {
    nonisolated(unsafe) private static var seen: [Int] = []

    func testA_leavesSomething() {
      Turns.later { Self.seen.append(1) }
    }

    func testB_findsNothing() {
      RunLoop.current.run(until: Date())
      Turns.run()
      XCTAssertEqual(Self.seen, [])
    }
  }
#endif
