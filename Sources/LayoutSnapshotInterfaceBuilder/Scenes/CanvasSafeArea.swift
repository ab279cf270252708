import LayoutSnapshotViews

extension InterfaceBuilderDocument {
  /// What bars, notch and indicator cover of a scene's view on the canvas, as the document's structure tells.
  ///
  /// - Parameter rule: a rule of the canvas that is switched off.
  package func canvasSafeArea(
    of description: SceneDescription, without rule: CanvasRule? = nil
  ) -> EdgeInsets {
    guard let view = description.viewElement else { return .zero }
    return CanvasBars(document: self, options: .canvas(.saved, without: rule)).safeArea(
      of: description.element, view: view)
  }

  /// What the bars of a scene's containers cover of its view on any device, beside what the device itself covers.
  func barInsets(of description: SceneDescription) -> EdgeInsets {
    guard description.element.isViewController, let view = description.viewElement else { return .zero }
    return CanvasBars(document: self, options: LoadingOptions()).insets(of: description.element, view: view)
  }
}

extension SceneDescription {
  /// Whether the document has a view for the scene.
  package var hasView: Bool { viewElement != nil }

  var viewElement: XMLElement? {
    let view = element.isViewController ? element.children.first { $0["key"] == "view" } : element
    return view.flatMap { ViewClass.named($0.name) == nil ? nil : $0 }
  }
}

extension InterfaceBuilderScene {
  /// Interface Builder's name of the root view.
  package var rootIdentifier: String { records.first?.id ?? "" }

  /// Whether the root is a cell or a header of a list, which no bar covers.
  package var isCell: Bool { isCellElement(records.first?.element ?? "") }
}

private func isCellElement(_ name: String) -> Bool {
  name.hasSuffix("Cell") || name == "collectionReusableView"
}

/// The bars that Interface Builder's canvas shows around a controller's view.
///
/// Which there are follows from the containers that lead to the controller: a navigation controller by its root,
/// and by the segues that push; a tab bar controller by its tabs; unless the controller simulates others.
struct CanvasBars {
  let document: InterfaceBuilderDocument
  let options: LoadingOptions

  private struct Bars {
    /// Of the navigation bar: 0, 44, or 96 with a large title.
    var navigation = 0.0
    /// Of the tab bar or toolbar.
    var bottom = 0.0
  }

  func safeArea(of element: XMLElement, view: XMLElement) -> EdgeInsets {
    guard let device = document.canvas.device ?? (document.kind == .storyboard ? .iPhone8 : nil),
      !isCellElement(element.name) || !options.follows(.noBarsOverCells)
    else { return .zero }
    let isFreeform = element.child(key: "simulatedDestinationMetrics") != nil
    var bars = Bars()
    if element.isViewController {
      bars = shownBars(of: element)
    } else if isFreeform {
      return .zero
    }
    let hidesStatusBar = element.children.contains {
      $0["key"] == "simulatedStatusBarMetrics" && $0.name == "nil"
    }
    let status = hidesStatusBar && element.isViewController ? 0 : statusBar(of: device)
    let isShortened = isShortened(view, on: device)
    return EdgeInsets(
      top: isShortened ? 0 : status + bars.navigation, left: device.safeAreaInsets.left,
      bottom: bars.bottom + device.safeAreaInsets.bottom, right: device.safeAreaInsets.right)
  }

  /// What bars cover of a view that fills the screen.
  func insets(of controller: XMLElement, view: XMLElement) -> EdgeInsets {
    let bars = shownBars(of: controller)
    let isShortened = isShortened(view, on: document.canvas.device ?? .iPhone8)
    return EdgeInsets(top: isShortened ? 0 : bars.navigation, left: 0, bottom: bars.bottom, right: 0)
  }

  private func shownBars(of controller: XMLElement) -> Bars {
    var bars = bars(of: controller, visited: [])
    simulate(&bars, controller)
    return bars
  }

  /// Whether a view begins below the bars: it is moved down, or what it lacks of the screen is theirs.
  private func isShortened(_ view: XMLElement, on device: Device) -> Bool {
    guard options.follows(.shortenedViews), let frame = try? view.savedFrame() else { return false }
    if frame.minY > 0 { return true }
    guard document.canvas.device != nil, frame.height < device.height - 0.5 else { return false }
    if document.canvasVersion >= 15000 { return frame.width <= device.width }
    let status = device.safeAreaInsets.top
    return [status, status + 44, status + 44 + 49, 44, 44 + 49].contains(device.height - frame.height)
  }

  private func statusBar(of device: Device) -> Double {
    let version = document.canvasVersion
    // Between two versions the canvas showed no status bar on devices without a notch.
    if device.safeAreaInsets.bottom == 0 {
      return (15000..<20000).contains(version) && options.follows(.statusBars15000To20000)
        ? 0 : device.safeAreaInsets.top
    }
    switch document.canvas.identifier {
    case "retina6_1" where version < 20000 && options.follows(.statusBarsBefore20000): return 44
    default: return device.safeAreaInsets.top
    }
  }

  private func simulate(_ bars: inout Bars, _ element: XMLElement) {
    guard options.follows(.simulatedBars) else { return }
    for child in element.children {
      switch (child["key"], child.name) {
      case ("simulatedTopBarMetrics", "nil"): bars.navigation = 0
      case ("simulatedTopBarMetrics", _): bars.navigation = max(bars.navigation, 44)
      case ("simulatedBottomBarMetrics", "nil"): bars.bottom = 0
      case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): bars.bottom = 49
      case ("simulatedBottomBarMetrics", _): bars.bottom = 44
      default: break
      }
    }
  }

  /// The bars of the containers that a controller is shown in.
  private func bars(of controller: XMLElement, visited: Set<String>) -> Bars {
    guard let id = controller["id"], !visited.contains(id) else { return Bars() }
    let visited = visited.union([id])
    for segue in document.segues(to: id) {
      guard let source = segue.controllerAround else { continue }
      switch (segue["kind"], segue["relationship"]) {
      case ("relationship", "rootViewController") where source.name == "navigationController":
        var outer = bars(of: source, visited: visited)
        outer.navigation = navigationBar(of: source, showing: controller)
        if source["toolbarHidden"] == "NO" { outer.bottom = max(outer.bottom, 44) }
        return outer
      case ("relationship", "viewControllers"):
        return Bars(navigation: 0, bottom: 49)
      case ("show", _) where options.follows(.pushedBars), ("push", _) where options.follows(.pushedBars):
        var outer = bars(of: source, visited: visited)
        if controller["hidesBottomBarWhenPushed"] == "YES" { outer.bottom = 0 }
        if outer.navigation > 0 || outer.bottom > 0 { return outer }
      default: break
      }
    }
    return Bars()
  }

  private func navigationBar(of navigation: XMLElement, showing controller: XMLElement) -> Double {
    if navigation["navigationBarHidden"] == "YES" { return 0 }
    let isLarge = navigation.child("navigationBar")?["largeTitles"] == "YES"
    let wantsLarge = controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
    return isLarge && wantsLarge && options.follows(.largeTitles) ? 96 : 44
  }
}

extension InterfaceBuilderDocument {
  /// The segues that lead to a controller, in the document's order.
  fileprivate func segues(to id: String) -> [XMLElement] {
    xml.root.descendants.filter { $0.name == "segue" && $0["destination"] == id }
  }
}

extension XMLElement {
  /// The controller that an element belongs to.
  fileprivate var controllerAround: XMLElement? {
    sequence(first: self, next: \.parent).first(where: \.isViewController)
  }
}
