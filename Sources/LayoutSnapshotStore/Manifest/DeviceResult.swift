/// What one assertion had to say on one device.
package struct DeviceResult: Hashable, Sendable, Codable {
  /// The device's name, such as `iPhone4-landscape`.
  package var device: String
  /// The traits that differ from the device's own, such as `dark`.
  package var traits: [String]
  package var scale: Int
  package var pointWidth: Double
  package var pointHeight: Double
  package var status: SnapshotResult.Status
  /// The layout as JSON, where it has something to say.
  package var frames: FileResult?
  /// The picture, where it has something to say.
  package var picture: PictureResult?
  /// What other strategies stored as text, where they have something to say.
  package var texts: [FileResult]
  /// What went wrong beside that, in words: files that could not be read or written.
  package var problems: [String]

  package init(
    device: String, traits: [String], scale: Int, pointWidth: Double, pointHeight: Double,
    status: SnapshotResult.Status, frames: FileResult? = nil, picture: PictureResult? = nil,
    texts: [FileResult] = [], problems: [String] = []
  ) {
    self.device = device
    self.traits = traits
    self.scale = scale
    self.pointWidth = pointWidth
    self.pointHeight = pointHeight
    self.status = status
    self.frames = frames
    self.picture = picture
    self.texts = texts
    self.problems = problems
  }
}

/// One reference of text, such as a layout, and how what was seen relates to it.
package struct FileResult: Hashable, Sendable, Codable {
  package var status: SnapshotResult.Status
  /// Where the reference lies, or is to lie.
  package var reference: StoredPath
  /// The digest of its bytes at the run, 32 hexadecimal digits; none where there was no file.
  package var referenceDigest: String?
  /// The reference's copy; none where there was no file, or where it could not be stored.
  package var expected: StoredPath?
  /// What was seen: the pending change. None where it became the reference, or could not be stored.
  package var actual: StoredPath?
  /// The digest of its bytes: another run may write there. None where an earlier version wrote the line.
  package var actualDigest: String?
  /// What differs, in words, one change each.
  package var changes: [String]

  package init(
    status: SnapshotResult.Status, reference: StoredPath, referenceDigest: String? = nil,
    expected: StoredPath? = nil, actual: StoredPath? = nil, actualDigest: String? = nil,
    changes: [String] = []
  ) {
    self.status = status
    self.reference = reference
    self.referenceDigest = referenceDigest
    self.expected = expected
    self.actual = actual
    self.actualDigest = actualDigest
    self.changes = changes
  }
}

/// One reference picture, and how what was seen relates to it.
package struct PictureResult: Hashable, Sendable, Codable {
  package var status: SnapshotResult.Status
  /// Where the reference lies, or is to lie.
  package var reference: StoredPath
  /// The digest of its bytes at the run, 32 hexadecimal digits; none where there was no file.
  package var referenceDigest: String?
  /// The reference's copy; none where there was no file, or where it could not be stored.
  package var expected: StoredPath?
  /// What was seen: the pending change. None where it became the reference, or could not be stored.
  package var actual: StoredPath?
  /// The digest of its bytes: another run may write there. None where an earlier version wrote the line.
  package var actualDigest: String?
  /// The picture of what differs.
  package var difference: StoredPath?
  package var differingPixels: Int
  package var totalPixels: Int
  /// Where pixels differ, as left, top, right and bottom in pixels; right and bottom are beyond.
  package var regions: [[Int]]
  /// How many pixels would count with other tolerances.
  package var thresholds: [ThresholdCount]
  /// What differs, in words.
  package var changes: [String]

  /// How many pixels differ by more than a threshold.
  package struct ThresholdCount: Hashable, Sendable, Codable {
    package var threshold: Double
    package var count: Int

    package init(threshold: Double, count: Int) {
      self.threshold = threshold
      self.count = count
    }
  }

  package init(
    status: SnapshotResult.Status, reference: StoredPath, referenceDigest: String? = nil,
    expected: StoredPath? = nil, actual: StoredPath? = nil, actualDigest: String? = nil,
    difference: StoredPath? = nil,
    differingPixels: Int = 0, totalPixels: Int = 0, regions: [[Int]] = [],
    thresholds: [ThresholdCount] = [], changes: [String] = []
  ) {
    self.status = status
    self.reference = reference
    self.referenceDigest = referenceDigest
    self.expected = expected
    self.actual = actual
    self.actualDigest = actualDigest
    self.difference = difference
    self.differingPixels = differingPixels
    self.totalPixels = totalPixels
    self.regions = regions
    self.thresholds = thresholds
    self.changes = changes
  }
}
