import LayoutSnapshotStore
import LayoutSnapshotViews

/// The settings of a folder of tests, from the file `LayoutSnapshots.json` in it or in a folder around it.
struct SnapshotsFile: Equatable {
  static let name = "LayoutSnapshots.json"

  /// The devices of calls that name none, with the traits of the file.
  var devices: [Device]?
  /// Traits of all devices that do not say otherwise.
  var traits = Traits()
  /// Which differences between pictures count in calls that do not say.
  var tolerance: ImageTolerance?
  /// Whether layouts with conflicts, ambiguity or cut-off text fail.
  var isStrict: Bool?

  /// No settings.
  init() {}

  /// Reads the file nearest to a test; without one there are no settings.
  ///
  /// Looked at are the folders from the test's own up to the package. Without a package only the test's own is, because a
  /// file farther up may belong to something else.
  /// - Parameter filePath: the `#filePath` of a call.
  init(near filePath: String) throws(SnapshotsFileError) {
    guard let path = SnapshotsFile.path(near: filePath) else { return }
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try Files.read(path, limit: 1 << 20) } catch { throw .unreadable(error) }
    // The file may have gone since it was found.
    guard let bytes else { return }
    var parser = SnapshotsFileParser(bytes, path)
    self = try parser.file()
  }

  private static func path(near filePath: String) -> String? {
    var folder = SnapshotsFile.folder(of: filePath)
    let beside = "\(folder)/\(name)"
    var found: String?
    while true {
      let candidate = "\(folder)/\(name)"
      if found == nil, Files.exists(candidate) { found = candidate }
      if Files.exists("\(folder)/Package.swift") { return found }
      if folder.isEmpty || folder == "." { return found == beside ? found : nil }
      folder = SnapshotsFile.folder(of: folder)
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// Why the settings of a folder of tests cannot be used.
enum SnapshotsFileError: Error, Hashable, CustomStringConvertible {
  case unreadable(FileError)
  case invalid(path: String, line: Int, column: Int, Problem)

  /// What is wrong at a place of the file.
  enum Problem: Hashable {
    case expected(String)
    case unknownSetting(String, near: String?, of: [String])
    case repeatedSetting(String)
    case unknownDevice(String, near: [String])
    case repeatedDevice(String)
    case noDevices
    case unknownTraits(String)
    case twoMetrics
  }

  /// The names of all settings.
  static let settings = ["devices", "traits", "tolerance", "strict"]

  var description: String {
    switch self {
    case .unreadable(let error): "The settings of the tests cannot be read. \(error)"
    case .invalid(let path, let line, let column, let problem): "\(path):\(line):\(column): \(words(problem))"
    }
  }

  private func words(_ problem: Problem) -> String {
    switch problem {
    case .expected(let what): "Here has to be \(what)."
    case .unknownSetting(let name, let near, let names):
      "There is no setting \"\(name)\".\(near.map { " Did you mean \"\($0)\"?" } ?? "") The settings here are "
        + names.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    case .repeatedSetting(let name): "The setting \"\(name)\" is here already. Remove one of the two."
    case .unknownDevice(let name, let near):
      "There is no device \"\(name)\". Similar names are \(near.joined(separator: ", ")). Traits follow a full stop, "
        + "as in iPhone15.dark-rtl."
    case .repeatedDevice(let name): "The device \"\(name)\" is in the list already. Remove one of the two."
    case .unknownTraits(let name):
      "There are no traits \"\(name)\". Write them as in names of references, such as \"dark\", \"rtl\" or \"dark-ax3\"."
    case .twoMetrics: "Pictures are compared in one way. Keep \"perceptual\" or \"pixelmatch\"."
    case .noDevices: "A list of devices has to name at least one, as in [\"iPhone15\"]."
    }
  }
}
