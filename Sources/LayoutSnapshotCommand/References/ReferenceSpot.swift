import LayoutSnapshotStore

/// Where something lies among references, as its path says.
///
/// Tests keep references in the folders of their suites: at `Snapshots/<target>/<suite>`, or at `__Snapshots__/<suite>`
/// where there is no package. What lies around these folders is the user's own.
struct ReferenceSpot {
  private let name: String
  /// Whether it lies in the folder of a suite itself.
  private let isInSuite: Bool
  /// Whether it lies in `__Snapshots__`, where swift-snapshot-testing keeps its references, too.
  private let isShared: Bool

  /// - Parameters:
  ///   - path: the whole path.
  ///   - place: the path from the folder that is looked at, which counts as the folder of all references where no
  ///     folder on the way is called like one.
  init(path: String, place: String) {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().lastIndex { $0 == "Snapshots" || $0 == "__Snapshots__" }
    name = parts.last.map(String.init) ?? ""
    isShared = folder.map { parts[$0] == "__Snapshots__" } ?? false
    let depth = folder.map { parts.count - 1 - $0 } ?? place.split(separator: "/").count
    isInSuite = depth == (isShared ? 2 : 3)
  }

  /// Whether only tests of this library put files there.
  var isOurs: Bool { isInSuite && !isShared }

  /// Whether a test would read and write a file by this name there.
  var isOfReference: Bool { isInSuite && PendingFile.Kind(fileName: name) != nil }

  /// Whether a file of this name may be there. One that is hidden is the system's or git's.
  var mayHoldFile: Bool {
    if !isInSuite || isOfReference || name.hasPrefix(".") { return true }
    // Names of swift-snapshot-testing have letters of every script, and any ending.
    return isShared && name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
  }
}
