extension SnapshotFolders {
  /// Where a reference of the suite lies: below the package, or below the root that the test or the environment gives.
  ///
  /// - Parameter path: the whole path.
  func reference(_ path: String, followsLinkedReferences: Bool) -> FilePlace {
    let parts = references.split(separator: "/", omittingEmptySubsequences: false)
    let suite = parts.suffix(2).joined(separator: "/")
    let own = ["Snapshots/" + suite, "__Snapshots__/" + (parts.last ?? "")].map { roots.package + "/" + $0 }
    let base = own.contains(references) ? roots.package : parts.dropLast(2).joined(separator: "/")
    return FilePlace(
      base: base, place: String(path.dropFirst(base.count + 1)),
      followsLinkedReferences: followsLinkedReferences)
  }

  /// Where evidence of the test lies.
  package func evidence(_ name: String) -> FilePlace {
    FilePlace(
      base: roots.artifacts, place: artifacts.dropFirst(roots.artifacts.count + 1) + "/" + name)
  }
}
