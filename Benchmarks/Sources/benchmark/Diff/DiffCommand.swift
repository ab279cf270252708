import Foundation
import PictureWorkloads

/// `Benchmarks/run diff`: one row for each kind of comparison, beside blazediff's figures where wanted.
struct DiffCommand {
  private let options: DiffOptions
  private let blazediff: Blazediff?
  private let pictures: DiffPictures
  private let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("compare-pictures").path
  private let output: String

  /// - Returns: whether every target holds, or true where that was not asked.
  static func run(_ arguments: [String]) throws -> Bool {
    try DiffCommand(DiffOptions(arguments)).run()
  }

  private init(_ options: DiffOptions) throws {
    self.options = options
    blazediff = try options.blazediffPython.map { try Blazediff(python: $0) }
    pictures = try DiffPictures(blazediff, folder: options.pictures)
    output = pictures.folder.appendingPathComponent("difference.png").path
  }

  private func run() throws -> Bool {
    print(DiffRow.heading)
    var rows: [DiffRow] = []
    let debug = try options.debugProgram.map { program in
      let quick = options.quick ? ["--quick"] : []
      return try DebugFigures(
        program: program, ["diff", "--pictures", pictures.folder.path] + quick, names: 2)
    }
    func add(_ row: DiffRow?) {
      guard var row else { return }
      row.debug = debug?[row.name, row.files]
      print(row.line)
      rows.append(row)
    }
    func screen(_ change: PicturePair.Change) -> PicturePair {
      PicturePair(change, width: 1170, height: 2532)
    }

    add(try process("identical, process", screen(.none), .own, target: 15))
    add(try process("identical, process", screen(.none), .foreign, target: 15))
    add(try proof(screen(.none), target: 15))
    add(try process("box moved, process", screen(.boxMoved), .own, target: 3))
    add(try process("box moved, process", screen(.boxMoved), .foreign, target: 2))
    add(try process("line shifted, process", screen(.lineShifted), .own, target: 3))
    add(try process("line shifted, process", screen(.lineShifted), .foreign, target: 2))
    for change in [PicturePair.Change.none, .lineShifted, .slightlyOff, .everything] {
      let target = change == .everything ? 2.5 : nil
      add(try compareOnly("\(change), compare only", screen(change), target: target))
    }
    if !options.quick {
      let large = PicturePair(.boxMoved, width: 8000, height: 8000)
      add(try process("8000 x 8000, process", large, .own, target: 1, peakLimit: 100 << 10))
      add(try process("8000 x 8000, process", large, .foreign, target: 1, peakLimit: 100 << 10))
    }
    guard options.check else { return true }
    for row in rows where !row.holds { Benchmark.complain("missed: \(row.line)\n") }
    return rows.allSatisfy(\.holds)
  }

  /// Two files compared by a process each.
  private func process(
    _ name: String, _ pair: PicturePair, _ writer: DiffPictures.Writer, target: Double,
    peakLimit: Int? = nil
  ) throws -> DiffRow? {
    guard let files = try pictures.files(pair, writer) else { return nil }
    let runs = pair.width > 4000 ? 2 : 9
    let ours = try MeasuredRun.best(of: runs, program, [files.expected, files.actual, output])
    let size = pair.change == .none ? nil : try Data(contentsOf: URL(fileURLWithPath: output)).count
    let theirs = try blazediff?.compare(files.expected, files.actual, output, runs: runs)
    return DiffRow(
      name: name, files: writer.rawValue, ours: ours.cpuMilliseconds, oursPeak: ours.peakKibibytes,
      theirs: theirs?.cpuMilliseconds, theirsPeak: theirs?.peakKibibytes,
      theirsStart: blazediff?.start.cpuMilliseconds, target: target,
      peakLimit: peakLimit, differenceBytes: size)
  }

  /// A drawn picture held against a reference, as every test does; blazediff compares the two files.
  private func proof(_ pair: PicturePair, target: Double) throws -> DiffRow {
    let reference = try pair.references().expected
    let measuring = PictureMeasuring(pair)
    let ours = try leastCPUTime(of: 25) { _ = try measuring.check(against: reference) }
    let files = try pictures.files(pair, .own)!
    return DiffRow(
      name: "identical, in process, by proof", files: "own", ours: ours,
      theirs: try blazediff?.compareWarm(files.expected, files.actual), target: target)
  }

  /// Two pictures in memory. blazediff reads files only, so what it takes for identical ones, which is
  /// reading them, is taken off.
  private func compareOnly(_ name: String, _ pair: PicturePair, target: Double?) throws -> DiffRow {
    let measuring = PictureMeasuring(pair)
    let ours = leastCPUTime(of: 25) { _ = measuring.compareInMemory() }
    var theirs: Double?
    if let blazediff, pair.change != .none {
      let same = PicturePair(.none, width: pair.width, height: pair.height)
      let files = try pictures.files(pair, .own)!
      let identical = try pictures.files(same, .own)!
      theirs =
        try blazediff.compareWarm(files.expected, files.actual)
        - blazediff.compareWarm(identical.expected, identical.actual)
    }
    return DiffRow(name: name, files: "memory", ours: ours, theirs: theirs, target: target)
  }
}
