extension WorkloadBuilder {
  /// Equal cells that fill the root, 4 points apart.
  ///
  /// The redundant variant pins the last cell of every row and column instead of the first ones only:
  /// rows + columns - 2 required constraints that say what is already known.
  mutating func addGrid(rows: Int, columns: Int, redundant: Bool) {
    var cells: [View] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = addView()
        if column == 0 {
          add(cell.x, equals: 8)
        } else {
          let left = cells[cells.count - 1]
          add(cell.x, -left.x, -left.width, equals: 4)
        }
        if row == 0 {
          add(cell.y, equals: 8)
        } else {
          let above = cells[cells.count - columns]
          add(cell.y, -above.y, -above.height, equals: 4)
        }
        if let first = cells.first {
          add(cell.width, -first.width, equals: 0)
          add(cell.height, -first.height, equals: 0)
        }
        if column == columns - 1, row == 0 || redundant {
          add(cell.x, cell.width, -rootWidth, equals: -8)
        }
        if row == rows - 1, column == 0 || redundant {
          add(cell.y, cell.height, -rootHeight, equals: -8)
        }
        cells.append(cell)
      }
    }
  }
}
