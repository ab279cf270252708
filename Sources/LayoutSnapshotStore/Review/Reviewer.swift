import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes what was seen the reference, or drops it.
///
/// A reference is replaced in one step, then the manifest says that it is decided, and evidence goes last: a process that
/// is killed at any moment leaves the old reference or the new one, and a change that is pending or decided. Accepting again
/// finishes the work.
package struct Reviewer: Sendable {
  private let roots: ManifestRoots

  package init(_ roots: ManifestRoots) { self.roots = roots }

  /// Makes everything in a result the reference, after checking all of it.
  ///
  /// - Returns: the references that were written.
  /// - Throws: ``AcceptanceRefusal``; except where a file could not be written, nothing was.
  @discardableResult
  package func accept(_ result: SnapshotResult) throws(AcceptanceRefusal) -> [StoredPath] {
    if !result.rivals.isEmpty { throw .unordered(result.rivals) }
    if let strange = result.strangeEvidence.first { throw .strangeEvidence(strange) }
    var replacements: [Replacement] = []
    for file in result.pendingFiles {
      guard let place = result.place(of: file, roots) else { throw .strangeReference(file.reference) }
      replacements.append(try replacement(for: file, at: place))
    }
    for replacement in replacements { try carryOut(replacement) }
    try note(.accepted, result)
    for replacement in replacements { try drop(replacement.file) }
    return replacements.map(\.file.reference)
  }

  /// A reference that is to be written.
  private struct Replacement {
    let file: PendingFile
    let place: FilePlace
    let bytes: [UInt8]
    /// What the reference holds at the moment; none where there is no file.
    let current: [UInt8]?
  }

  private func carryOut(_ replacement: Replacement) throws(AcceptanceRefusal) {
    if replacement.current == replacement.bytes { return }
    do throws(FileError) {
      try replacement.place.write(
        replacement.bytes, replacing: replacement.current == nil ? .nothing : .whatIsThere,
        staging: roots.staging)
    } catch {
      throw error.code == EEXIST ? .referenceAppeared(replacement.file.reference) : .file(error)
    }
  }

  /// Drops what a result has seen; references stay as they are.
  package func reject(_ result: SnapshotResult) throws(AcceptanceRefusal) {
    if !result.rivals.isEmpty { throw .unordered(result.rivals) }
    if let strange = result.strangeEvidence.first { throw .strangeEvidence(strange) }
    try note(.rejected, result)
    for file in result.pendingFiles { try drop(file) }
  }

  /// Says in the result's manifests that its devices are decided. What is gone without that counts as lost.
  private func note(
    _ verdict: DecisionRecord.Verdict, _ result: SnapshotResult
  ) throws(AcceptanceRefusal) {
    let devices = result.devices.filter { !$0.pendingFiles.isEmpty }.map(\.device)
    let record = DecisionRecord(id: result.id, verdict: verdict, devices: devices)
    do throws(FileError) {
      for manifest in [result.manifest].compactMap({ $0 }) + result.twins {
        try OpenFolder.open(manifest.base)?.append(
          line: ManifestLine.decided(record).json, to: manifest.place)
      }
    } catch { throw .file(error) }
  }

  /// Removes manifests of earlier runs that have nothing left to decide and whose process has ended. Those of the last run
  /// say how it ended.
  package func tidy(_ review: PendingReview, isRunning: (Int) -> Bool) throws(FileError) {
    let now = try PendingReview(roots, after: review)
    let open = Set(now.pending.map(\.id))
    let latest = Set(now.manifests.filter(\.isOfRun).compactMap { $0.manifest.run?.run })
    guard let folder = try OpenFolder.open(roots.artifacts) else { return }
    for file in review.manifests
    where file.isOfProcess && !file.manifest.results.contains(where: { open.contains($0.id) }) {
      if let run = file.manifest.run {
        if isRunning(run.processID) || run.run.map(latest.contains) == true { continue }
      } else if file.manifest.isDamaged {
        // Whose it is, and what it said, is lost: a decision on something else does not make that good.
        continue
      }
      try folder.remove(file.place.place)
      try folder.removeEmptyFolders(around: file.place.place)
    }
  }

  /// What is to become of a reference.
  private func replacement(
    for file: PendingFile, at place: FilePlace
  ) throws(AcceptanceRefusal) -> Replacement {
    let seen = try bytes(of: file)
    let current: [UInt8]?
    do { current = try place.read() } catch { throw .file(error) }
    let replacement = Replacement(file: file, place: place, bytes: seen, current: current)
    // An accept that was killed after the reference and before the evidence went: finish it.
    if current == seen { return replacement }
    switch (current.map(fileDigest), file.referenceDigest) {
    case (nil, nil): return replacement
    case (nil, .some): throw .referenceGone(file.reference)
    case (.some, nil): throw .referenceAppeared(file.reference)
    case (.some(let now), .some(let then)):
      guard now == then else { throw .referenceChanged(file.reference) }
      return replacement
    }
  }

  /// What was seen as a reference has it: a picture small, and anything only if it can be read back.
  private func bytes(of file: PendingFile) throws(AcceptanceRefusal) -> [UInt8] {
    let read: [UInt8]?
    do { read = try roots.evidence(file.actual)?.read() } catch { throw .file(error) }
    guard let seen = read else { throw .actualGone(file.actual) }
    // Two runs write to one place, and the manifest that was read is of the other one.
    if let digest = file.actualDigest, digest != fileDigest(seen) { throw .actualChanged(file.actual) }
    switch file.kind {
    case .text:
      guard String(validating: seen, as: UTF8.self) != nil else {
        throw .unusable(file.actual, "It is not UTF-8 text.")
      }
      return seen
    case .frames:
      do throws(LayoutDecodingError) { _ = try Layout(json: String(decoding: seen, as: UTF8.self)) } catch {
        throw .unusable(file.actual, "It is \(error).")
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
    do throws(FileError) {
      guard let folder = try OpenFolder.open(roots.artifacts) else { return }
      for case let place? in file.evidence.map(\.belowArtifacts) {
        try folder.remove(place)
        try folder.removeEmptyFolders(around: place)
      }
    } catch { throw .file(error) }
  }
}
