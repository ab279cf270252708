import Foundation
import LayoutSnapshotViews

/// Controllers, their children and the segues between them.
extension AppScene {
  /// Creates the controller of this scene. Its view is loaded on first use.
  func controller(
    _ description: SceneDescription, make: ((NSCoder) -> ViewController?)? = nil
  ) throws(InterfaceBuilderError) -> ViewController {
    let element = description.element
    var failure: InterfaceBuilderError?
    let coder = DocumentCoder { [self] object in
      guard let controller = object as? ViewController else { return }
      do throws(InterfaceBuilderError) { try configure(controller, element) } catch { failure = error }
    }
    let made = make?(coder)
    let controller = if let made { made } else { try new(element, coder) }
    coder.decode(controller)
    if let failure { throw failure }
    (owner, ownerID) = (controller, description.objectIdentifier)
    controller.comes(
      from: storyboard,
      view: hasOwnView(element)
        ? { [self] controller in
          attempt { try file.inFile { try makeView(of: controller, description) } }
        } : nil,
      segues: { [self] name, sender in
        attempt { try file.inFile { try perform(name, in: element, sender) } }
      })
    try addChildren(of: controller, element)
    controller.awakeFromNib()
    return controller
  }

  private func hasOwnView(_ element: XMLElement) -> Bool {
    element.children.contains { $0["key"] == "view" }
  }

  private func new(_ element: XMLElement, _ coder: DocumentCoder) throws(InterfaceBuilderError)
    -> ViewController
  {
    if let type = try AppClass.of(element), let controller = type as? ViewController.Type {
      return AppClasses.controller(controller, coder: coder)
    }
    switch element.name {
    case "tableViewController":
      return UITableViewController(style: UITableView.Style(element.children.first { $0["key"] == "view" }))
    case "collectionViewController":
      return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "navigationController": return NavigationController()
    case "tabBarController": return TabBarController()
    case "splitViewController": return UISplitViewController(style: UISplitViewController.Style(element))
    case "viewController": return ViewController()
    default:
      if let name = OtherModules.controllers[element.name] {
        return hasOwnView(element) ? ViewController() : RemoteContentController(of: name)
      }
      Warning.say(
        "\(element.name) is not supported; a plain view controller takes its place", at: element, in: document
      )
      return ViewController()
    }
  }

  private func configure(_ controller: ViewController, _ element: XMLElement) throws(InterfaceBuilderError) {
    try barReader.configureItems(of: controller, element)
    if let flag = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
    if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = RectEdge(edges)
    }
    if let identifier = element["restorationIdentifier"] { controller.restorationIdentifier = identifier }
    if let style = element.word("modalPresentationStyle", presentationStyles) {
      controller.modalPresentationStyle = style
    }
    if let flag = element.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
    if let split = controller as? UISplitViewController { split.configure(element) }
    if let navigation = controller as? NavigationController {
      try barReader.configure(navigation, element)
    }
  }

  // MARK: Containers

  private func addChildren(
    of controller: ViewController, _ element: XMLElement
  ) throws(InterfaceBuilderError) {
    var children: [(relationship: String, controller: ViewController)] = []
    for segue in element.segues where segue["kind"] == "relationship" {
      guard let relationship = segue["relationship"], let child = try destination(of: segue, sender: nil)
      else { continue }
      children.append((relationship, child))
    }
    let controllers = children.map(\.controller)
    guard !controllers.isEmpty else { return }
    (controller as? NavigationController)?.viewControllers = controllers
    (controller as? TabBarController)?.viewControllers = controllers
    guard let split = controller as? UISplitViewController else { return }
    let columns: KeyValuePairs<String, UISplitViewController.Column> = [
      "masterViewController": .primary, "supplementaryViewController": .supplementary,
      "detailViewController": .secondary, "compactViewController": .compact,
    ]
    if split.style == .unspecified {
      split.viewControllers = ["masterViewController", "detailViewController"].compactMap { name in
        children.first { $0.relationship == name }?.controller
      }
    } else {
      for (relationship, child) in children {
        if let column = columns.first(where: { $0.key == relationship })?.value {
          split.setViewController(child, for: column)
        }
      }
    }
  }

  /// Embeds child controllers in the scene's container views, as their segues describe.
  func embed(_ loader: SceneLoader) throws(InterfaceBuilderError) {
    guard let parent = owner as? ViewController else { return }
    for record in loader.records where record.element == "containerView" {
      guard let segue = document.objects[record.id]?.segues.first(where: { $0["kind"] == "embed" }),
        let child = try destination(of: segue, sender: nil)
      else { continue }
      parent.prepare(
        for: UIStoryboardSegue(identifier: segue["identifier"], source: parent, destination: child),
        sender: nil)
      guard let view = child.view else { continue }
      parent.addChild(child)
      view.frame = record.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      record.view.addSubview(view)
      if !view.translatesAutoresizingMaskIntoConstraints { view.pin(to: record.view) }
      child.didMove(toParent: parent)
    }
  }
}

extension View {
  /// Holds the edges at those of a container view. An app turns the mask off in `prepare(for:sender:)`, so that the container
  /// takes its size from the constraints in the view.
  fileprivate func pin(to container: View) {
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: container.leftAnchor),
      rightAnchor.constraint(equalTo: container.rightAnchor),
      topAnchor.constraint(equalTo: container.topAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }
}

extension XMLElement {
  /// The segues of an element.
  var segues: [XMLElement] { child("connections")?.children.filter { $0.name == "segue" } ?? [] }
}

extension UISplitViewController.Style {
  /// The style of an element. Only documents of Xcode 12 and later contain one.
  init(_ element: XMLElement) {
    guard element.flag("allowDoubleColumnStyle") == true else {
      self = .unspecified
      return
    }
    let hasMiddle = element.segues.contains { $0["relationship"] == "supplementaryViewController" }
    self = hasMiddle ? .tripleColumn : .doubleColumn
  }
}

extension UISplitViewController {
  /// Applies an element's attributes.
  fileprivate func configure(_ element: XMLElement) {
    style = Style(element)
    if let mode = element.word("preferredDisplayMode", displayModes) { preferredDisplayMode = mode }
    if let behavior = element.word("behavior", splitBehaviors) { preferredSplitBehavior = behavior }
    if let width = element.looseNumber("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
    if let width = element.looseNumber("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
    if let width = element.looseNumber("preferredPrimaryColumnWidth") { preferredPrimaryColumnWidth = width }
    if let share = element.looseNumber("preferredPrimaryColumnWidthFraction") {
      preferredPrimaryColumnWidthFraction = share
    }
  }
}

private let displayModes: KeyValuePairs<String, UISplitViewController.DisplayMode> = [
  "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
  "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary, "over": .oneOverSecondary,
  "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
  "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
  "twoDisplaceSecondary": .twoDisplaceSecondary,
]

private let splitBehaviors: KeyValuePairs<String, UISplitViewController.SplitBehavior> = [
  "tile": .tile, "overlay": .overlay, "displace": .displace,
]

extension RectEdge {
  fileprivate init(_ element: XMLElement) {
    self = []
    if element.flag("top") == true { insert(.top) }
    if element.flag("left") == true { insert(.left) }
    if element.flag("bottom") == true { insert(.bottom) }
    if element.flag("right") == true { insert(.right) }
  }
}

private let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
  "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
  "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
  "overCurrentContext": .overCurrentContext, "popover": .popover,
]
