import Graphics
import PNGCoding
import ViewTree

/// Compares what a test produced with the references, and records where the mode says so.
///
/// Every snapshot goes the same way: read the reference, compare, ask ``Decision``, and then either
/// write the reference or leave evidence. Only ``Files`` touches the disk.
package struct SnapshotVerifier {
  private let name: SnapshotName
  private let folders: SnapshotFolders
  private let mode: RecordMode

  package init(name: SnapshotName, folders: SnapshotFolders, mode: RecordMode) {
    self.name = name
    self.folders = folders
    self.mode = mode
  }

  /// Verifies the frames and the picture of one layout: frames first, because they say more.
  package func verify(
    _ layout: Layout, _ bitmap: Bitmap, digest: Digest128? = nil
  ) -> DeviceVerdict {
    let stem = name.fileStem(device: layout.device.name)
    let findings =
      findings(for: FrameSnapshot(layout: layout), stem)
      + findings(for: PixelSnapshot(bitmap: bitmap, digest: digest), stem)
    return DeviceVerdict(device: layout.device, findings: findings)
  }

  private func findings(for snapshot: some Snapshot, _ stem: String) -> [Finding] {
    let path = "\(folders.references)/\(stem).\(snapshot.ending)"
    let reference: [UInt8]?
    do throws(FileError) { reference = try Files.read(path) } catch { return [.inaccessible(error)] }
    let outcome = reference.map(snapshot.compare(with:))
    switch Decision(state(outcome), mode: mode) {
    case .pass:
      return []
    case .record:
      let trouble = store(snapshot.referenceBytes, at: path)
      return trouble.isEmpty
        ? [.recorded(path: path, replacing: reference != nil)] : trouble.map(Finding.notRecorded)
    case .fail:
      guard let reference, let outcome else { return [.noReference(path: path)] }
      return failure(outcome, snapshot, reference: reference, path, stem)
    }
  }

  private func state(_ outcome: Outcome?) -> ReferenceState {
    switch outcome {
    case nil: .missing
    case .same: .matching
    case .frames, .pixels, .broken: .differing
    }
  }

  /// Leaves evidence for a reference that is kept although it does not match.
  private func failure(
    _ outcome: Outcome, _ snapshot: some Snapshot, reference: [UInt8], _ path: String, _ stem: String
  ) -> [Finding] {
    let prefix = "\(folders.artifacts)/\(stem)"
    var evidence = Evidence(
      expected: "\(prefix).expected.\(snapshot.ending)", actual: "\(prefix).actual.\(snapshot.ending)")
    var trouble =
      store({ reference }, at: evidence.expected) + store(snapshot.artifactBytes, at: evidence.actual)
    if case .pixels(_, let picture?) = outcome {
      let path = "\(prefix).diff.png"
      evidence.difference = path
      trouble += store({ picture }, at: path)
    }
    let lost = trouble.map(Finding.artifactLost)
    switch outcome {
    case .same: return []
    case .frames(let changes): return [.framesDiffer(changes, evidence)] + lost
    case .pixels(let change, _): return [.pixelsDiffer(change, evidence)] + lost
    case .broken(let reason): return [.brokenReference(path: path, reason: reason)] + lost
    }
  }

  /// Writes a file that may fail to be made, or to be written.
  private func store(_ bytes: () throws(PNGEncodingError) -> [UInt8], at path: String) -> [StoringError] {
    do throws(PNGEncodingError) {
      let bytes = try bytes()
      do throws(FileError) { try Files.write(bytes, to: path) } catch { return [.file(error)] }
    } catch {
      return [.encoding(error)]
    }
    return []
  }
}
