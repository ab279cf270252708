import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Which appearance of a bar holds, and what is drawn of it.
@Suite struct BarAppearanceTests {
  private let device = Device(
    name: "phone", width: 320, height: 480, scale: 2, safeAreaInsets: EdgeInsets(top: 20))

  /// A list of 1,000 points under a navigation bar and a toolbar.
  private func list() -> (navigation: NavigationController, list: ScrollView) {
    let page = ViewController()
    let list = ScrollView()
    list.contentSize = CGSize(width: 320, height: 1000)
    page.view = list
    page.title = "List"
    let navigation = NavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    return (navigation, list)
  }

  private func ground<Kind: UIBarAppearance>(_ color: Color, _ type: Kind.Type = Kind.self) -> Kind {
    let appearance = Kind(idiom: .phone)
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func picture(_ controller: ViewController, _ device: Device? = nil) throws -> Bitmap {
    Rasterizer.draw(try controller.view.solvedTree(on: device ?? self.device).displayList)
  }

  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let green = Pixel(red: 0, green: 255, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  @Test func defaults_areUIKits() {
    let bar = UINavigationBarAppearance()
    #expect(bar.backgroundEffect?.style == .systemChromeMaterial && bar.backgroundColor == nil)
    #expect(bar.shadowColor == .separator && bar.titleTextAttributes.isEmpty)
    bar.configureWithOpaqueBackground()
    #expect(bar.backgroundEffect == nil && bar.backgroundColor == .systemBackground && bar.shadowColor != nil)
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundEffect == nil && bar.backgroundColor == nil && bar.shadowColor == nil)
    let navigation = NavigationBar()
    #expect(navigation.scrollEdgeAppearance == nil && navigation.compactAppearance == nil)
    #expect(TabBar().scrollEdgeAppearance == nil && Toolbar().scrollEdgeAppearance == nil)
  }

  @Test func appearances_areCopied() {
    let appearance = ground(.red, UINavigationBarAppearance.self)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: Color.green]
    let bar = NavigationBar()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    appearance.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
    // Another kind of bar takes the ground.
    #expect(UITabBarAppearance(barAppearance: appearance).backgroundColor == .blue)
  }

  /// The ground of a bar at the top goes on under the status bar.
  @Test func edgeOfTheContent_decides() throws {
    let (navigation, list) = list()
    navigation.navigationBar.standardAppearance = ground(.red)
    navigation.toolbar.standardAppearance = ground(.blue)
    // Nothing is behind the upper bar at rest, and the list goes on under the lower one.
    #expect(try picture(navigation)[10, 2] == .white)
    #expect(try picture(navigation)[10, 958] == blue)
    list.contentOffset.y = 100
    var seen = try picture(navigation)
    #expect(seen[10, 2] == red && seen[10, 127] == red && seen[10, 958] == blue)
    list.contentOffset.y = 1000 - (480 - 44)
    seen = try picture(navigation)
    #expect(seen[10, 2] == red && seen[10, 958] == .white)
    navigation.navigationBar.scrollEdgeAppearance = ground(.green)
    #expect(try picture(navigation)[10, 2] == red)
    list.contentOffset.y = -64
    #expect(try picture(navigation)[10, 2] == green)
  }

  @Test func items_comeBeforeTheBar_andLowBarsHaveTheirOwn() throws {
    let (navigation, list) = list()
    let item = try #require(navigation.topViewController).navigationItem
    list.contentOffset.y = 100
    navigation.navigationBar.standardAppearance = ground(.red)
    item.standardAppearance = ground(.green)
    #expect(try picture(navigation)[10, 2] == green)
    let low = Device.iPhone15.landscape
    #expect(try picture(navigation, low)[10, 2] == green)
    navigation.navigationBar.compactAppearance = ground(.blue)
    #expect(try picture(navigation, low)[10, 2] == blue)
    #expect(try picture(navigation)[10, 2] == green)
    // Without a scroll view the content is at the edge.
    let page = ViewController()
    page.navigationItem.scrollEdgeAppearance = ground(.blue)
    #expect(try picture(NavigationController(rootViewController: page))[10, 2] == blue)
  }

  @Test func bars_withoutAController_haveTheStandard() throws {
    let root = View()
    let bar = NavigationBar(frame: rect(0, 20, 320, 44))
    bar.scrollEdgeAppearance = ground(.red)
    root.addSubview(bar)
    let picture = Rasterizer.draw(try root.solvedTree(on: device).displayList)
    // The material of bars over white, and a line below; nothing above, where no container is.
    #expect(picture[10, 60] != .white && picture[10, 60] != red)
    #expect(picture[10, 30] == .white)
    #expect(picture[10, 128] != .white && picture[10, 129] == .white)
  }

  @Test func titlesAndButtons_haveTheirAttributes() throws {
    let (navigation, _) = list()
    let appearance = ground(.white, UINavigationBarAppearance.self)
    appearance.titleTextAttributes = [.foregroundColor: Color.red]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: Color.green]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: Color.blue]
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let item = try #require(navigation.topViewController).navigationItem
    let (edit, done) = (
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    )
    (item.leftBarButtonItem, item.rightBarButtonItem) = (edit, done)
    func colors() throws -> [String] {
      "\(try navigation.view.solvedTree(on: device).displayList)".split(separator: "\n")
        .filter { $0.contains("glyphs") }.compactMap { line in
          line.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init)
        }
    }
    #expect(Set(try colors()) == ["#FF0000", "#00FF00", "#0000FF"])
    // What the item says itself wins.
    edit.setTitleTextAttributes([.foregroundColor: Color.purple], for: .normal)
    #expect(try colors().contains(Color.purple.pixel(in: Traits()).description))
    #expect(try !colors().contains("#00FF00"))
  }

  @Test func tabs_haveTheColorsOfTheirStates() throws {
    let tabs = TabBarController()
    tabs.viewControllers = ["First", "Second"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    let appearance = ground(.white, UITabBarAppearance.self)
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: Color.red]
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: Color.blue]
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    let list = "\(try tabs.view.solvedTree(on: device).displayList)"
    #expect(list.contains("#FF0000") && list.contains("#0000FF"))
  }

  /// What apps did before there were appearances.
  @Test func olderSettings_areShown() throws {
    let (navigation, _) = list()
    let bar = navigation.navigationBar
    bar.barTintColor = .red
    bar.titleTextAttributes = [.foregroundColor: Color.green]
    #expect(try picture(navigation)[10, 2] == red)
    #expect("\(try navigation.view.solvedTree(on: device).displayList)".contains("#00FF00"))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      Color.blue.setFill()
      context.fill(rect(0, 0, 1, 1))
    }
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(try picture(navigation)[10, 2] == blue)
    bar.barStyle = .black
    #expect(bar.overrideUserInterfaceStyle == .dark)
  }
}
