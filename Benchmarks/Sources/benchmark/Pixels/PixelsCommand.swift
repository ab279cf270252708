import Foundation
import PictureWorkloads

/// `Benchmarks/run pixels`: drawing a scene, warm and for the first time, beside Cairo's time where wanted.
enum PixelsCommand {
  static let usage = """
    [--against cairo] [--check]
        processor time to draw 60 rectangles, 40 rounded ones and 1000 glyphs; --check exits 1 where it
        takes longer than Cairo, or filling longer than 1.5 times memset
    """

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let samples = 200

  /// - Returns: whether every target holds, or true where that was not asked.
  static func run(_ arguments: [String]) throws -> Bool {
    var cairo: String?
    var checks = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--against":
        // The launching script turns this into --cairo-program where Cairo can be had.
        guard rest.popFirst() == "cairo" else { throw Failure(description: "--against knows cairo") }
      case "--cairo-program": cairo = rest.popFirst()
      default: throw Failure(description: "unknown option \(argument)\nusage: pixels \(usage)")
      }
    }
    print(["scene", "ms", "other_ms", "ratio", "target"].joined(separator: "\t"))
    var holds = true
    func row(_ name: String, _ ours: Double, _ other: Double?, target: Double) {
      func milliseconds(_ value: Double) -> String { String(format: "%.3f", value / 1e6) }
      let ratio = other.map { ours / $0 }
      let fields = [
        name, milliseconds(ours), other.map(milliseconds) ?? "-",
        ratio.map { String(format: "%.2f", $0) } ?? "-", String(target),
      ]
      print(fields.joined(separator: "\t"))
      if let ratio, ratio > target { holds = false }
    }
    for (width, height, scale) in [(750, 1334, 2), (1170, 2532, 3)] {
      let scene = DrawingScene(width: width, height: height, scale: scale)
      let times = measure(scene.drawer(), count: samples)
      let others = try cairo.map { try measure(program: $0, scene) }
      row("\(width)x\(height), first frame", times[0], others?.first, target: 1)
      row(
        "\(width)x\(height), warm", Array(times.dropFirst()).median,
        others.map { Array($0.dropFirst()).median }, target: 1)
    }
    let fill = measure(DrawingScene.filler(), count: 1000).median
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 << 20, alignment: 64)
    defer { memory.deallocate() }
    let set = measure({ memset(memory, 7, 4 << 20) }, count: 1000).median
    row("opaque fill of 4 MiB, beside memset", fill, set, target: 1.5)
    return holds || !checks
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
