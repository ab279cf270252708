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

  /// The bars of the containers around a scene and its simulated bars, with what they show.
  func bars(
    around description: SceneDescription, _ options: LoadingOptions
  ) throws(InterfaceBuilderError) -> SceneBars? {
    guard description.element.isViewController, let view = description.viewElement else { return nil }
    let bars = CanvasBars(document: self, options: options)
    let plan = bars.plan(of: description.element, view: view)
    guard plan.hasBars else { return nil }
    return try SceneBars(plan, around: description.element, of: self, options, canvas: bars.heights(of: plan))
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

  func safeArea(of element: XMLElement, view: XMLElement) -> EdgeInsets {
    guard let device = document.canvas.device ?? (document.kind == .storyboard ? .iPhone8 : nil),
      !isCellElement(element.name) || !options.follows(.noBarsOverCells)
    else { return .zero }
    let isFreeform = element.child(key: "simulatedDestinationMetrics") != nil
    var bars = (top: 0.0, bottom: 0.0)
    if element.isViewController {
      bars = heights(of: shownBars(of: element))
    } else if isFreeform {
      return .zero
    }
    let hidesStatusBar = element.children.contains {
      $0["key"] == "simulatedStatusBarMetrics" && $0.name == "nil"
    }
    let status = hidesStatusBar && element.isViewController ? 0 : statusBar(of: device)
    let isShortened = isShortened(view, on: device)
    return EdgeInsets(
      top: isShortened ? 0 : status + bars.top, left: device.safeAreaInsets.left,
      bottom: bars.bottom + device.safeAreaInsets.bottom, right: device.safeAreaInsets.right)
  }

  /// The bars over a view that fills the screen.
  func plan(of controller: XMLElement, view: XMLElement) -> BarPlan {
    var plan = shownBars(of: controller)
    if isShortened(view, on: document.canvas.device ?? .iPhone8) { plan.hidesTop = true }
    return plan
  }

  /// The heights of bars on the canvas.
  func heights(of plan: BarPlan) -> (top: Double, bottom: Double) {
    let isLarge = plan.hasLargeTitle && options.follows(.largeTitles)
    return (plan.hasTop ? isLarge ? 96 : 44 : 0, plan.tabs != nil ? 49 : plan.toolbar != nil ? 44 : 0)
  }

  private func shownBars(of controller: XMLElement) -> BarPlan {
    var plan = plan(of: controller, visited: [])
    simulate(&plan, controller)
    return plan
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

  private func simulate(_ plan: inout BarPlan, _ element: XMLElement) {
    guard options.follows(.simulatedBars) else { return }
    for child in element.children {
      switch (child["key"], child.name) {
      case ("simulatedTopBarMetrics", "nil"): plan.navigation = nil
      case ("simulatedTopBarMetrics", _) where !plan.hasTop:
        (plan.navigation, plan.pages) = (.simulated, [element])
      case ("simulatedBottomBarMetrics", "nil"): (plan.tabs, plan.toolbar) = (nil, nil)
      case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"):
        (plan.tabs, plan.toolbar) = (plan.tabs ?? .simulated, nil)
      case ("simulatedBottomBarMetrics", _): (plan.tabs, plan.toolbar) = (nil, plan.toolbar ?? .simulated)
      default: break
      }
    }
  }

  /// The bars of the containers that a controller is shown in.
  private func plan(of controller: XMLElement, visited: Set<String>) -> BarPlan {
    guard let id = controller["id"], !visited.contains(id) else { return BarPlan() }
    let visited = visited.union([id])
    for segue in document.objects.segues(to: id) {
      guard let source = segue.controllerAround else { continue }
      switch (segue["kind"], segue["relationship"]) {
      case ("relationship", "rootViewController") where source.name == "navigationController":
        var plan = plan(of: source, visited: visited)
        (plan.navigation, plan.pages) = (.of(source), [controller])
        if source["toolbarHidden"] == "NO", plan.tabs == nil { plan.toolbar = .of(source) }
        return plan
      case ("relationship", "viewControllers"): return BarPlan(tabs: .of(source))
      case ("show", _) where options.follows(.pushedBars), ("push", _) where options.follows(.pushedBars):
        var plan = plan(of: source, visited: visited)
        if controller["hidesBottomBarWhenPushed"] == "YES" { (plan.tabs, plan.toolbar) = (nil, nil) }
        guard plan.hasBars else { continue }
        if plan.navigation != nil { plan.pages.append(controller) }
        return plan
      default: break
      }
    }
    return BarPlan()
  }
}

extension XMLElement {
  /// The controller that an element belongs to.
  fileprivate var controllerAround: XMLElement? {
    sequence(first: self, next: \.parent).first(where: \.isViewController)
  }
}
