import UIKit

class PageViewController: UIViewController {
  let calendar = UICalendarView()

  func show() {
    view.glow()
    show(Chart())
  }
  private func show(_ chart: Chart) { view.addSubview(chart) }
}
