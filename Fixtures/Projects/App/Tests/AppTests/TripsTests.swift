import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

/// A list of Core Data's objects, whose classes are the app's and the model's.
@Suite struct TripsTests {
  private func rows(_ controller: TripsViewController) throws -> [String?] {
    _ = try controller.layout(on: .iPhone17)
    return controller.tableView.visibleCells.map { $0.textLabel?.text }
  }

  @Test func objectsOfAStore_areListed() throws {
    let controller = TripsViewController()
    #expect(try rows(controller) == [])
    controller.add("Oslo", days: 3, by: "Ada")
    controller.add("Bern", days: 1, by: "Ada")
    controller.add("Lima", days: 9, by: "Grace")
    #expect(try rows(controller) == ["Lima, 9 days, Grace", "Oslo, 3 days, Ada"])
    controller.add("Oslo", days: 4, by: "Alan")
    #expect(try rows(controller) == ["Lima, 9 days, Grace", "Oslo, 4 days, Alan"])
    controller.remove(at: [0, 0])
    #expect(try rows(controller) == ["Oslo, 4 days, Alan"])
    #expect(controller.events.last == "Currencies.json: 1")
  }
}
