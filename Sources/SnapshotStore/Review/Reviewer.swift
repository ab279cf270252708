import Foundation
import Graphics
import PNGCoding

/// Makes what was seen the reference, or drops it.
///
/// A reference is replaced in one step and evidence goes afterwards, so that a process that is killed at any
/// moment leaves the old reference or the new one; accepting again then finishes the work.
package struct Reviewer: Sendable {
  private let roots: ManifestRoots
  private let anywhere: Bool

  /// - Parameter anywhere: whether references may lie elsewhere than in folders for them.
  package init(_ roots: ManifestRoots, anywhere: Bool = false) {
    self.roots = roots
    self.anywhere = anywhere
  }

  /// Makes everything in a result the reference, after checking all of it.
  ///
  /// - Returns: the references that were written.
  /// - Throws: ``AcceptanceRefusal``; except where a file could not be written, nothing was.
  @discardableResult
  package func accept(_ result: SnapshotResult) throws(AcceptanceRefusal) -> [StoredPath] {
    var replacements: [(file: PendingFile, bytes: [UInt8])] = []
    for file in result.pendingFiles { replacements.append((file, try replacement(for: file))) }
    for (file, bytes) in replacements {
      do { try Files.write(bytes, to: file.reference.resolved(roots)) } catch { throw .file(error) }
      try drop(file)
    }
    return replacements.map(\.file.reference)
  }

  /// Drops what a result has seen; references stay as they are.
  package func reject(_ result: SnapshotResult) throws(AcceptanceRefusal) {
    for file in result.pendingFiles { try drop(file) }
  }

  /// Removes manifests that have nothing left to decide and whose process has ended.
  package func tidy(_ review: PendingReview, isRunning: (Int) -> Bool) throws(FileError) {
    let open = Set(try PendingReview(roots).pending.map(\.id))
    for file in review.manifests where !file.manifest.results.contains(where: { open.contains($0.id) }) {
      if let run = file.manifest.run, isRunning(run.processID) { continue }
      try Files.remove(file.path)
      try Files.removeEmptyFolders(above: file.path, within: roots.artifacts)
    }
  }

  /// The bytes that are to become the reference.
  private func replacement(for file: PendingFile) throws(AcceptanceRefusal) -> [UInt8] {
    guard anywhere || file.reference.isPlaceForReferences else { throw .strangeReference(file.reference) }
    let seen = try bytes(of: file)
    let current: [UInt8]?
    do { current = try Files.read(file.reference.resolved(roots)) } catch { throw .file(error) }
    // An accept that was killed after the reference and before the evidence went: finish it.
    if current == seen { return seen }
    switch (current.map(fileDigest), file.referenceDigest) {
    case (nil, nil): return seen
    case (nil, .some): throw .referenceGone(file.reference)
    case (.some, nil): throw .referenceAppeared(file.reference)
    case (.some(let now), .some(let then)):
      guard now == then else { throw .referenceChanged(file.reference) }
      return seen
    }
  }

  /// What was seen as a reference has it: a picture small, and anything only if it can be read back.
  private func bytes(of file: PendingFile) throws(AcceptanceRefusal) -> [UInt8] {
    let read: [UInt8]?
    do { read = try Files.read(file.actual.resolved(roots)) } catch { throw .file(error) }
    guard let seen = read else { throw .actualGone(file.actual) }
    switch file.kind {
    case .text: return seen
    case .frames:
      // Frames, or the JSON of a strategy of the user's: what a full disk cut off is neither.
      do { _ = try JSONSerialization.jsonObject(with: Data(seen), options: .fragmentsAllowed) } catch {
        throw .unusable(file.actual, "It is not JSON.")
      }
      return seen
    case .picture:
      let bitmap: Bitmap
      do throws(PNGDecodingError) { bitmap = try Bitmap(png: seen) } catch {
        throw .unusable(file.actual, "\(error)")
      }
      do throws(PNGEncodingError) { return try bitmap.pngData(.small) } catch {
        throw .unusable(file.actual, "\(error)")
      }
    }
  }

  private func drop(_ file: PendingFile) throws(AcceptanceRefusal) {
    do {
      // What was seen goes last: as long as it is there, the change is pending.
      for evidence in file.companions + [file.actual] where evidence.staysInArtifacts {
        try Files.remove(evidence.resolved(roots))
      }
      try Files.removeEmptyFolders(above: file.actual.resolved(roots), within: roots.artifacts)
    } catch { throw .file(error) }
  }
}

extension StoredPath {
  /// Whether references belong there: below the package, in a folder for them, nowhere hidden.
  ///
  /// A manifest of a run elsewhere is not to be trusted with `.github/workflows` or `Package.swift`.
  package var isPlaceForReferences: Bool {
    guard let path = belowPackage else { return false }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return !parts.contains { $0.isEmpty || $0.hasPrefix(".") }
      && parts.contains { $0 == "Snapshots" || $0 == "__Snapshots__" }
  }
}
