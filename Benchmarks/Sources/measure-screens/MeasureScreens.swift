import Foundation
import LayoutSnapshotTesting

/// Measures whole screens: `measure-screens [--check]`, a line of a table for each.
///
/// Each figure is the median of several rounds in processor time, because other work may run beside it. With `--check` the
/// program exits with 1 where a target is missed.
@main
struct MeasureScreens {
  /// A measured case: what it took, what it is to take, and what that is about.
  private struct Row {
    let name: String
    let figure: Double
    let target: Double
    let unit: String
    var note = ""
  }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ $0 == "--check" }) else {
      FileHandle.standardError.write(Data("usage: Benchmarks/run screens [--check]\n".utf8))
      exit(2)
    }
    let rows = try [tableBesideStack(), scrolledRow(), wholeContent(), firstItems()]
    print("case\tfigure\ttarget\tunit\tnote")
    for row in rows {
      print(
        [row.name, String(format: "%.3f", row.figure), "\(row.target)", row.unit, row.note].joined(
          separator: "\t"))
    }
    let missed = rows.filter { $0.figure > $0.target }
    for row in missed { FileHandle.standardError.write(Data("\(row.name) misses its target\n".utf8)) }
    if arguments.contains("--check"), !missed.isEmpty { exit(1) }
  }

  /// The first screen of 100,000 rows beside a stack of the rows that can be seen.
  private static func tableBesideStack() throws -> Row {
    var seen = 0
    var tables: [Double] = []
    var stacks: [Double] = []
    // In turns, so that both meet the same machine.
    for _ in 0..<15 {
      let rows = Rows(count: 100_000)
      tables.append(
        try milliseconds {
          let table = rows.table()
          _ = try table.layout(on: .iPhone15)
          seen = table.visibleCells.count
        })
      stacks.append(
        try milliseconds {
          let stack = StackView(arrangedSubviews: (0..<seen).map { Entry($0) })
          stack.axis = .vertical
          stack.translatesAutoresizingMaskIntoConstraints = false
          let root = View()
          root.addSubview(stack)
          LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          ])
          _ = try root.layout(on: .iPhone15)
        })
    }
    let (table, stack) = (median(tables), median(stacks))
    return Row(
      name: "100,000 rows beside a stack", figure: table / stack, target: 1.5, unit: "times",
      note: String(format: "%.2f ms and %.2f ms, %d rows", table, stack, seen))
  }

  /// Scrolling to the middle makes no row in between.
  private static func scrolledRow() throws -> Row {
    let rows = Rows(count: 100_000)
    let table = rows.table()
    _ = try table.layout(on: .iPhone15)
    let before = rows.asked
    let time = try milliseconds {
      table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
      _ = try table.layout(on: .iPhone15)
    }
    return Row(
      name: "rows made for row 50,000", figure: Double(rows.asked - before),
      target: Double(3 * table.visibleCells.count), unit: "rows", note: String(format: "%.2f ms", time))
  }

  /// A picture of 1,000 rows with everything that can be scrolled to. They are 16 points high, because a picture ends at
  /// 16,384 points.
  private static func wholeContent() throws -> Row {
    var times: [Double] = []
    for _ in 0..<7 {
      let rows = Rows(count: 1000)
      let table = rows.table()
      table.rowHeight = 16
      let screen = Device.iPhone8.wholeContent
      times.append(try milliseconds { _ = try table.layout(on: screen) })
    }
    return Row(name: "whole content of 1,000 rows", figure: median(times), target: 150, unit: "ms")
  }

  /// The first screen of a flow layout of 10,000 items.
  private static func firstItems() throws -> Row {
    var times: [Double] = []
    var seen = 0
    for _ in 0..<15 {
      let items = Items(count: 10_000)
      times.append(
        try milliseconds {
          let view = items.view()
          _ = try view.layout(on: .iPhone15)
          seen = view.visibleCells.count
        })
    }
    return Row(
      name: "flow layout of 10,000 items", figure: median(times), target: 5, unit: "ms", note: "\(seen) items"
    )
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let begin = now()
    try body()
    return now() - begin
  }
}
