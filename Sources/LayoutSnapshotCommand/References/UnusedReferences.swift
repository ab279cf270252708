import LayoutSnapshotStore

/// Finds references that no test looks at any more.
///
/// A reference is judged in two ways. Its owner is looked up in the sources: a reference of a file or function
/// that does not exist is nobody's, whether anything ran or not. And where every function of a test file that
/// owns references has claimed some in a run, what was not claimed is unused; a file that ran in part is not
/// judged, because the rest may be claimed by what did not run.
struct UnusedReferences {
  /// Why a reference is not needed.
  enum Reason: String {
    case noFile = "its suite is gone"
    case noTest = "its test is gone"
    case notUsed = "its test no longer uses it"
    case leftover = "left by a process that was killed"
  }

  struct Entry {
    /// From the package's folder.
    let path: String
    let reason: Reason
  }

  private(set) var entries: [Entry] = []
  /// References whose file did not run completely.
  private(set) var unjudged = 0
  private(set) var total = 0

  /// - Parameters:
  ///   - root: the package.
  ///   - folders: where references lie in it.
  init(in root: borrowing OpenFolder, claims: [ClaimRecord], folders: [String]) throws(FileError) {
    let sources = try TestSources(package: root.path)
    let claimed = Set(claims.flatMap(\.references).compactMap(\.belowPackage))
    var ran: [String: Set<String>] = [:]
    for claim in claims {
      let function = String(claim.function.prefix { $0 != "(" })
      ran[claim.file.belowPackage ?? claim.file.text, default: []].insert(
        safeName(function.filter { $0 != "`" }))
    }
    for folder in folders {
      for suite in try Suite.all(in: folder, of: root) {
        judge(suite, sources.files(suite: suite.name, target: suite.target), claimed, ran)
      }
    }
    entries.sort { $0.path < $1.path }
  }

  private mutating func judge(
    _ suite: Suite, _ files: [TestSources.File], _ claimed: Set<String>, _ ran: [String: Set<String>]
  ) {
    let functions = files.reduce(into: Set<String>()) { $0.formUnion($1.functions) }
    let claimedBy = files.reduce(into: Set<String>()) { $0.formUnion(ran[$1.path] ?? []) }
    let owners = suite.references.map { owner(of: $0, among: functions) }
    let isComplete = owners.allSatisfy { $0.map(claimedBy.contains) ?? true }
    for (name, owner) in zip(suite.references, owners) {
      let path = suite.path + "/" + name
      total += 1
      if claimed.contains(path) { continue }
      if OpenFolder.isLeftover(name) {
        entries.append(Entry(path: path, reason: .leftover))
      } else if files.isEmpty {
        entries.append(Entry(path: path, reason: .noFile))
      } else if owner == nil {
        entries.append(Entry(path: path, reason: .noTest))
      } else if isComplete {
        entries.append(Entry(path: path, reason: .notUsed))
      } else {
        unjudged += 1
      }
    }
  }

  /// The function whose name a reference's begins with; the longest of several.
  private func owner(of reference: String, among functions: Set<String>) -> String? {
    functions.filter { function in
      guard reference.hasPrefix(function) else { return false }
      guard let next = reference.dropFirst(function.count).first else { return true }
      return !(next.isLetter || next.isNumber || next == "_")
    }.max { ($0.count, $0) < ($1.count, $1) }
  }

  /// The references of one test file.
  private struct Suite {
    /// From the package's folder.
    let path: String
    let target: String?
    let name: String
    let references: [String]

    /// `Snapshots/<target>/<suite>` or `__Snapshots__/<suite>`; what lies elsewhere in there is not ours.
    static func all(in folder: String, of root: borrowing OpenFolder) throws(FileError) -> [Suite] {
      let depth = folder.split(separator: "/").last == "__Snapshots__" ? 1 : 2
      var names: [String: [String]] = [:]
      guard let opened = try root.folder(folder) else { return [] }
      for file in try opened.files() {
        let parts = file.split(separator: "/")
        let isHidden = parts.last?.hasPrefix(".") == true && parts.last?.hasSuffix(".tmp") != true
        guard parts.count == depth + 1, !isHidden else { continue }
        names[parts.dropLast().joined(separator: "/"), default: []].append(String(parts[depth]))
      }
      return names.sorted { $0.key < $1.key }.map { place, references in
        let parts = place.split(separator: "/").map(String.init)
        return Suite(
          path: folder + "/" + place, target: depth == 2 ? parts[0] : nil, name: parts[depth - 1],
          references: references)
      }
    }
  }
}
