import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotViews

/// Makes the views, guides and constraints of one scene.
final class SceneLoader {
  let document: InterfaceBuilderDocument
  let options: LoadingOptions
  let classes: ViewFactories

  /// Views and guides by Interface Builder's identifiers.
  var items: [String: LayoutItem] = [:]
  var constraints: [String: LayoutConstraint] = [:]
  var records: [ViewRecord] = []
  var constraintRecords: [ConstraintRecord] = []
  /// What was left out because it leads nowhere, in the document's order.
  private(set) var warnings: [InterfaceBuilderError] = []
  /// What differs between size classes, in the document's order.
  let variations = SceneVariations()
  /// Views whose constraints are still to be made, with their elements.
  var holders: [(view: View, element: XMLElement)] = []
  /// The views whose margins are the readable guide.
  var readableViews: Set<ObjectIdentifier> = []
  /// The app whose objects the scene has; none where there is no code beside the document.
  var app: AppScene?
  /// The loaders of the cells that a table of the document always has.
  var staticCells: [SceneLoader] = []
  /// The scenes in whose containers this one lies, the outermost first.
  let containers: [SceneDescription]

  init(
    _ document: InterfaceBuilderDocument, _ options: LoadingOptions, _ classes: ViewFactories,
    in containers: [SceneDescription] = []
  ) {
    (self.document, self.options, self.classes) = (document, options, classes)
    self.containers = containers
  }

  func load(_ description: SceneDescription) throws(InterfaceBuilderError) -> InterfaceBuilderScene {
    let element = description.element
    guard let rootElement = description.viewElement else {
      throw InterfaceBuilderError(.sceneWithoutView(description.name), at: element.location)
    }
    let root = try makeView(rootElement, in: nil)
    if !options.isForCanvas, app == nil { try embedScenes(in: description) }
    if element.isViewController { try addBarGuides(of: element, to: root) }
    for holder in holders { try addConstraints(of: holder.element, to: holder.view) }
    variations.root = root
    try variations.install(for: sizeClasses, configure: configureView)
    if options.follows(.prototypedFrames) { keepPrototypedFrames() }
    followTraits(root)
    if containers.isEmpty, app == nil {
      root.barsAround = try document.bars(around: description, options)
    }
    return InterfaceBuilderScene(
      description: description, view: root, records: records, constraintRecords: constraintRecords,
      outlets: outlets(of: element), canvas: document.canvas, warnings: warnings, options: options)
  }

  /// Says what is left out of the scene. A recording of a test repeats it.
  func warn(_ problem: InterfaceBuilderError.Problem, at location: DocumentLocation) {
    warn([InterfaceBuilderError(problem, at: location, in: document.file)])
  }

  /// Takes over what has been left out of a scene within this one.
  func warn(_ warnings: [InterfaceBuilderError]) {
    self.warnings += warnings
    for warning in warnings { AbsentNames.shared.note(.documentPart, "\(warning)") }
  }

  /// The version by which the canvas is judged.
  var canvasVersion: Int { options.follows(.version32700) ? document.canvasVersion : document.toolsVersion }

  /// The size classes that frames in the document were saved for.
  var sizeClasses: SizeClasses { document.canvas.sizeClasses }

  /// Makes a view with all that lies in it, and adds it to a superview.
  @discardableResult
  func makeView(
    _ source: XMLElement, in superview: View?, isPlacedByBar: Bool = false
  ) throws(InterfaceBuilderError) -> View {
    let element = source.resolved(for: sizeClasses)
    let frame = try frame(of: element, in: superview)
    var failure: InterfaceBuilderError?
    let fill = { [self] (view: View) in
      guard failure == nil else { return }
      do throws(InterfaceBuilderError) {
        try place(view, source, element, frame, in: superview, isPlacedByBar: isPlacedByBar)
      } catch {
        failure = error
      }
    }
    if let view = try appView(element, fill: fill) {
      // A class of the app's own has been filled while it was made.
      if items[element["id"] ?? ""] !== view { fill(view) }
      if let failure { throw failure }
      return view
    }
    let brought = contentView(element, of: superview) ?? partOfCell(element, in: superview)
    let view = if let brought { brought } else { try instantiate(element) }
    try place(view, source, element, frame, in: superview, isPlacedByBar: isPlacedByBar)
    return view
  }

