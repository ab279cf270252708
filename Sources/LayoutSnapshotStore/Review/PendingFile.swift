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
  /// The reference's copy.
  package let expected: StoredPath?
  /// The picture of what differs.
  package let difference: StoredPath?

  /// Evidence that goes when a decision is made, what was seen last: as long as it is there, the change is pending.
  package var evidence: [StoredPath] { [expected, difference, actual].compactMap { $0 } }
}

extension SnapshotResult {
  /// Everything in the result that waits for a decision.
  package var pendingFiles: [PendingFile] { devices.flatMap(\.pendingFiles) }
  /// All files that show what was seen, whether or not they wait for a decision.
  var shownFiles: [PendingFile] { devices.flatMap(\.shownFiles) }
}

extension DeviceResult {
  /// Everything on the device that waits for a decision: frames, the picture, then texts.
  ///
  /// What a failed check shows is no reference and cannot become one.
  package var pendingFiles: [PendingFile] { status == .failed ? [] : shownFiles }

  fileprivate var shownFiles: [PendingFile] {
    let files = [frames.flatMap { $0.pending(.frames, device) }] + texts.map { $0.pending(.text, device) }
    let pictures = picture.flatMap { picture in
      picture.actual.map { actual in
        PendingFile(
          kind: .picture, device: device, reference: picture.reference,
          referenceDigest: picture.referenceDigest, actual: actual, expected: picture.expected,
          difference: picture.difference)
      }
    }
    return (files[..<1] + [pictures] + files[1...]).compactMap { $0 }
  }

  /// The same without the files whose evidence is gone; none where nothing is left to say.
  func keeping(_ isThere: (StoredPath) -> Bool) -> DeviceResult? {
    var copy = self
    if let actual = frames?.actual, !isThere(actual) { copy.frames = nil }
    if let actual = picture?.actual, !isThere(actual) { copy.picture = nil }
    copy.texts = texts.filter { $0.actual.map(isThere) ?? true }
    // A device that never had evidence, such as one whose layout has no solution, has its words.
    return !shownFiles.isEmpty && copy.shownFiles.isEmpty ? nil : copy
  }
}

extension FileResult {
  fileprivate func pending(_ kind: PendingFile.Kind, _ device: String) -> PendingFile? {
    actual.map {
      PendingFile(
        kind: kind, device: device, reference: reference, referenceDigest: referenceDigest, actual: $0,
        expected: expected, difference: nil)
    }
  }
}
