import Foundation
import LayoutSnapshotViews

/// Loads what only a scene with an app's code has: views of the app's classes, and tables and collection
/// views with data sources.
extension SceneLoader {
  /// Creates the view of an element that has a class of the app or needs the app's code; `nil` for other
  /// elements.
  ///
  /// - Parameter fill: applies the document's values to a view, before the rest of its own initializer runs.
  func appView(
    _ element: XMLElement, fill: @escaping (View) -> Void
  ) throws(InterfaceBuilderError) -> View? {
    guard let app else { return nil }
    let style = TableViewCell.CellStyle(element).rawValue
    let type: AnyClass? = try AppClass.of(element)
    warnOfMissingClass(of: element, type, app)
    if let type = type as? View.Type {
      let coder = DocumentCoder { object in if let view = object as? View { fill(view) } }
      let view = AppClasses.view(
        type, coder: coder, style: style, reuseIdentifier: element["reuseIdentifier"])
      (view as? TableViewCell)?.poolIdentifier = element["reuseIdentifier"]
      (view as? UICollectionReusableView)?.poolIdentifier = element["reuseIdentifier"]
      return view
    }
    let view: View? =
      switch element.name {
      case "tableView": UITableView(frame: .zero, style: UITableView.Style(element))
      case "collectionView":
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      case "tableViewCell":
        TableViewCell(style: TableViewCell.CellStyle(element), reuseIdentifier: element["reuseIdentifier"])
      case "tableViewHeaderFooterView":
        UITableViewHeaderFooterView(reuseIdentifier: element["reuseIdentifier"])
      case "collectionReusableView": UICollectionReusableView()
      case "visualEffectView": UIVisualEffectView(effect: nil)
      default: nil
      }
    return view
  }

  /// Says that a view is of another class than the document names.
  private func warnOfMissingClass(of element: XMLElement, _ type: AnyClass?, _ app: AppScene) {
    guard let name = element["customClass"], app.saysWhatIsMissing, !name.hasPrefix("UI"),
      ViewClass.named(element.name) != nil
    else { return }
    let isThere = type.map { "\($0)" == name } ?? false
    if isThere, type is View.Type { return }
    let reason = isThere ? "\(name) is not a view" : "the program has no class \(name)"
    Warning.say("\(reason); a plain \(element.name) takes its place", at: element, in: document)
  }

  /// Applies an element's attributes and content to a table or a collection view.
  ///
  /// - Returns: whether the element's children were handled.
  func fillList(_ view: View, _ element: XMLElement) throws(InterfaceBuilderError) -> Bool {
    guard let app else {
      if let cell = view as? TableViewCell { try drawParts(of: cell, element) }
      // Interface Builder does not write what the style says.
      if element.name == "tableView", view.backgroundColor == nil {
        view.backgroundColor = UITableView.Style(element).ground
      }
      return false
    }
    if let table = view as? UITableView, element.name == "tableView" {
      try fill(table, element, app)
      return true
    }
    if let collection = view as? UICollectionView, element.name == "collectionView" {
      try fill(collection, element, app)
      return true
    }
    if let cell = view as? TableViewCell { try configure(cell, element) }
    return false
  }