  /// Gives a view what its element says, with all that lies in it, and adds it to a superview.
  private func place(
    _ view: View, _ source: XMLElement, _ element: XMLElement, _ frame: CGRect?, in superview: View?,
    isPlacedByBar: Bool
  ) throws(InterfaceBuilderError) {
    if let frame { view.frame = frame }
    let isArranged = superview is StackView && element.parent?.name == "subviews"
    let isPlaced =
      element.flag("translatesAutoresizingMaskIntoConstraints") == false && !isPlacedByBar
    let isFixed = element.flag("fixedFrame") == true
    let isContent = element["key"] == "contentView"
    view.autoresizingMask = isContent ? [.flexibleWidth, .flexibleHeight] : autoresizingMask(of: element)
    if let superview, view.superview !== superview {
      if isArranged, let stack = superview as? StackView {
        stack.addArrangedSubview(view)
      } else {
        superview.addSubview(view)
      }
    }
    view.translatesAutoresizingMaskIntoConstraints = !isArranged && (!isPlaced || isFixed)
    if isContent, let cell = superview as? TableViewCell { tieContent(view, frame, to: cell) }
    let id = element["id"] ?? ""
    items[id] = view
    records.append(
      ViewRecord(
        view: view, element: element.name, id: id, userLabel: element["userLabel"],
        customClass: element["customClass"], savedFrame: frame, isLaidOut: isPlaced && !isFixed || isArranged,
        isFlagged: element.flag("misplaced") == true || element.flag("ambiguous") == true,
        location: element.location))
    configureResponder(view, element)
    try configureView(view, element)
    markOtherController(of: view, element)
    configureCellMargins(of: view, element)
    stateContent(of: view, element, frame)
    try addGuides(of: element, to: view)
    holders.append((view, element))
    if try !fillList(view, element) { try addContents(of: element, to: view) }
    variations.note(source, view, items)
  }

  /// Says in the view of a controller of another module that it is drawn elsewhere.
  private func markOtherController(of view: View, _ element: XMLElement) {
    guard element["key"] == "view", let controller = element.parent,
      let name = OtherModules.controllers[controller.name]
    else { return }
    _ = RemoteContentView(of: name, filling: view)
  }

  /// Keeps the frames of views that no constraint speaks of.
  ///
  /// Interface Builder gives such views prototyping constraints, which hold them where they were put, until the
  /// first constraint is made that refers to them.
  private func keepPrototypedFrames() {
    var constrained: Set<ObjectIdentifier> = []
    for record in constraintRecords where record.constraint.isActive {
      let constraint = record.constraint
      for (item, other) in [
        (constraint.firstItem, constraint.secondItem), (constraint.secondItem, constraint.firstItem),
      ] {
        guard let view = (item as? LayoutItem)?.hostView else { continue }
        // A constraint of something within the view says nothing of the view's own place.
        if let inner = (other as? LayoutItem)?.hostView, inner !== view, inner.isDescendant(of: view) {
          continue
        }
        constrained.insert(ObjectIdentifier(view))
      }
    }
    for record in records where record.isLaidOut && !(record.view.superview is StackView) {
      if !constrained.contains(ObjectIdentifier(record.view)), record.savedFrame != nil {
        record.view.translatesAutoresizingMaskIntoConstraints = true
      }
    }
  }

