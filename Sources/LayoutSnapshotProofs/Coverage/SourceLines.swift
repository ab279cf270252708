import Foundation
import LayoutSnapshotSupport

/// The source lines of addresses of the running program, which the toolchain's `llvm-symbolizer` reads from the debug information.
enum SourceLines {
  /// The lines of Swift sources. An address without one is not in the result.
  static func lines(of addresses: [UInt]) -> [UInt: SourcePlace] {
    var images: [String: [(address: UInt, offset: UInt)]] = [:]
    for address in addresses {
      // An address to return to is behind the call.
      guard address > 0, let image = CallStack.image(of: address - 1) else { continue }
      images[image.path, default: []].append((address, image.offset))
    }
    guard let program else { return [:] }
    var lines: [UInt: SourcePlace] = [:]
    for (path, entries) in images.sorted(by: { $0.key < $1.key }) {
      let words = ["--obj=\(path)", "--functions=none", "--no-inlines"]
      let answer = output(of: program, words + entries.map { "0x\(String($0.offset, radix: 16))" })
      let answers = answer.split(separator: "\n").map(String.init)
      guard answers.count == entries.count else { continue }
      for (entry, text) in zip(entries, answers) { lines[entry.address] = place(text) }
    }
    return lines
  }

  /// `/path/Card.swift:31:9`, where the line of no source is 0.
  private static func place(_ text: String) -> SourcePlace? {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    return path.hasSuffix(".swift") ? SourcePlace(path: path, line: line) : nil
  }

  /// The toolchain's program: in the search path, or beside the compiler.
  private static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compilers = folders.map { $0 + "/swift" }.filter(FileManager.default.isExecutableFile)
    let beside = compilers.map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    return (folders + beside).map { $0 + "/llvm-symbolizer" }.first(
      where: FileManager.default.isExecutableFile)
  }()

  /// The output goes to a file: the ends of a pipe would be inherited by every other program that is started meanwhile, and stay
  /// open as long as that runs.
  private static func output(of program: String, _ words: [String]) -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "source-lines-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let handle = try? FileHandle(forWritingTo: file)
    else { return "" }
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return "" }
    process.waitUntilExit()
    try? handle.close()
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
