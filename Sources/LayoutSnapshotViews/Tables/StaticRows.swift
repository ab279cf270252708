import Foundation

/// The rows that a storyboard has made for a table.
package struct StaticRows {
  /// Rows with what stands around them.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var rows: [(cell: TableViewCell, height: CGFloat?)]

    package init(header: String?, footer: String?, rows: [(cell: TableViewCell, height: CGFloat?)]) {
      (self.header, self.footer, self.rows) = (header, footer, rows)
    }
  }

  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }
}
