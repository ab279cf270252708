import Foundation
import LayoutSnapshotServing
import LayoutSnapshotStore

/// Builds, runs, watches, and begins again.
struct CanvasLoop {
  let build: CanvasBuild
  let context: CommandContext
  let opens: Bool

  private static let interval = 0.3

  func run() throws(CommandFailure) -> Never {
    let note = FileManager.default.temporaryDirectory.path + "/layout-canvas-\(UUID().uuidString)"
    var program: Process?
    var isOpen = false
    while true {
      let state = SourceState(of: build.package)
      context.output.line("Building \(build.product) ...")
      switch try build.run(progress: { context.errors.write($0) }) {
      case .failed(let complaints):
        context.output.line("The build failed. It is tried again when a source changes.")
        write(complaints, to: note)
      case .built(let path):
        try? Files.remove(note)
        program?.terminate()
        program?.waitUntilExit()
        program = try start(path, note: note)
        if opens, !isOpen { isOpen = open(path) }
      }
      wait(for: &program, since: state)
    }
  }

  /// Runs the program, which says its address itself, ends with this process, and shows the note on its page.
  private func start(_ path: String, note: String) throws(CommandFailure) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.environment = context.environment.merging([EnvironmentVariable.canvas.rawValue: note]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: build.package)
    do { try process.run() } catch { throw .program(path, reason: "\(error)") }
    return process
  }

  /// Waits until a source is another than it was before the build.
  private func wait(for program: inout Process?, since state: SourceState) {
    while SourceState(of: build.package) == state {
      if let ended = program, !ended.isRunning {
        context.warn(
          "\(build.product) ended with \(ended.terminationStatus). It is run again when a source changes.")
        program = nil
      }
      Thread.sleep(forTimeInterval: Self.interval)
    }
  }

  /// Opens the page in the browser as soon as the program has noted its address.
  private func open(_ path: String) -> Bool {
    for _ in 0..<50 {
      if let address = SiteAddress(notedBeside: path) {
        do { try openOnDesktop(address.text, context) } catch { context.warn("\(error)") }
        return true
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }

  private func write(_ complaints: String, to note: String) {
    do { try Files.write(Array(complaints.utf8), to: note) } catch { context.warn("\(error)") }
  }
}

extension SiteAddress {
  /// The address that a program has noted beside itself: the port and the token of its page.
  fileprivate init?(notedBeside program: String) {
    guard let bytes = try? Files.read(program + ".canvas", limit: 128) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let port = Int(words[0]) else { return nil }
    self.init(port: port, token: String(words[1]))
  }
}
