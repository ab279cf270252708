import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// The looks of versions of iOS: what differs, and that nothing else does.
@Suite struct SystemAppearanceTests {
  private let new = Device.iPhone17.appearance(.iOS26)

  private func frames(_ view: View, on device: Device) throws -> [CGRect] {
    let root = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    _ = try root.layout(on: device)
    return [view.frame]
  }

  @Test func controls_haveTheSizesOfTheirLook() throws {
    for (make, old, size) in [
      ({ Switch() }, (51, 31), (63, 28)), ({ SegmentedControl(items: ["A"]) }, (nil, 32), (nil, 33)),
      ({ Slider() }, (nil, 31), (nil, 34)), ({ SearchBar() }, (nil, 56), (nil, 64)),
      ({ Stepper() }, (94, 32), (94, 32)),
    ] as [(() -> View, (CGFloat?, CGFloat), (CGFloat?, CGFloat))] {
      for (device, expected) in [(Device.iPhone17, old), (new, size)] {
        let frame = try #require(try frames(make(), on: device).first)
        #expect(frame.height == expected.1, "\(make()) on \(device.name)")
        if let width = expected.0 { #expect(frame.width == width, "\(make()) on \(device.name)") }
      }
    }
  }

  @Test func switch_placedByItsFrame_hasTheSizeOfEachLook() throws {
    let (root, toggle) = (View(), Switch(frame: CGRect(x: 10, y: 20, width: 0, height: 0)))
    toggle.autoresizingMask = [.flexibleLeftMargin]
    root.addSubview(toggle)
    for device in [Device.iPhone17, new, .iPhone17, new.landscape] {
      _ = try root.layout(on: device)
      #expect(
        toggle.frame.size
          == (device.traits.systemAppearance == .iOS26
            ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)))
      #expect(toggle.sizeThatFits(.zero) == toggle.frame.size)
    }
  }

  @Test func textField_withRoundCorners_hasMorePadding() throws {
    let field = TextField()
    (field.borderStyle, field.text) = (.roundedRect, "Name")
    let (old, wide) = (try frames(field, on: .iPhone17)[0], try frames(field, on: new)[0])
    #expect(wide.width == old.width + 14 && wide.height == 34 && old.height == 34)
  }

  /// 51 and 54 are what documents of Xcode 26 hold; 70.5, 40.5 and 22 are published measurements.
  @Test func tables_haveTheRowsOfTheirLook() throws {
    let rows = LookRows()
    for (device, expected) in [
      (Device.iPhone8, [43.5, 43.5, 58, 28]), (.iPhone8.appearance(.iOS26), [51, 51.5, 70.5, 40.5]),
      (.iPhone8, [43.5, 43.5, 58, 28]),
    ] {
      let table = rows.table
      _ = try table.layout(on: device)
      let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      #expect(
        heights + [table.rectForHeader(inSection: 0).height] == expected.map { CGFloat($0) }, "\(device.name)"
      )
      #expect(table.rectForHeader(inSection: 0).minY == 22)
    }
  }

  @Test func navigationBar_isHigher_andTabBarFloats() throws {
    let page = ViewController()
    let navigation = NavigationController(rootViewController: page)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    for (device, bar, large, below) in [
      (Device.iPhone17, 44, 96, 83), (new, 54, 106, 83), (Device.iPhone8, 44, 96, 49),
      (.iPhone8.appearance(.iOS26), 54, 106, 72), (.iPadAir.appearance(.iOS26), 50, 102, nil),
    ] as [(Device, CGFloat, CGFloat, CGFloat?)] {
      for (isLarge, height) in [(false, bar), (true, large)] {
        navigation.navigationBar.prefersLargeTitles = isLarge
        _ = try tabs.layout(on: device)
        #expect(navigation.navigationBar.frame.height == height, "\(device.name)")
        #expect(page.view.safeAreaInsets.top == device.safeAreaInsets.top + height, "\(device.name)")
        if let below { #expect(page.view.safeAreaInsets.bottom == below, "\(device.name)") }
      }
    }
  }

  @Test func colors_areThoseOfTheirLook() {
    let (light, dark): (Traits, Traits) = ([.appearance(.iOS26)], [.appearance(.iOS26), .dark])
    #expect(Color.systemBlue.pixel(in: .light).description == "#007AFF")
    #expect(Color.systemBlue.pixel(in: light).description == "#0088FF")
    #expect(Color.systemBlue.pixel(in: dark).description == "#0091FF")
    #expect(Color.systemGreen.pixel(in: light) == Color.systemGreen.pixel(in: .light))
    #expect(Color.systemBlue.withAlphaComponent(0.5) == Color.systemBlue.withAlphaComponent(0.5))
    #expect(Color.systemBlue != Color.systemRed && View().tintColor == .systemBlue)
    #expect(light.hasDifferentColorAppearance(comparedTo: .light))
  }

  @Test func button_withAConfiguration_isACapsule() throws {
    func radius(_ style: Button.Configuration.CornerStyle, _ device: Device) throws -> String {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      button.configuration = .filled()
      button.configuration?.cornerStyle = style
      return "\(try button.solvedTree(on: device).displayList)"
    }
    #expect(try radius(.dynamic, new) == radius(.capsule, new))
    #expect(try radius(.dynamic, .iPhone17) != radius(.capsule, .iPhone17))
  }

  /// A tree that was laid out in one look has the other one's layout and picture afterwards, as a new tree has.
  @Test func looks_inTurn_areThoseOfNewTrees() throws {
    // A view does not keep its controller.
    var controllers: [TabBarController] = []
    let makers: [() -> View] = [
      { LookRows().held },
      {
        controllers.append(Self.bars())
        return controllers[controllers.count - 1].view
      },
      {
        let stack = StackView(arrangedSubviews: [Switch(), SearchBar(), Slider()])
        stack.axis = .vertical
        return stack
      },
    ]
    for make in makers {
      let used = make()
      for device in [Device.iPhone8, new, .iPhone8, new.landscape, .iPhone8.appearance(.iOS26), .iPadAir] {
        let (old, fresh) = (try used.solvedTree(on: device), try make().solvedTree(on: device))
        #expect(old.layout.json == fresh.layout.json, "\(device.name)")
        #expect(old.displayList == fresh.displayList, "\(device.name)")
      }
    }
  }

  private static func bars() -> TabBarController {
    let tabs = TabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = ViewController()
      page.title = title
      let navigation = NavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.tabBarItem = UITabBarItem(title: title, image: Image(systemName: "star"), tag: 0)
      return navigation
    }
    return tabs
  }
}

/// A row of a style, one with a content, and one with a content of two texts, under a title.
private final class LookRows: NSObject, UITableViewDataSource {
  var table: UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    return table
  }

  /// A table that keeps its rows.
  var held: View {
    let table = KeepingTable(frame: .zero, style: .plain)
    table.dataSource = self
    table.rows = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 0 {
      cell.textLabel?.text = "Text"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    var content = indexPath.row == 1 ? UIListContentConfiguration.cell() : .subtitleCell()
    content.text = "Text"
    if indexPath.row == 2 { content.secondaryText = "More" }
    cell.contentConfiguration = content
    return cell
  }
}

private final class KeepingTable: UITableView {
  var rows: LookRows?
}
