import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

/// What an app loads on other queues is there when it is laid out, in the same order each time.
@Suite struct CountriesTests {
  private let all = ["First", "Austria", "Behind 2", "Chad", "Denmark", "All", "Later", "Last"]

  @Test func whatQueuesLoad_isShown() throws {
    let controller = CountriesViewController()
    _ = try controller.layout(on: .iPhone17)
    #expect(controller.countries == all)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == all)
  }

  @MainActor @Test func codeOfTheMainActor_seesTheSame() throws {
    let controller = CountriesViewController()
    _ = try controller.layout(on: .iPhone17)
    #expect(controller.countries == all)
  }
}
