import Foundation

/// Packages with changes that `demo` made up. Each is drawn once, which takes up to a second, and copied for each test.
enum DemoPackages {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var made: Set<Int> = []
  private static let folder: String = {
    // Only this process uses the folder, so it goes with the process.
    atexit { try? FileManager.default.removeItem(atPath: DemoPackages.folder) }
    return URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "layout-snapshot-demos-\(UUID().uuidString)").path
  }()

  /// Puts a package at a path where nothing is.
  static func copy(_ changes: Int, to path: String) throws {
    let original = "\(folder)/\(changes)"
    try lock.withLock {
      guard !made.contains(changes) else { return }
      try FileManager.default.createDirectory(atPath: original, withIntermediateDirectories: true)
      let run = try BuiltProgram.run(["demo", "--into", ".", "--count", "\(changes)"], in: original)
      guard run.code == 0 else { throw Failure(text: run.errors) }
      made.insert(changes)
    }
    try FileManager.default.copyItem(atPath: original, toPath: path)
    // The report alone says where it lies.
    let report = path + "/.build/layout-snapshots/report/index.html"
    try String(contentsOfFile: report, encoding: .utf8).replacing(original, with: path)
      .write(toFile: report, atomically: false, encoding: .utf8)
  }

  struct Failure: Error { let text: String }
}
