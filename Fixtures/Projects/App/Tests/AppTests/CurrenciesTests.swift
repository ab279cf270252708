import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

@Suite struct CurrenciesTests {
  @Test func files_areFoundByEveryBundle() {
    let all = ["EUR", "GBP", "JPY"]
    #expect(Currencies.ofTheApp == all)
    #expect(Currencies.ofTheClass == all)
    #expect(Currencies.ofThePackage == all)
    #expect(Currencies.rates == ["EUR": 1, "GBP": 0.85])
    #expect(Currencies.nameOfTheApp == "App")
  }
}

// Among the tests that show the same controller: a notification of one reaches those of the others.
extension RatingTests {
  @Suite(.serialized) struct LaunchTests {
    @Test func launch() {
      let window = UIApplication.shared.launch(AppDelegate())
      #expect(window.rootViewController is RatingViewController)
      assertSnapshot(of: window, on: .iPhone5)
    }
  }

  /// A suite as an app has it, whose tests belong to the main actor although no view here does.
  @MainActor @Suite struct MainActorTests {
    @Test func rating() {
      assertSnapshot(of: RatingViewController(), on: .iPhone5)
    }

    @Test func buttons_callTheController() async {
      let controller = RatingViewController()
      controller.loadViewIfNeeded()
      #expect(controller.rating == 2)
      controller.clear()
      await Task.yield()
      #expect(controller.rating == 0)
    }
  }
}
