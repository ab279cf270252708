import LayoutSnapshotTesting
import Testing
import UIKit

@testable import LinuxApp

@Suite struct CitiesTests {
  @Test func cities() {
    assertSnapshot(of: CitiesViewController(), on: [.iPhone5, .iPhone15])
  }

  @Test func rows_areMadeOfTheAppsOwnClass_andChosen() throws {
    let controller = CitiesViewController()
    _ = try controller.layout(on: .iPhone15)
    let cells = controller.tableView.visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["Cairo", "Lima"])
    #expect(cells.allSatisfy { type(of: $0) == CityCell.self && $0.reuseIdentifier == "CityCell" })
    controller.tableView.delegate?.tableView(
      controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(controller.chosen?.name == "Lima")
    controller.cities.removeFirst()
    controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    _ = try controller.layout(on: .iPhone15)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Lima"])
  }
}
