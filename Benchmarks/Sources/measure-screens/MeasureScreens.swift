import Foundation
import LayoutSnapshotTesting

/// Measures whole screens: `measure-screens [--check] [--room FACTOR]`, a line of a table for each.
///
/// Each figure is the median of several rounds in processor time, because other work may run beside it. With `--check` the
/// program exits with 1 where a target is missed. Work beside it takes caches and frequency, too: with `--room` the targets of
/// times are so many times as large. Counts and memory have no room.
@main
struct MeasureScreens {
  /// A measured case: what it took, what it is to take, and what that is about.
  private struct Row {
    let name: String
    let figure: Double
    let target: Double
    let unit: String
    var note = ""

    /// Whether it is a time, or compares two.
    var isOfTime: Bool { unit == "ms" || unit == "times" }
  }

  static func main() throws {
    let options = Options(CommandLine.arguments.dropFirst())
    guard let options else {
      FileHandle.standardError.write(Data("usage: Benchmarks/run screens [--check] [--room FACTOR]\n".utf8))
      exit(2)
    }
    let rows = try [
      tableBesideStack(), scrolledRow(), cellsAfterScrolling(), memoryWhileScrolling(), wholeContent(),
      firstItems(),
    ]
    print("case\tfigure\ttarget\tunit\tnote")
    for row in rows {
      print(
        [row.name, String(format: "%.3f", row.figure), "\(row.target)", row.unit, row.note].joined(
          separator: "\t"))
    }
    let missed = rows.filter { $0.figure > $0.target * ($0.isOfTime ? options.room : 1) }
    for row in missed { FileHandle.standardError.write(Data("\(row.name) misses its target\n".utf8)) }
    if options.checks, !missed.isEmpty { exit(1) }
  }

  private struct Options {
    var checks = false
    var room = 1.0

    /// - Returns: nil for what is no option.
    init?(_ arguments: ArraySlice<String>) {
      var rest = arguments
      while let argument = rest.popFirst() {
        switch argument {
        case "--check": checks = true
        case "--room":
          guard let room = rest.popFirst().flatMap(Double.init), room >= 1 else { return nil }
          self.room = room
        default: return nil
        }
      }
    }
  }

  /// The first screen of 100,000 rows beside a stack of the rows that can be seen.
  private static func tableBesideStack() throws -> Row {
    var seen = 0
    var tables: [Double] = []
    var stacks: [Double] = []
    // In turns, so that both meet the same machine.
    for _ in 0..<45 {
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

  /// Cells that were made for 50,000 rows of which each screen was shown in turn: those that leave come back in.
  private static func cellsAfterScrolling() throws -> Row {
    let earlier = EntryCell.made
    let rows = Rows(count: 100_000)
    let table = rows.table()
    _ = try table.layout(on: .iPhone15)
    let visible = table.visibleCells.count
    try show(1...1000, of: table)
    return Row(
      name: "cells made while 1,000 screens were shown", figure: Double(EntryCell.made - earlier),
      target: Double(3 * visible), unit: "cells")
  }

  /// What 1,000 further screens leave in memory, after the first thousand has filled caches: what can be seen decides.
  private static func memoryWhileScrolling() throws -> Row {
    let rows = Rows(count: 100_000)
    let table = rows.table()
    try show(1...1000, of: table)
    let before = residentBytes()
    try show(1001...2000, of: table)
    return Row(
      name: "memory that 1,000 more screens leave", figure: Double(residentBytes() - before) / 1e6, target: 2,
      unit: "MB")
  }

  private static func show(_ screens: ClosedRange<Int>, of table: UITableView) throws {
    for screen in screens {
      table.contentOffset.y = CGFloat(800 * screen)
      _ = try table.layout(on: .iPhone15)
    }
  }

  /// What the process has in memory, which Linux tells in pages.
  private static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// A passing snapshot of 1,000 rows with everything that can be scrolled to: layout, picture of 750 x 88,000 pixels,
  /// comparison with the reference.
  private static func wholeContent() throws -> Row {
    let folder = NSTemporaryDirectory() + "measure-screens-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func verify(_ mode: RecordMode) -> Bool {
      let rows = Rows(count: 1000)
      let table = rows.table()
      table.rowHeight = 44
      return verifySnapshot(
        of: table, as: .image, on: DeviceMatrix([Device.iPhone8.wholeContent]), record: mode, root: folder,
        testName: "rows") == nil
    }
    _ = verify(.all)
    var times: [Double] = []
    for _ in 0..<7 {
      var passed = false
      times.append(milliseconds { passed = verify(.never) })
      guard passed else { throw NotRecorded() }
    }
    return Row(name: "whole content of 1,000 rows", figure: median(times), target: 150, unit: "ms")
  }

  private struct NotRecorded: Error {}

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
