import Foundation
import LayoutSnapshotTesting
import Testing

/// Controls, tables and bars in the look of iOS 26.
@Suite struct SystemLookGallery {
  private static let devices: DeviceMatrix = [
    .iPhone17.appearance(.iOS26), .iPhone17.appearance(.iOS26).with(.dark),
    .iPhone17.appearance(.iOS26).rightToLeft,
  ]

  @Test func controls() {
    let sheet = Sheet()
    let on = Switch()
    on.isOn = true
    sheet.row(Switch(), on)
    let slider = Slider()
    slider.value = 0.4
    sheet.row(sheet.sized(slider, 288, 34))
    let choice = SegmentedControl(items: ["Day", "Week", "Month"])
    choice.selectedSegmentIndex = 1
    sheet.row(choice, Stepper())
    let field = TextField()
    (field.borderStyle, field.text) = (.roundedRect, "A round field")
    sheet.row(field)
    let configurations: [Button.Configuration] = [.filled(), .tinted(), .gray(), .plain()]
    let buttons = configurations.map { style in
      let button = Button(type: .system)
      button.configuration = style
      button.configuration?.title = "Button"
      return button
    }
    sheet.row(buttons[0], buttons[1], buttons[2])
    sheet.row(buttons[3])
    let tints: [Color] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown,
    ]
    for part in [tints[..<6], tints[6...]] {
      let boxes = part.map { sheet.box($0, 36, 36) { $0.layer.cornerRadius = 8 } }
      sheet.row(boxes[0], boxes[1], boxes[2], boxes[3], boxes[4], boxes[5])
    }
    assertSnapshot(of: sheet, on: DeviceMatrix.sheets(height: 420).appearance(.iOS26))
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func tables(_ style: UITableView.Style) {
    let rows = ListRows()
    assertSnapshot(of: rows.table(style), on: Self.devices)
  }

  /// A list under a large title and over the floating ground of tabs; a page under a usual title.
  @Test func bars() {
    let rows = ListRows()
    let list = UITableViewController(style: .insetGrouped)
    list.title = "Cities"
    list.tableView.dataSource = rows
    list.tableView.delegate = rows
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let others = [UITabBarItem.SystemItem.search, .history].map { item in
      let page = ViewController()
      page.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
      return page
    }
    others[1].tabBarItem.badgeValue = "3"
    let tabs = TabBarController()
    tabs.viewControllers = [navigation] + others
    assertSnapshot(
      of: tabs, on: Self.devices + [.iPhone8.appearance(.iOS26), .iPhone17.appearance(.iOS26).landscape])
  }
}
