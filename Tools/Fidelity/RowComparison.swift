import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// A row that a table of a document always has: where our table puts it, beside the frame that Xcode saved.
///
/// On the canvas cells keep their frames, so that what lies in them can be judged. Their own frames are judged here.
package struct RowComparison {
  /// The table in the document, and the place of the row in it.
  package let table: String
  package let section: Int
  package let row: Int
  package let saved: CGRect
  package let solved: CGRect

  /// The largest difference of an edge or an extent, in points.
  package var distance: Double {
    max(
      abs(saved.minX - solved.minX), abs(saved.minY - solved.minY), abs(saved.width - solved.width),
      abs(saved.height - solved.height))
  }
  package var isWithinOnePoint: Bool { distance <= 1.0001 }
  package var isExact: Bool { distance <= 0.01 }

  /// The rows of a table that have a saved frame.
  static func rows(of tables: [StaticTable], scale: Int) throws -> [RowComparison] {
    var found: [RowComparison] = []
    for table in tables {
      // So high that every row is measured.
      let device = Device(
        name: "canvas", width: max(1, table.size.width), height: 16_000, scale: scale)
      _ = try table.table?.layout(on: device)
      for (section, rows) in table.savedRows.enumerated() {
        for (row, saved) in rows.enumerated() {
          guard let saved else { continue }
          found.append(
            RowComparison(
              table: table.id, section: section, row: row, saved: saved,
              solved: table.frame(section: section, row: row)))
        }
      }
    }
    return found
  }
}
