import Foundation
import LayoutSnapshotViews

/// A scene of a storyboard, or a nib, with objects of the app's classes.
///
/// Its controller retains it, and it does not retain the controller.
final class AppScene {
  let file: DocumentOfApp
  /// The controller, or the owner of the nib.
  weak var owner: AnyObject?
  /// The owner's identifier in the document.
  var ownerID = ""
  weak var storyboard: UIStoryboard?
  /// Objects other than views and controllers. Nothing else may retain them.
  private var others: [String: AnyObject] = [:]
  /// The loaders of the views in bars.
  private var barLoaders: [SceneLoader] = []

  var document: InterfaceBuilderDocument { file.document }

  /// Whether it says what the program lacks. A document that is only measured comes without its program.
  let saysWhatIsMissing: Bool

  init(_ file: DocumentOfApp, storyboard: UIStoryboard?, saysWhatIsMissing: Bool = true) {
    (self.file, self.storyboard, self.saysWhatIsMissing) = (file, storyboard, saysWhatIsMissing)
  }

  // MARK: Nibs

  /// The objects of a nib in the order of the document, without those that only stand for others.
  ///
  /// Whoever loads a nib retains them: an object that nothing else retains is gone otherwise, as in UIKit.
  func topObjects() throws(InterfaceBuilderError) -> [AnyObject] {
    var views: [String: View] = [:]
    var loaded: [SceneLoader] = []
    try makeOthers(beside: document.xml.root)
    for description in document.scenes {
      let (view, loader) = try load(description)
      views[description.element["id"] ?? ""] = view
      loaded.append(loader)
    }
    let connector = Connector(self, loaded, others)
    // The connections of the owner and of objects other than views are at the top level of a nib.
    let top = document.xml.root.child("objects").map { Array($0.children) } ?? []
    for element in top where ViewClass.named(element.name) == nil { try connector.connect(element) }
    for (description, loader) in zip(document.scenes, loaded) {
      try connector.connectAll(in: description.element)
      wake(loader)
    }
    return top.compactMap { element in element["id"].flatMap { views[$0] ?? others[$0] } }
  }

  // MARK: Views

  /// Creates a tree of views without its connections.
  func load(_ description: SceneDescription) throws(InterfaceBuilderError) -> (View, SceneLoader) {
    let loader = SceneLoader(document, LoadingOptions(), [:])
    loader.app = self
    return (try loader.load(description).view, loader)
  }

  /// Creates a separate tree, such as a cell, with its connections.
  func tree(_ element: XMLElement) throws(InterfaceBuilderError) -> View {
    let (view, loader) = try load(SceneDescription(element, initial: nil))
    try Connector(self, [loader], others).connectAll(in: element)
    wake(loader)
    return view
  }

  /// Creates the view of the scene's controller.
  func makeView(of controller: ViewController, _ description: SceneDescription) throws(InterfaceBuilderError)
  {
    if let scene = description.element.parent { try makeOthers(beside: scene) }
    guard description.hasView else {
      controller.view = View()
      return
    }
    let (view, loader) = try load(description)
    controller.view = view
    if let table = view as? UITableView, let owner = controller as? UITableViewController {
      if table.dataSource == nil { table.dataSource = owner }
      if table.delegate == nil { table.delegate = owner }
    }
    if let collection = view as? UICollectionView, let owner = controller as? UICollectionViewController {
      if collection.dataSource == nil { collection.dataSource = owner }
      if collection.delegate == nil { collection.delegate = owner }
    }
    let connector = Connector(self, [loader] + barLoaders, others)
    for element in description.element.parent?.children.map({ $0 }) ?? [] {
      try connector.connectAll(in: element)
    }
    try embed(loader)
    wake(loader)
  }

  /// Registers an object for connections.
  func keep(_ object: AnyObject, _ id: String) { others[id] = object }
  /// Registers the views of a bar for connections.
  func keep(_ loader: SceneLoader) { barLoaders.append(loader) }

  private func wake(_ loader: SceneLoader) {
    for record in loader.records { record.view.awakeFromNib() }
    for cells in loader.staticCells { for record in cells.records { record.view.awakeFromNib() } }
  }

  /// Creates the objects beside views and controllers: gesture recognizers, and objects of the app's own classes.
  private func makeOthers(beside parent: XMLElement) throws(InterfaceBuilderError) {
    let list = parent.child("objects") ?? parent
    for element in list.children {
      guard let id = element["id"] else { continue }
      if let recognizer = element.recognizer { others[id] = recognizer }
      guard element.name == "customObject", let type = try AppClass.of(element) as? NSObject.Type else {
        continue
      }
      let object = AppClasses.object(type)
      others[id] = object
      for (name, value) in SceneLoader(document, LoadingOptions(), [:]).runtimeAttributes(of: element) {
        _ = (object as? any _DocumentObject)?._connect(name, value)
      }
    }
  }
}

extension XMLElement {
  /// The gesture recognizer that an element describes.
  fileprivate var recognizer: UIGestureRecognizer? {
    switch name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = count("numberOfTouchesRequired") ?? 1
      return tap
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": return UILongPressGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    default: return nil
    }
  }

  func count(_ name: String) -> Int? { looseNumber(name).map { Int(max(0, min($0, 10_000))) } }
}
