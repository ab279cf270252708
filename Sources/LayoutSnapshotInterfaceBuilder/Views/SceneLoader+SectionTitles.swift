import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Shows the titles of a table's sections in the room that the document leaves for them: a header above the first row
  /// of its section, a footer below the last one. A document has frames of rows only.
  ///
  /// On the canvas every view stands for one of the document, which tools may constrain anew; titles are none.
  func addTitles(
    of sections: [(element: XMLElement, rows: [View])], in table: XMLElement, to view: View
  ) throws(InterfaceBuilderError) {
    guard !options.isForCanvas else { return }
    let style = UITableView.Style(table)
    let head = table.children.first { $0["key"] == "tableHeaderView" }
    var end = try head?.savedFrame()?.maxY ?? 0
    for (section, rows) in sections {
      guard let first = rows.first, let last = rows.last else { continue }
      if let title = section["headerTitle"], !title.isEmpty {
        let header = UITableViewHeaderFooterView.title(
          title, style: style, isHeader: true, width: view.frame.width)
        let height = min(header.frame.height, max(0, first.frame.minY - end))
        header.frame = CGRect(
          x: 0, y: first.frame.minY - height, width: view.frame.width, height: height)
        view.addSubview(header)
      }
      end = last.frame.maxY
      if let title = section["footerTitle"], !title.isEmpty {
        let footer = UITableViewHeaderFooterView.title(
          title, style: style, isHeader: false, width: view.frame.width)
        footer.frame.origin.y = end
        view.addSubview(footer)
        end = footer.frame.maxY
      }
    }
  }
}
