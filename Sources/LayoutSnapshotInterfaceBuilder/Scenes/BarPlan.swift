import LayoutSnapshotViews

/// The bars around a scene, as the document's segues and simulated bars describe them.
struct BarPlan {
  /// Where a bar comes from.
  enum Source {
    /// A container of the document.
    case of(XMLElement)
    /// A simulated bar.
    case simulated

    var element: XMLElement? { if case .of(let element) = self { element } else { nil } }
  }

  /// The source of the navigation bar.
  var navigation: Source?
  /// The controllers from the root of the navigation controller to the scene.
  var pages: [XMLElement] = []
  /// The source of the tab bar.
  var tabs: Source?
  /// The source of the toolbar.
  var toolbar: Source?
  /// Whether the view begins below the navigation bar and is not covered by it.
  var hidesTop = false

  var hasTop: Bool {
    navigation != nil && navigation?.element?["navigationBarHidden"] != "YES" && !hidesTop
  }
  var hasBars: Bool { hasTop || tabs != nil || toolbar != nil }

  /// Whether the navigation bar shows a large title. A page without a mode of its own follows the page before it.
  var hasLargeTitle: Bool {
    guard navigation?.element?.child("navigationBar")?["largeTitles"] == "YES" else { return false }
    let modes = pages.compactMap { $0.child("navigationItem")?["largeTitleDisplayMode"] }
    return modes.last { $0 != "automatic" } != "never"
  }
}

/// The bars around a scene, with titles and items, drawn by containers without content.
final class SceneBars: BarsAround {
  private let outermost: ViewController
  private let navigation: NavigationController?
  private let tabs: TabBarController?
  /// The heights of the bars on Interface Builder's canvas; `nil` at run time.
  private let canvas: (top: Double, bottom: Double)?

  init(
    _ plan: BarPlan, around scene: XMLElement, of document: InterfaceBuilderDocument,
    _ options: LoadingOptions, canvas: (top: Double, bottom: Double)
  ) throws(InterfaceBuilderError) {
    let reader = BarReader(document, options)
    let pages = try (plan.pages.isEmpty ? [scene] : plan.pages).map {
      (element) throws(InterfaceBuilderError) in try reader.emptyController(element)
    }
    var inner = pages[pages.count - 1]
    if plan.hasTop || plan.toolbar != nil {
      let navigation = NavigationController()
      if let element = plan.navigation?.element {
        try reader.configureItems(of: navigation, element)
        try reader.configure(navigation, element)
      }
      navigation.isNavigationBarHidden = !plan.hasTop
      navigation.isToolbarHidden = plan.toolbar == nil
      navigation.viewControllers = pages
      (self.navigation, inner) = (navigation, navigation)
    } else {
      navigation = nil
    }
    if let source = plan.tabs {
      let tabs = TabBarController()
      let shown = plan.navigation?.element ?? plan.pages.first ?? scene
      tabs.viewControllers = try reader.tabs(of: source.element, shown: shown, inner)
      tabs.selectedViewController = inner
      (self.tabs, inner) = (tabs, tabs)
    } else {
      tabs = nil
    }
    outermost = inner
    self.canvas = options.isForCanvas ? canvas : nil
  }

  func insets(on device: Device) -> EdgeInsets {
    // On the canvas the device's safe area contains what bars cover.
    if canvas != nil { return .zero }
    var insets = EdgeInsets.zero
    if let navigation, !navigation.isNavigationBarHidden {
      insets.top = navigation.navigationBar.height(on: device)
    }
    if let tabs {
      insets.bottom = tabs.tabBar.height(on: device)
    } else if let navigation, !navigation.isToolbarHidden {
      insets.bottom = navigation.toolbar.height(on: device)
    }
    return insets
  }

  func containers(on device: Device) -> (view: View, device: Device) {
    guard let canvas else { return (outermost.view, device) }
    var area = device.safeAreaInsets
    area.top = max(0, area.top - canvas.top)
    area.bottom = max(0, area.bottom - canvas.bottom)
    return (outermost.view, device.with(safeAreaInsets: area))
  }
}

extension BarReader {
  /// Reads bars of a document, without connections.
  fileprivate init(_ document: InterfaceBuilderDocument, _ options: LoadingOptions) {
    self.init(
      loader: SceneLoader(document, options, [:]),
      makeView: { (element) throws(InterfaceBuilderError) in
        try SceneLoader(document, options, [:]).load(SceneDescription(element, initial: nil)).view
      },
      keep: { _, _ in })
  }

  /// A controller with what bars show of it, and an empty view.
  fileprivate func emptyController(_ element: XMLElement) throws(InterfaceBuilderError) -> ViewController {
    let controller = ViewController()
    controller.view = View()
    try configureItems(of: controller, element)
    return controller
  }

  /// The controllers of a tab bar controller.
  ///
  /// - Parameters:
  ///   - shown: the element of the controller that is visible.
  ///   - inner: that controller.
  fileprivate func tabs(
    of element: XMLElement?, shown: XMLElement, _ inner: ViewController
  ) throws(InterfaceBuilderError) -> [ViewController] {
    var controllers: [ViewController] = []
    for segue in element?.segues ?? [] where segue["relationship"] == "viewControllers" {
      let id = segue["destination"] ?? ""
      if id == shown["id"] {
        controllers.append(inner)
      } else if let other = loader.document.objects[id] ?? loader.document.objects.placeholder(id) {
        controllers.append(try emptyController(other))
      }
    }
    if !controllers.contains(where: { $0 === inner }) { controllers.append(inner) }
    return controllers
  }
}
