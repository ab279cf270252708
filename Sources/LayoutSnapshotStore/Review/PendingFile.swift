/// One reference that something else was seen for, and the files that show it.
package struct PendingFile: Hashable, Sendable {
  /// What a reference says: places, a picture, or the text of another strategy.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case frames
    case picture
    case text
  }

  package let kind: Kind
  /// The device's name; empty where a value needs none.
  package let device: String
  package let reference: StoredPath
  /// The digest of the reference at the run; none where there was no file.
  package let referenceDigest: String?
  /// What was seen, which becomes the reference when it is accepted.
  package let actual: StoredPath
  /// The digest of what was seen; none where an earlier version wrote it.
  package let actualDigest: String?
  /// The reference's copy.
  package let expected: StoredPath?
  /// The picture of what differs.
  package let difference: StoredPath?

  /// Evidence that goes when a decision is made, what was seen last: as long as it is there, the change is pending.
  package var evidence: [StoredPath] { [expected, difference, actual].compactMap { $0 } }
}

extension SnapshotResult {
  /// Everything in the result that waits for a decision: nothing where a part of what was seen is lost, because half of it
  /// would become references.
  package var pendingFiles: [PendingFile] {
    let lost = lostFiles
    let files = devices.flatMap(\.pendingFiles)
    return files.contains { lost.contains($0.actual) } ? [] : files
  }
  /// All files that show what was seen, whether or not they wait for a decision.
  package var shownFiles: [PendingFile] { devices.flatMap(\.shownFiles) }
}

extension DeviceResult {
  /// Everything on the device that waits for a decision: frames, the picture, then texts.
  ///
  /// What a failed check shows is no reference and cannot become one.
  package var pendingFiles: [PendingFile] { status == .failed ? [] : shownFiles }

  var shownFiles: [PendingFile] {
    let files = [frames.flatMap { $0.pending(.frames, device) }] + texts.map { $0.pending(.text, device) }
    let pictures = picture.flatMap { picture in
      picture.actual.map { actual in
        PendingFile(
          kind: .picture, device: device, reference: picture.reference,
          referenceDigest: picture.referenceDigest, actual: actual, actualDigest: picture.actualDigest,
          expected: picture.expected,
          difference: picture.difference)
      }
    }
    return (files[..<1] + [pictures] + files[1...]).compactMap { $0 }
  }
}

extension FileResult {
  fileprivate func pending(_ kind: PendingFile.Kind, _ device: String) -> PendingFile? {
    actual.map {
      PendingFile(
        kind: kind, device: device, reference: reference, referenceDigest: referenceDigest, actual: $0,
        actualDigest: actualDigest, expected: expected, difference: nil)
    }
  }
}