  private func fill(_ table: UITableView, _ element: XMLElement, _ app: AppScene)
    throws(InterfaceBuilderError)
  {
    table.style = UITableView.Style(element)
    func height(_ name: String, _ set: (CGFloat) -> Void) {
      // A negative height stands for automatic sizing.
      guard let number = element.looseNumber(name) else { return }
      set(number < 0 ? UITableView.automaticDimension : CGFloat(number))
    }
    height("rowHeight") { table.rowHeight = $0 }
    height("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    height("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
    height("sectionFooterHeight") { table.sectionFooterHeight = $0 }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = try color(element, key: "separatorColor") { table.separatorColor = color }
    if let insets = try element.insets("inset", key: "separatorInset") {
      table.separatorInset = EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    for (key, set) in [
      ("tableHeaderView", { table.tableHeaderView = $0 }),
      ("tableFooterView", { table.tableFooterView = $0 }),
    ] as [(String, (View) -> Void)] {
      guard let child = element.children.first(where: { $0["key"] == key }),
        ViewClass.named(child.name) != nil
      else { continue }
      set(try makeView(child, in: nil))
    }
    for prototype in element.child("prototypes").map({ Array($0.children) }) ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.register(
        prototype: { [app] in
          guard let cell = attempt({ try app.file.inFile { try app.tree(prototype) } }) as? TableViewCell
          else {
            fatalError("the prototype \(identifier) is not a table view cell")
          }
          return cell
        }, for: identifier)
    }
    guard let sections = element.child("sections") else { return }
    var rows: [StaticRows.Section] = []
    for section in sections.children where section.name == "tableViewSection" {
      var cells: [(cell: TableViewCell, height: CGFloat?)] = []
      for child in section.child("cells").map({ Array($0.children) }) ?? [] {
        let (view, loader) = try app.load(SceneDescription(child, initial: nil))
        guard let cell = view as? TableViewCell else { continue }
        staticCells.append(loader)
        staticCells += loader.staticCells
        cells.append((cell, child.looseNumber("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil }))
      }
      rows.append(
        StaticRows.Section(header: section["headerTitle"], footer: section["footerTitle"], rows: cells))
    }
    table.staticRows = StaticRows(sections: rows)
  }

  private func fill(
    _ collection: UICollectionView, _ element: XMLElement, _ app: AppScene
  ) throws(InterfaceBuilderError) {
    if let child = element.child(key: "collectionViewLayout") {
      let type = try AppClass.of(child) as? UICollectionViewFlowLayout.Type
      if child.name == "collectionViewFlowLayout", child["customClass"] == nil || type == nil,
        let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      {
        try configure(layout, child)
      }
      if let name = child["customClass"] {
        Warning.say(
          "the layout \(name) is not made from the document; set it in code", at: child, in: document)
      }
    }
    for kind in ["cells", "collectionReusableViews", "prototypes"] {
      for prototype in element.child(kind).map({ Array($0.children) }) ?? [] {
        register(prototype, collection, app)
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.children.first(where: { $0["key"] == key }) else { continue }
      register(prototype, collection, app, kind: kind)
    }
  }

  private func register(
    _ prototype: XMLElement, _ collection: UICollectionView, _ app: AppScene, kind: String = ""
  ) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    collection.register(
      prototype: { [app] in
        let view = attempt { try app.file.inFile { try app.tree(prototype) } }
        guard let view = view as? UICollectionReusableView else {
          fatalError("the prototype \(identifier) is not a reusable view")
        }
        return view
      }, for: identifier, kind: kind)
  }

  private func configure(
    _ layout: UICollectionViewFlowLayout, _ element: XMLElement
  ) throws(InterfaceBuilderError) {
    func size(_ key: String) -> CGSize? {
      guard let child = element.child("size", key: key), let width = child.looseNumber("width"),
        let height = child.looseNumber("height")
      else { return nil }
      return CGSize(width: width, height: height)
    }
    if let size = size("itemSize") { layout.itemSize = size }
    if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
    if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
    if element["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let spacing = element.looseNumber("minimumLineSpacing") {
      layout.minimumLineSpacing = CGFloat(spacing)
    }
    if let spacing = element.looseNumber("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = CGFloat(spacing)
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let insets = try element.insets("inset", key: "sectionInset") {
      layout.sectionInset = EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }

  private func configure(_ cell: TableViewCell, _ element: XMLElement) throws(InterfaceBuilderError) {
    guard element.name == "tableViewCell" else { return }
    if let type = element.word("accessoryType", accessoryTypes) { cell.accessoryType = type }
    if let type = element.word("editingAccessoryType", accessoryTypes) { cell.editingAccessoryType = type }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let level = element.count("indentationLevel") { cell.indentationLevel = level }
    if let width = element.looseNumber("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let insets = try element.insets("inset", key: "separatorInset") {
      cell.separatorInset = EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }

  /// Draws the accessory and the separator of a cell that keeps its place in the document.
  private func drawParts(of cell: TableViewCell, _ element: XMLElement) throws(InterfaceBuilderError) {
    guard element.name == "tableViewCell" else { return }
    let accessory = element.word("accessoryType", accessoryTypes) ?? .none
    let table = sequence(first: element, next: \.parent).first { $0.name == "tableView" }
    guard let table else { return cell.draw(accessory, at: nil) }
    let rows = element.parent?.children.filter { $0.name == "tableViewCell" } ?? []
    var place = RowPlace(
      style: UITableView.Style(table), isFirst: rows.first?["id"] == element["id"],
      isLast: rows.last?["id"] == element["id"])
    if table["separatorStyle"] != "none" {
      let own = try element.insets("inset", key: "separatorInset")
      let insets = if let own { own } else { try table.insets("inset", key: "separatorInset") }
      let side: CGFloat = cell.frame.width < 390 ? 16 : 20
      place.separator = (insets.map { CGFloat($0.leading) } ?? side, CGFloat(insets?.trailing ?? 0))
      place.separatorColor = try color(table, key: "separatorColor")
    }
    cell.draw(accessory, at: place)
  }

  /// The built-in label or image view of a cell that an element describes.
  func partOfCell(_ element: XMLElement, in superview: View?) -> View? {
    guard app != nil, let id = element["id"], let cell = superview?.superview as? TableViewCell,
      let cellElement = element.parent?.parent?.parent, cellElement.name == "tableViewCell"
    else { return nil }
    switch id {
    case cellElement["textLabel"]: return cell.textLabel
    case cellElement["detailTextLabel"]: return cell.detailTextLabel
    case cellElement["imageView"]: return cell.imageView
    default: return nil
    }
  }
}

extension UITableView.Style {
  init(_ element: XMLElement?) {
    switch element?["style"] {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension TableViewCell.CellStyle {
  fileprivate init(_ element: XMLElement) {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}

private let accessoryTypes: KeyValuePairs<String, TableViewCell.AccessoryType> = [
  "none": .none, "disclosureIndicator": .disclosureIndicator,
  "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
]
