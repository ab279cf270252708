#if !canImport(Darwin)
  import Foundation
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

    func testWork_ofATask_isNotDoneByTheLoopOfOthers() async {
      let model = Model()
      model.query = "C"
      let isOver = expectation(description: "over")
      isOver.isInverted = true
      // XCTest turns the main thread's loop meanwhile.
      await fulfillment(of: [isOver], timeout: 0.05)
      XCTAssertEqual(model.found, [])
    }
  }
#endif
