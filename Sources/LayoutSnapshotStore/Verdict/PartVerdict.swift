import LayoutSnapshotCauses
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotValues

/// What was found out about one part on one device.
package struct PartVerdict: Hashable, Sendable {
  /// Where the reference lies, or is to lie.
  package let reference: String
  /// The ending of its files.
  package let ending: String
  package let outcome: Outcome
  /// The digest of the reference's bytes; none where there is no file, and where nobody asks.
  package var referenceDigest: String?
  /// The digest of what was left as evidence of what was seen; none where there is no such file.
  package var actualDigest: String?
  /// The files that show what is the matter.
  package var evidence = Evidence()
  /// What could not be stored for a look. The verdict stands all the same.
  package var losses: [StoringError] = []

  /// How what was seen relates to the reference.
  package enum Outcome: Hashable, Sendable {
    /// They say the same.
    case matches
    /// It became the reference.
    case recorded(replacing: Bool)
    /// There is no reference, and the mode records none.
    case missing
    /// Items are not where the reference has them; or only their looks are others, and no item has moved.
    case framesDiffer([FrameChange], causes: [Cause])
    /// The picture is not the reference's.
    case pixelsDiffer(PixelChange)
    /// The text is not the reference's: lines that were there with `-`, new ones with `+`.
    case linesDiffer([String])
    /// The reference cannot be read; it is kept.
    case damaged(String)
    /// The file system does not give the reference.
    case inaccessible(FileError)
    /// It should have become the reference and could not.
    case notRecorded(StoringError)
    /// Another call has recorded something else under this name.
    case recordedTwice
  }
}

/// The files that show a difference, where they could be stored.
package struct Evidence: Hashable, Sendable {
  /// A copy of the reference.
  package var expected: String?
  /// What the test produced.
  package var actual: String?
  /// A picture of where they differ.
  package var difference: String?

  package init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// Those that there are.
  package var files: [String] { [expected, actual, difference].compactMap { $0 } }
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

/// What was found on one device, or on none where a value needs none.
package struct DeviceVerdict: Hashable, Sendable {
  package let device: Device?
  /// What there is to say of each part: frames first, then pixels.
  package let parts: [PartVerdict]
  /// Why there are no parts, in words.
  package let obstacle: Obstacle?
  /// What is wrong with a layout that was recorded or refused or has no reference, and what one that differs has not
  /// found, in words. One that matches was looked at before.
  package let flaws: [String]

  /// What kept a snapshot from being taken.
  package enum Obstacle: Hashable, Sendable {
    /// The layout could not be solved.
    case unsolved(String)
    /// The test's own code, or its request, is at fault.
    case impossible(String)
    /// The layout is solved and has flaws, which a strict test refuses.
    case flawed

    var text: String? {
      switch self {
      case .unsolved(let words), .impossible(let words): words
      case .flawed: nil
      }
    }
  }

  package init(device: Device?, parts: [PartVerdict], obstacle: Obstacle? = nil, flaws: [String] = []) {
    self.device = device
    self.flaws = flaws
    self.parts = parts
    self.obstacle = obstacle
  }

  /// The gravest state of any part; none where everything matches.
  package var status: SnapshotResult.Status? {
    switch obstacle {
    case .unsolved: .unsolved
    case .impossible, .flawed: .error
    case nil: parts.compactMap(\.status).max()
    }
  }
}

extension PartVerdict {
  /// What a manifest says of it; none where it matches.
  package var status: SnapshotResult.Status? {
    switch outcome {
    case .matches: nil
    case .recorded: .recorded
    case .missing: .missing
    case .framesDiffer, .pixelsDiffer, .linesDiffer: .changed
    case .damaged: .damaged
    case .inaccessible, .notRecorded, .recordedTwice: .error
    }
  }
}
