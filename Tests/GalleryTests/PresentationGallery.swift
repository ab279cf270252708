import Foundation
import LayoutSnapshotTesting
import Testing

/// What is presented over a screen, and columns beside each other.
@Suite struct PresentationGallery {
  @Test func alerts() {
    let alert = UIAlertController(
      title: "Delete “Cairo”?", message: "The city will be removed from all of your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    assertSnapshot(of: screen(presenting: alert), on: .inEachWay)
  }

  @Test func alerts_withFields() {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } }
    for title in ["Sign In", "Forgot Password?"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    assertSnapshot(
      of: screen(presenting: alert), on: [.iPhone15, .iPhone15.large, .iPhone5.with(.dark).rightToLeft])
  }

  /// At the lower edge of a phone, and in a popover on a tablet.
  @Test func actionSheets() {
    let sheet = UIAlertController(title: "Cairo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let presenter = screen(presenting: sheet)
    sheet.popoverPresentationController?.sourceView = presenter.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 120, width: 20, height: 20)
    assertSnapshot(
      of: presenter,
      on: [.iPhone5, .iPhone15.rightToLeft, .iPad9, .iPhone15.with(.dark), .iPhone15.large])
  }

  @Test func sheets() {
    let details = page("Details", .systemBackground)
    let navigation = NavigationController(rootViewController: details)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    assertSnapshot(
      of: screen(presenting: navigation),
      on: [.iPhone15, .iPhone15.with(.dark), .iPad9, .iPhone5.rightToLeft, .iPhone15.large])
  }

  @Test func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(page("Cities", .secondarySystemBackground), for: .primary)
    split.setViewController(page("Cairo", .systemBackground), for: .secondary)
    assertSnapshot(
      of: split, on: [.iPhone5, .iPad9, .iPad9.rightToLeft, .iPad9.with(.dark), .iPad9.large])
  }

  @Test func presentations_atEverySize_haveNoConflict() {
    let alert = UIAlertController(title: "Sign In", message: "To see your lakes.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Sign In", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let sheet = NavigationController(rootViewController: page("Details", .systemBackground))
    for presented in [alert, sheet] as [ViewController] {
      expectLayout(of: screen(presenting: presented), on: .widths(320...1366, by: 1, height: 700)) {
        $0.hasNoConflicts
        $0.isUnambiguous
      }
    }
  }

  private func page(_ title: String, _ ground: Color) -> ViewController {
    let page = ViewController()
    page.title = title
    page.view.backgroundColor = ground
    return page
  }

  private func screen(presenting other: ViewController) -> ViewController {
    let screen = NavigationController(rootViewController: page("Cities", .systemTeal))
    screen.present(other, animated: true)
    return screen
  }
}
