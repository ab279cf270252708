import Foundation

/// The static rows of a table in a storyboard.
package struct StaticRows {
  /// A section: its rows, header and footer.
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
