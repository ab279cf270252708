import Foundation
import LayoutSnapshotTesting
import Testing

/// What `Scripts/attack` lets a process of tests do, while it kills it, races it, or puts links in its way.
@Suite struct AttackedTests {
  static let text = ProcessInfo.processInfo.environment["ATTACK_TEXT"] ?? "text"

  @Test func text() { assertSnapshot(of: Self.text, as: .lines) }

  /// Records for as long as nobody kills it.
  @Test func many() {
    for number in 0..<400 {
      let text = String(repeating: "\(number) \(Self.text)\n", count: 20_000)
      _ = verifySnapshot(
        of: text, as: .lines, named: "\(number % 9)", record: number % 2 == 0 ? .all : .missing)
    }
  }

  /// Passes, after as many seconds as somebody asks for to kill it.
  @Test func lasting() {
    assertSnapshot(of: Self.text, as: .lines)
    let seconds = ProcessInfo.processInfo.environment["ATTACK_SECONDS"].flatMap(Double.init)
    Thread.sleep(forTimeInterval: seconds ?? 0)
  }

  /// Two failures, between which a full disk would have cut the manifest's last line off.
  @Test func cut() throws {
    func fail(_ name: String) { _ = verifySnapshot(of: "text", as: .lines, named: name, record: .never) }
    fail("first")
    let artifacts = try #require(ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOT_ARTIFACTS"])
    let folder = URL(filePath: artifacts).appending(path: "manifests")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent.hasPrefix("ClientTests-") {
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: try handle.seekToEnd() - 20)
      try handle.close()
    }
    fail("second")
  }
}
