import Foundation
import LayoutSnapshotStore

/// The `swift` that builds what was written.
struct SwiftProgram: Sendable {
  let path: String
  /// Where SwiftPM builds, as its own option.
  let scratch: String
  let environment: [String: String]

  /// Finds it as a shell does; none if there is none.
  init?(scratch: String, _ environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let path = folders.filter({ $0.hasPrefix("/") }).map({ $0 + "/swift" }).first(where: {
        Files.kind(of: $0) == .file && FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return nil }
    (self.path, self.scratch) = (path, scratch)
    // Nobody is asked for a password: there would be no answer.
    self.environment = environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
  }

  /// Builds a package in a folder.
  ///
  /// - Parameter take: takes what it says, while it says it.
  /// - Returns: whether it is built.
  func build(_ words: [String], in folder: String, take: (Data) -> Void) throws(CommandFailure) -> Bool {
    // Two packages share the folder of the build, and SwiftPM would take the plan of the other one.
    let words = ["build", "--disable-build-manifest-caching", "--scratch-path", scratch] + words
    return try ChildProcess(program: path, words: words, environment: environment, folder: folder)
      .run(take: take) == .exit(0)
  }

  /// Where the package in a folder is built.
  func products(of folder: String) throws(CommandFailure) -> String {
    var said = Data()
    _ = try build(["--show-bin-path"], in: folder) { said += $0 }
    // A warning may stand before or behind it.
    return String(decoding: said, as: UTF8.self).split(separator: "\n").last { $0.hasPrefix("/") }
      .map(String.init) ?? ""
  }
}
