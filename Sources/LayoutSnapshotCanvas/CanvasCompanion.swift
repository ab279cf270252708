import Foundation
import LayoutSnapshotStore

/// What `layout-snapshot canvas`, if it runs this program, tells it.
struct CanvasCompanion: Sendable {
  /// The file that says why the newest sources do not compile; there is none while they do.
  let note: String

  /// Nothing unless the program was started by the command.
  init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let note = environment[EnvironmentVariable.canvas.rawValue], !note.isEmpty else { return nil }
    self.note = note
  }

  /// What the compiler complains of.
  var complaints: String? {
    guard let bytes = try? Files.read(note, limit: 1 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ends this process soon after the command, however that ends.
  func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
      exit(0)
    }
  }
}
