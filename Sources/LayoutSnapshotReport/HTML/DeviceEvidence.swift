import LayoutSnapshotStore
import LayoutSnapshotValues

/// The files on disk that show one device's change.
struct DeviceEvidence {
  let expected: FilePlace?
  let actual: FilePlace?
  let difference: FilePlace?
  /// Layouts and texts as the page takes them; none where there is nothing to tell.
  private let device: DeviceResult
  private let roots: ManifestRoots
  /// What cannot be shown; the result says why.
  private let lost: Set<StoredPath>

  init(_ device: DeviceResult, of result: SnapshotResult, _ roots: ManifestRoots) {
    let lost = result.lostFiles
    func there(_ path: StoredPath?) -> FilePlace? {
      path.flatMap { lost.contains($0) ? nil : roots.evidence($0) }.flatMap { $0.isThere ? $0 : nil }
    }
    let picture = device.picture
    expected = there(picture?.expected)
    // What was recorded is a reference by now.
    let recorded = picture?.status == .recorded ? picture?.reference : nil
    actual =
      there(picture?.actual)
      ?? recorded.flatMap { Self.file(ofReference: $0, on: device.device, of: result, roots) }
    difference = there(picture?.difference)
    (self.device, self.roots, self.lost) = (device, roots, lost)
  }

  /// The file of a reference; none where there is none, or where a manifest from elsewhere must not lead.
  static func file(
    ofReference reference: StoredPath, on device: String, of result: SnapshotResult, _ roots: ManifestRoots
  ) -> FilePlace? {
    result.place(ofPicture: reference, on: device, roots).flatMap { $0.isThere ? $0 : nil }
  }

  /// Whether ``details()`` has something to say.
  var hasDetails: Bool { device.frames != nil || !device.texts.isEmpty }

  /// The layouts' own JSON and the texts of other strategies, each as a string, so that nothing in them can
  /// be taken for a script.
  func details() throws(FileError) -> DeviceDetails {
    var texts: [DeviceDetails.Text] = []
    for file in device.texts {
      texts.append(
        DeviceDetails.Text(
          name: visibleText(file.reference.text), expected: try text(file.expected),
          actual: try text(file.actual),
          scale: device.scale))
    }
    return DeviceDetails(
      expected: try text(device.frames?.expected), actual: try text(device.frames?.actual), texts: texts)
  }

  private func text(_ path: StoredPath?) throws(FileError) -> String? {
    guard let path, !lost.contains(path), let bytes = try roots.evidence(path)?.read() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
