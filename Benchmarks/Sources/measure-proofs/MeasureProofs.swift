import Foundation
import LayoutSnapshotTesting
import LayoutWorkloads

/// Measures proofs: `measure-proofs [--light] [--check] [--room FACTOR]`, a line of a table for each.
///
/// Each figure is the median of three rounds in processor time, because other work may run beside it. `--light` leaves out what
/// takes longest. With `--check` the program exits with 1 where a figure is more than its target, times `--room`.
@main
struct MeasureProofs {
  /// A measured case: the seconds that it took and is to take, and what was done in them.
  private struct Row {
    let name: String
    let seconds: Double
    let target: Double
    let note: String
  }

  /// A proof that is not what it should be: it would be fast for no good reason.
  private struct WrongResult: Error, CustomStringConvertible {
    let description: String
  }

  private struct Options {
    var isLight = false
    var checks = false
    var room = 1.0

    /// Nil for words that are not known.
    init?(_ words: [String]) {
      var words = words[...]
      while let word = words.popFirst() {
        switch word {
        case "--light": isLight = true
        case "--check": checks = true
        case "--room":
          guard let factor = words.popFirst().flatMap(Double.init), factor > 0 else { return nil }
          room = factor
        default: return nil
        }
      }
    }
  }

  static func main() throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(
        Data("usage: Benchmarks/run proofs [--light] [--check] [--room FACTOR]\n".utf8))
      exit(2)
    }
    let rows = [
      try everySize(of: "form of 60 views", target: 2) { TextForm(rows: 20) },
      try options.isLight
        ? nil
        : everySize(of: "form of 1,000 views", target: 60) {
          LayoutWorkload.form.tree(size: LayoutWorkload.form.fullSize)
        },
      try coverage(), try hostileContent(), try sweep(),
    ].compactMap { $0 }
    print("case\tseconds\ttarget\tnote")
    for row in rows {
      print(
        [row.name, String(format: "%.3f", row.seconds), "\(row.target)", row.note].joined(separator: "\t"))
    }
    let missed = rows.filter { $0.seconds > $0.target * options.room }
    for row in missed { FileHandle.standardError.write(Data("\(row.name) misses its target\n".utf8)) }
    if options.checks, !missed.isEmpty { exit(1) }
  }

  /// 1,047 widths in 12 text sizes and 2 directions, with the checks that prove a form.
  private static func everySize(
    of name: String, target: Double, _ make: () -> View
  ) throws -> Row {
    let matrix = DeviceMatrix.widths(320...1366).typeSizes.directions
    let counter = Counter()
    let time = seconds {
      let form = make()
      expectLayout(of: form, on: matrix) { checks in
        counter.counted(checks.isUnambiguous)
        counter.counted(checks.hasNoConflicts)
        counter.counted(checks.truncatesNothing)
      }
    }
    guard counter.asked == 3 * 3 * matrix.devices.count, counter.findings == 0 else {
      throw WrongResult(description: "\(name): \(counter.asked) checks, \(counter.findings) findings")
    }
    return Row(
      name: "every size, \(name)", seconds: time, target: target, note: "\(matrix.devices.count) screens")
  }

  private static func coverage() throws -> Row {
    let devices = DeviceMatrix(Array(Device.phones.prefix(12)))
    var changes = 0
    let time = try seconds {
      let coverage = try ConstraintCoverage(of: boxes(rows: 50), on: devices)
      changes = coverage.changeCount
      guard changes > 2000, coverage.score > 0.9 else { throw WrongResult(description: "\(coverage)") }
    }
    return Row(
      name: "coverage, 100 views on 12 devices", seconds: time, target: 1, note: "\(changes) changes")
  }

  /// All hostile contents, and texts made at random, in each place of a card that bears them.
  private static func hostileContent() throws -> Row {
    let counter = Counter()
    let time = seconds {
      expectLayout(of: Card.init, with: .hostileContent + .generated(), on: [.iPhone5, .iPhone17]) { checks in
        counter.counted(checks.hasNoConflicts)
        counter.counted(checks.staysInside)
      }
    }
    guard counter.findings == 0 else {
      throw WrongResult(description: "the card does not bear \(counter.findings) contents")
    }
    return Row(
      name: "hostile content of a card", seconds: time, target: 1, note: "\(counter.asked / 6) layouts")
  }

  private static func sweep() throws -> Row {
    var breakpoints = 0
    let time = try seconds {
      let sweep = try LayoutSweep(of: TextForm(rows: 20), over: .widths(320...1366), on: .iPhone17)
      breakpoints = sweep.breakpoints.count
    }
    return Row(
      name: "sweep, form of 60 views", seconds: time, target: 0.5, note: "\(breakpoints) breakpoints")
  }

  /// The median of three rounds.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    var times: [Double] = []
    for _ in 0..<3 {
      let begin = now()
      try body()
      times.append(now() - begin)
    }
    return times.sorted()[1]
  }
}

/// Counts what checks are asked and find, because outside a test nobody hears of a check that fails.
private final class Counter: @unchecked Sendable {
  private(set) var asked = 0
  private(set) var findings = 0

  /// The same check, counted. All of them run on one thread.
  func counted(_ check: LayoutCheck) -> LayoutCheck {
    LayoutCheck(check.name) { layout in
      let found = check.findings(layout)
      self.asked += 1
      self.findings += found.count
      return found
    }
  }
}
