import Foundation
import LayoutSnapshotViews

/// A table of a document with rows that are always there, as an app shows it, beside the frames that Xcode saved.
package struct StaticTable {
  /// The identifier of the table in the document.
  package let id: String
  /// The size that Xcode saved.
  package let size: CGSize
  /// The saved frames of rows, by section, in the table's coordinates; `nil` where there is none.
  package let savedRows: [[CGRect?]]
  private let controller = UITableViewController()

  /// The table, whose rows are measured when it is laid out.
  package var table: UITableView? { controller.tableView }

  fileprivate init(_ element: XMLElement, in document: InterfaceBuilderDocument) throws {
    id = element["id"] ?? ""
    size = try element.savedFrame()?.size ?? CGSize(width: 320, height: 480)
    let app = AppScene(DocumentOfApp(document, nil, nil), storyboard: nil, saysWhatIsMissing: false)
    let view = try app.load(SceneDescription(element, initial: nil)).0
    var saved: [[CGRect?]] = []
    for section in element.child("sections").map({ Array($0.children) }) ?? []
    where section.name == "tableViewSection" {
      var rows: [CGRect?] = []
      for cell in section.child("cells").map({ Array($0.children) }) ?? []
      where cell.name == "tableViewCell" {
        rows.append(try cell.resolved(for: document.canvas.sizeClasses).savedFrame())
      }
      saved.append(rows)
    }
    savedRows = saved
    guard let table = view as? UITableView else { return }
    controller.view = table
    (table.dataSource, table.delegate) = (controller, controller)
  }

  /// The frame of a row after the last layout.
  package func frame(section: Int, row: Int) -> CGRect {
    table?.rectForRow(at: IndexPath(row: row, section: section)) ?? .zero
  }
}

extension InterfaceBuilderDocument {
  /// The tables of a scene that have rows of their own.
  package func staticTables(of scene: SceneDescription) throws -> [StaticTable] {
    let elements = scene.viewElement.map { [$0] + $0.descendants } ?? []
    return try elements.filter { $0.name == "tableView" && $0.child("sections") != nil }
      .map { try StaticTable($0, in: self) }
  }
}