  /// Lets the scene become what it is in other size classes when it is laid out for them.
  private func followTraits(_ root: View) {
    guard variations.isVaried else { return }
    // This loader holds the views and must not be held by one of them.
    let configurator = SceneLoader(document, options, classes)
    root.traitsWillBeTold = { [variations] traits in
      let classes = SizeClasses(width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
      // What can be wrong with a document was found when its scene was made for the canvas.
      try? variations.install(for: classes, configure: configurator.configureView)
    }
  }

  private func instantiate(_ element: XMLElement) throws(InterfaceBuilderError) -> View {
    guard let viewClass = ViewClass.named(element.name) else {
      preconditionFailure("only elements that are views are made into views")
    }
    let plain = viewClass.make()
    guard let name = element["customClass"], let make = classes[name] else { return plain }
    let view = make()
    if plain is StackView, !(view is StackView) {
      throw InterfaceBuilderError(
        .unsuitableClass(name, expected: "\(type(of: plain))"), at: element.location)
    }
    return view
  }

  /// The views in a view: its own, and those that a table or a bar holds elsewhere.
  private func addContents(of element: XMLElement, to view: View) throws(InterfaceBuilderError) {
    for child in element.children {
      switch child.name {
      case "subviews", "prototypes", "cells":
        for subview in child.children where ViewClass.named(subview.name) != nil {
          try makeView(subview, in: view)
        }
      case "sections":
        var sections: [(element: XMLElement, rows: [View])] = []
        for section in child.children {
          var rows: [View] = []
          for cell in section.child("cells").map({ Array($0.children) }) ?? []
          where ViewClass.named(cell.name) != nil {
            rows.append(try makeView(cell, in: view))
          }
          sections.append((section, rows))
        }
        try addTitles(of: sections, in: element, to: view)
      case "items" where view is Bar:
        if let bar = view as? Bar { try barReader(for: bar).fill(bar, child) }
      case "items", "navigationItem", "barButtonItem":
        for item in child.descendants where item["key"] == "customView" || item["key"] == "titleView" {
          if ViewClass.named(item.name) != nil { try makeView(item, in: view, isPlacedByBar: true) }
        }
      default:
        if child["key"] != nil, ViewClass.named(child.name) != nil { try makeView(child, in: view) }
      }
    }
  }

  /// Reads the items of a bar in the tree.
  private func barReader(for bar: Bar) -> BarReader {
    BarReader(
      loader: self,
      makeView: { [self] (element) throws(InterfaceBuilderError) in
        let view = try makeView(element, in: bar, isPlacedByBar: true)
        // On the canvas a view keeps its frame, and no constraint that is not in the document. Its space is kept free.
        return options.isForCanvas ? View(frame: view.frame) : view
      },
      keep: { [self] in app?.keep($0, $1) })
  }

  /// The frame that was saved, written out or as distances from the superview's edges.
  private func frame(of element: XMLElement, in superview: View?) throws(InterfaceBuilderError) -> CGRect? {
    if let frame = try element.savedFrame() { return frame }
    let outer = superview?.frame.size ?? .zero
    guard let inset = element.child("frame", key: "frameInset") else {
      // Older versions of Xcode wrote no frame for a cell's content that fills the cell.
      return element["key"] == "contentView" ? CGRect(origin: .zero, size: outer) : nil
    }
    let mask = autoresizingMask(of: element)
    func span(
      _ low: String, _ extent: String, _ high: String, _ outer: Double, _ isStretched: Bool
    ) throws(InterfaceBuilderError) -> (Double, Double) {
      let (from, length) = (try inset.number(low), try inset.number(extent))
      let to = try inset.number(high)
      if let length { return (from ?? to.map { outer - $0 - length } ?? 0, length) }
      return (from ?? 0, max(0, outer - (from ?? 0) - (to ?? 0)))
    }
    let x = try span("minX", "width", "maxX", outer.width, mask.contains(.flexibleWidth))
    let y = try span("minY", "height", "maxY", outer.height, mask.contains(.flexibleHeight))
    return CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
  }

  private func autoresizingMask(of element: XMLElement) -> View.AutoresizingMask {
    // What a table places is as wide as the table, whatever the document's screen, but for the table's insets.
    if element.name == "tableViewCell", !options.isForCanvas { return .flexibleWidth }
    guard let mask = element.child("autoresizingMask") else { return [] }
    var result: View.AutoresizingMask = []
    if mask.flag("flexibleMinX") == true { result.insert(.flexibleLeftMargin) }
    if mask.flag("widthSizable") == true { result.insert(.flexibleWidth) }
    if mask.flag("flexibleMaxX") == true { result.insert(.flexibleRightMargin) }
    if mask.flag("flexibleMinY") == true { result.insert(.flexibleTopMargin) }
    if mask.flag("heightSizable") == true { result.insert(.flexibleHeight) }
    if mask.flag("flexibleMaxY") == true { result.insert(.flexibleBottomMargin) }
    return result
  }

  /// The outlets of the scene's controller or view and of everything in it.
  private func outlets(of scene: XMLElement) -> [String: [AnyObject]] {
    var found: [String: [AnyObject]] = [:]
    var sources = [scene] + scene.descendants
    if document.kind == .xib {
      sources += document.xml.root.descendants.filter {
        $0.parent?.name == "connections" && $0.parent?.parent?.name == "placeholder"
      }
    }
    for element in sources where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let target = element["destination"] else { continue }
      if let object: AnyObject = items[target] ?? constraints[target] {
        found[property, default: []].append(object)
      }
    }
    return found
  }
}
