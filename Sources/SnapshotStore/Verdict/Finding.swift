import PNGCoding
import ViewTree

/// Something that a test has to say about a snapshot. No findings means that it matches.
package enum Finding: Hashable, Sendable {
  /// The snapshot became the reference at the path.
  case recorded(path: String, replacing: Bool)
  /// There is no reference at the path, and the mode records none.
  case noReference(path: String)
  /// Items are not where the reference has them.
  case framesDiffer([FrameChange], Evidence)
  /// The picture is not the reference's.
  case pixelsDiffer(PixelChange, Evidence)
  /// The reference at the path cannot be read; it is kept.
  case brokenReference(path: String, reason: String)
  /// The layout could not be solved.
  case unsolved(LayoutError)
  /// A reference could not be read.
  case inaccessible(FileError)
  /// The snapshot should have become the reference and could not.
  case notRecorded(StoringError)
  /// What was seen could not be stored for a look. The verdict stands all the same.
  case artifactLost(StoringError)

  /// Whether a test may pass with this where recording is allowed to pass.
  package var isRecording: Bool {
    if case .recorded = self { true } else { false }
  }
}

/// The files that show a difference.
package struct Evidence: Hashable, Sendable {
  /// A copy of the reference.
  package var expected: String
  /// What the test produced.
  package var actual: String
  /// A picture of where they differ, if there is one.
  package var difference: String?
}

/// Why something could not be stored.
package enum StoringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file could not be written.
  case file(FileError)
  /// There is no PNG of the picture.
  case encoding(PNGEncodingError)

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .encoding(let error): error.description
    }
  }
}

/// What was found on one device.
package struct DeviceVerdict: Hashable, Sendable {
  /// The device.
  package let device: Device
  /// What there is to say: frames first, then pixels.
  package let findings: [Finding]

  package init(device: Device, findings: [Finding]) {
    self.device = device
    self.findings = findings
  }
}
