import Foundation
import PictureWorkloads

/// `Benchmarks/run pixels`: drawing a scene, warm and for the first time, beside Cairo's time where wanted.
enum PixelsCommand {
  static let usage = """
    [--against cairo] [--debug] [--check]
        processor time to draw 60 rectangles, 40 rounded ones and 1000 glyphs, to fill, to set text, and the
        memory that 8000 x 8000 pixels take; --debug adds the same in a debug build of a client; --check exits
        1 where drawing takes longer than Cairo, filling longer than 1.5 times memset, the large picture
        more than its own pixels and 48 MiB, or debugging 1.3 times the time
    """

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct Row {
    var name: String
    var nanoseconds: Double
    var other: Double?
    var target: Double?
  }

  private static let samples = 200
  /// The pixels of the large picture, and what may come on top, in KiB: 16 MiB for a group's sheet, and the
  /// process. A second copy would be 244 MiB.
  private static let largePeak = 8000 * 8000 * 4 / 1024 + 48 << 10

  /// - Returns: whether every target holds, or true where that was not asked.
  static func run(_ arguments: [String]) throws -> Bool {
    var cairo: String?
    var debug: DebugFigures?
    var checks = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--against":
        // The launching script turns this into --cairo-program where Cairo can be had.
        guard rest.popFirst() == "cairo" else { throw Failure(description: "--against knows cairo") }
      case "--cairo-program": cairo = rest.popFirst()
      case "--debug": break  // The launching script builds and adds the program.
      case "--debug-program":
        debug = try rest.popFirst().map { try DebugFigures(program: $0, ["pixels"], names: 1) }
      default: throw Failure(description: "unknown option \(argument)\nusage: pixels \(usage)")
      }
    }
    print("scene\tms\tother_ms\tratio\ttarget\tdebug_ms\tdebug_ratio")
    var holds = true
    try forEachRow(cairo) { row in
      let ratio = row.other.map { row.nanoseconds / $0 }
      let debugMilliseconds = debug?[row.name]
      let debugRatio = debugMilliseconds.map { $0 * 1e6 / row.nanoseconds }
      func text(_ value: Double?, _ digits: Int) -> String {
        value.map { String(format: "%.\(digits)f", $0) } ?? "-"
      }
      print(
        row.name, text(row.nanoseconds / 1e6, 3), text(row.other.map { $0 / 1e6 }, 3), text(ratio, 2),
        text(row.target, 1), text(debugMilliseconds, 3), text(debugRatio, 2), separator: "\t")
      if let ratio, let target = row.target, ratio > target { holds = false }
      if let debugRatio, debugRatio > DebugFigures.target { holds = false }
    }
    let peak = try MeasuredRun.best(of: 1, CommandLine.arguments[0], ["pixels-large"]).peakKibibytes
    print("8000x8000 pixels, peak of the process: \(peak) KiB of \(largePeak)")
    return (holds && peak <= largePeak) || !checks
  }

  /// Measures one row after another.
  private static func forEachRow(_ cairo: String?, _ body: (Row) -> Void) throws {
    for (width, height, scale) in [(750, 1334, 2), (1170, 2532, 3)] {
      let scene = DrawingScene(width: width, height: height, scale: scale)
      let times = measure(scene.drawer(), count: samples)
      let others = try cairo.map { try measure(program: $0, scene) }
      body(
        Row(name: "\(width)x\(height), first frame", nanoseconds: times[0], other: others?.first, target: 1))
      body(
        Row(
          name: "\(width)x\(height), warm", nanoseconds: Array(times.dropFirst()).median,
          other: others.map { Array($0.dropFirst()).median }, target: 1))
    }
    let scene = DrawingScene(width: 1170, height: 2532, scale: 3)
    body(
      Row(
        name: "1170x2532, digested alone, beside drawn and digested",
        nanoseconds: measure(scene.digester(whileDrawing: true), count: 60).median,
        other: measure(scene.digester(whileDrawing: false), count: 60).median, target: 1))
    let fill = measure(DrawingScene.filler(), count: 1000).median
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 << 20, alignment: 64)
    defer { memory.deallocate() }
    let set = measure({ memset(memory, 7, 4 << 20) }, count: 1000).median
    body(Row(name: "opaque fill of 4 MiB, beside memset", nanoseconds: fill, other: set, target: 1.5))
    let text = TextScene()
    var lines = 0
    let times = measure({ lines = text.layOut() }, count: 9)
    body(Row(name: "1000 texts in \(lines) lines, set", nanoseconds: times.median, other: nil, target: nil))
  }

  /// `benchmark pixels-large`: draws the large picture, for its memory to be measured.
  static func drawLarge() -> Bool {
    DrawingScene(width: 8000, height: 8000, scale: 3).drawVeiled() == 64_000_000
  }

  private static func measure(_ body: () -> Void, count: Int) -> [Double] {
    (0..<count).map { _ in
      let start = processorTime()
      body()
      return processorTime() - start
    }
  }

  /// Nanoseconds of this thread alone, so that a busy machine does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The times of Cairo, in a process of its own.
  private static func measure(program: String, _ scene: DrawingScene) throws -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["\(scene.width)", "\(scene.height)", "\(samples)"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(scene.text.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let times = text.split(separator: "\n").compactMap { Double($0) }
    guard times.count > 1 else { throw Failure(description: "cairo_bench printed no times") }
    return times
  }
}
