import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Alerts and action sheets.
@Suite struct AlertTests {
  @Test func alerts_standInTheMiddle_withTwoButtonsInARow() throws {
    let (presenter, alert) = alert(.alert, ["Delete": .destructive, "Cancel": .cancel])
    _ = try presenter.layout(on: .iPhone15)
    let buttons = buttons(of: alert)
    #expect(buttons.map(\.accessibilityLabel) == ["Cancel", "Delete"])
    #expect(Set(buttons.map { $0.convert($0.bounds, to: nil).minY }).count == 1)
    #expect(buttons.allSatisfy { $0.frame.height == 44 })
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.width == 270)
    #expect(abs(card.frame.midX - 196.5) < 0.5)
  }

  @Test func longButtons_standBelowEachOther_andTheWayOutLast() throws {
    let (presenter, alert) = alert(
      .alert, ["Cancel": .cancel, "Delete all the letters of this year": .destructive])
    _ = try presenter.layout(on: .iPhone15)
    let buttons = buttons(of: alert)
    #expect(buttons.map(\.accessibilityLabel) == ["Delete all the letters of this year", "Cancel"])
    #expect(
      buttons[1].convert(buttons[1].bounds, to: nil).minY
        > buttons[0].convert(buttons[0].bounds, to: nil).maxY)
  }

  /// What surrounds an action sheet on a tablet is gone on the phone after it.
  @Test func actionSheets_doNotDependOnTheDevicesBefore() throws {
    func presenter() -> ViewController {
      let (presenter, sheet) = alert(.actionSheet, ["Delete": .destructive, "Cancel": .cancel])
      sheet.popoverPresentationController?.sourceView = presenter.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 120, width: 20, height: 20)
      return presenter
    }
    let warm = presenter()
    _ = try warm.layout(on: .iPhone15)
    _ = try warm.layout(on: .iPadPro11)
    let (there, here) = (try presenter().layout(on: .iPhone15), try warm.layout(on: .iPhone15))
    #expect(here.nodes.map(\.path) == there.nodes.map(\.path) && here.edges == there.edges)
  }

  @Test func actions_takeTheAlertAway_andAreDone() throws {
    var done: [String] = []
    let presenter = ViewController()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Ada" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] in
        done.append("\($0.title ?? "") \(alert?.textFields?.first?.text ?? "")")
      })
    presenter.present(alert, animated: true)
    _ = try presenter.layout(on: .iPhone5)
    alert.textFields?.first?.text = "Eva"
    buttons(of: alert)[0].sendActions(for: .touchUpInside)
    #expect(done == ["OK Eva"])
    #expect(presenter.presentedViewController == nil)
    _ = try presenter.layout(on: .iPhone5)
    #expect(presenter.view.subviews.isEmpty)
  }

  @Test func actionSheets_standAtTheLowerEdge() throws {
    let (presenter, sheet) = alert(
      .actionSheet, ["Copy": .default, "Delete": .destructive, "Cancel": .cancel])
    _ = try presenter.layout(on: .iPhone8)
    let cards = sheet.view.subviews
    #expect(cards.map(\.frame.width) == [359, 359])
    #expect(cards[1].frame == CGRect(x: 8, y: 667 - 8 - 57, width: 359, height: 57))
    #expect(cards[0].frame.maxY == cards[1].frame.minY - 8)
    _ = try presenter.layout(on: .iPhone15)
    #expect(sheet.view.subviews[1].frame.maxY == 818)
  }

  @Test func actionSheets_arePopoversOnTablets_withoutTheWayOut() throws {
    let (presenter, sheet) = alert(.actionSheet, ["Copy": .default, "Cancel": .cancel])
    sheet.popoverPresentationController?.sourceView = presenter.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    _ = try presenter.layout(on: .iPadPro11)
    #expect(buttons(of: sheet).map(\.accessibilityLabel) == ["Copy"])
    #expect(sheet.view.frame.width == 304)
    #expect(sheet.view.frame.minY == 333)
  }

  private func alert(
    _ style: UIAlertController.Style, _ choices: KeyValuePairs<String, UIAlertAction.Style>
  ) -> (presenter: ViewController, alert: UIAlertController) {
    let presenter = ViewController()
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: style)
    for (title, style) in choices { alert.addAction(UIAlertAction(title: title, style: style)) }
    presenter.present(alert, animated: true)
    return (presenter, alert)
  }

  private func buttons(of alert: UIAlertController) -> [AlertButton] {
    func all(in view: View) -> [AlertButton] {
      (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(all)
    }
    return all(in: alert.view)
  }
}
