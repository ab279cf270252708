import Foundation
import LayoutSnapshotViews

/// A scene of a storyboard, or a nib, with objects of the app's own classes.
///
/// It lives as long as its controller, which it does not own.
final class AppScene {
  let file: DocumentOfApp
  /// The controller, or the owner of the nib.
  weak var owner: AnyObject?
  /// What the document calls the owner.
  var ownerID = ""
  weak var storyboard: UIStoryboard?
  /// Objects beside views and controllers, which nobody else need own.
  private var others: [String: AnyObject] = [:]
  /// What was loaded for bars.
  private var barLoaders: [SceneLoader] = []

  var document: InterfaceBuilderDocument { file.document }

  init(_ file: DocumentOfApp, storyboard: UIStoryboard?) { (self.file, self.storyboard) = (file, storyboard) }

  // MARK: Nibs

  func topObjects() throws(InterfaceBuilderError) -> [AnyObject] {
    var objects: [AnyObject] = []
    var loaded: [SceneLoader] = []
    makeOthers(beside: document.xml.root)
    for description in document.scenes {
      let (view, loader) = try load(description)
      objects.append(view)
      loaded.append(loader)
    }
    let connector = Connector(self, loaded, others)
    // The owner and objects that are no views have their connections at the top.
    let top = document.xml.root.child("objects").map { Array($0.children) } ?? []
    for element in top where ViewClass.named(element.name) == nil { try connector.connect(element) }
    for (description, loader) in zip(document.scenes, loaded) {
      try connector.connectAll(in: description.element)
      wake(loader)
    }
    return objects
  }

  // MARK: Views

  /// Makes a tree of views; its connections are still to be made.
  func load(_ description: SceneDescription) throws(InterfaceBuilderError) -> (View, SceneLoader) {
    let loader = SceneLoader(document, LoadingOptions(), [:])
    loader.app = self
    return (try loader.load(description).view, loader)
  }

  /// Makes a tree by itself, with its connections: a cell.
  func tree(_ element: XMLElement) throws(InterfaceBuilderError) -> View {
    let (view, loader) = try load(SceneDescription(element, initial: nil))
    try Connector(self, [loader], others).connectAll(in: element)
    wake(loader)
    return view
  }

  /// Makes the view of the scene's controller.
  func makeView(of controller: ViewController, _ description: SceneDescription) throws(InterfaceBuilderError)
  {
    if let scene = description.element.parent { makeOthers(beside: scene) }
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

  /// Keeps an object that connections can name.
  func keep(_ object: AnyObject, _ id: String) { others[id] = object }
  /// Keeps the views of a bar, which connections can name.
  func keep(_ loader: SceneLoader) { barLoaders.append(loader) }

  private func wake(_ loader: SceneLoader) {
    for record in loader.records { record.view.awakeFromNib() }
    for cells in loader.staticCells { for record in cells.records { record.view.awakeFromNib() } }
  }

  /// Makes what lies beside views and controllers: gesture recognizers.
  private func makeOthers(beside parent: XMLElement) {
    let list = parent.child("objects") ?? parent
    for element in list.children {
      guard let id = element["id"], let recognizer = element.recognizer else { continue }
      others[id] = recognizer
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
