import LayoutSnapshotCauses
import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotValues

/// What a part has to say about a reference that there is.
enum PartComparison {
  /// They say the same.
  case same
  /// Items have moved, or only their looks are said to be others: none has moved then.
  case frames([FrameChange], from: Layout, to: Layout)
  /// Pixels differ; with a picture of where, as a PNG file.
  case pixels(PixelChange, picture: [UInt8]?)
  /// Lines differ.
  case lines([String])
  /// The reference cannot be read.
  case broken(String)
}

extension SnapshotPart {
  func compare(with reference: [UInt8]) -> PartComparison {
    switch self {
    case .frames(let layout): compare(layout, with: reference)
    case .picture(let picture, let options): compare(picture, options, with: reference)
    case .animation(let animation, let options):
      animation.compare(with: reference, options.forSnapshots)
    case .text(let text, _): compare(text, with: reference)
    }
  }

  /// The bytes of a reference, small rather than quickly made.
  func referenceBytes() throws(PNGEncodingError) -> [UInt8] {
    switch self {
    case .picture(let picture, _): try picture.bitmap.pngData(.small)
    case .animation(let animation, _): try animation.pngData(.small)
    case .frames, .text: try artifactBytes()
    }
  }

  /// The bytes for a look, quickly made rather than small.
  func artifactBytes() throws(PNGEncodingError) -> [UInt8] {
    switch self {
    case .frames(let layout): layout.jsonBytes
    case .picture(let picture, _): try picture.bitmap.pngData(.quick)
    case .animation(let animation, _): try animation.pngData(.quick)
    case .text(let text, _): Array(text.utf8)
    }
  }

  private func compare(_ layout: Layout, with reference: [UInt8]) -> PartComparison {
    if reference == layout.jsonBytes { return .same }
    if let impostor = TextImpostor(reference) { return .broken(impostor.explanation) }
    guard let text = String(validating: reference, as: UTF8.self) else {
      return .broken("It is not UTF-8 text, so it is damaged.")
    }
    do throws(LayoutDecodingError) {
      let expected = try Layout(json: text)
      guard layout.device.isScreen(of: expected) else {
        return .broken(
          """
          It was taken on another screen: \(expected.device.screenWords), not \(layout.device.screenWords). Files may \
          have been swapped or renamed.
          """)
      }
      let changes = FrameChange.changes(from: expected, to: layout)
      return .frames(changes, from: expected, to: layout)
    } catch {
      return .broken("It is \(error).")
    }
  }

  private func compare(
    _ picture: DrawnPicture, _ options: ComparisonOptions, with reference: [UInt8]
  ) -> PartComparison {
    if let digest = picture.digest, PNGProof.pixelDigest(of: reference) == digest { return .same }
    if let reader = try? PNGAnimationReader(reference), reader.framesPerSecond != nil {
      return .broken("It is an animation, and this is a picture that does not move. Record it again.")
    }
    do throws(PictureCheckError) {
      let check = try PictureCheck(
        expected: .file(reference), actual: .bitmap(picture.bitmap, digest: picture.digest),
        options.forSnapshots)
      if check.comparison.isMatch(options.tolerance) { return .same }
      return .pixels(PixelChange(check.comparison, in: picture.layout), picture: check.difference)
    } catch {
      return .broken(error.description)
    }
  }

  private func compare(_ text: String, with reference: [UInt8]) -> PartComparison {
    if Array(text.utf8) == reference { return .same }
    if let impostor = TextImpostor(reference) { return .broken(impostor.explanation) }
    guard let old = String(validating: reference, as: UTF8.self) else {
      return .broken("It is not UTF-8 text, so it is damaged.")
    }
    return .lines(lineChanges(from: old, to: text))
  }
}

extension ComparisonOptions {
  /// The same with what a failure message says of differences.
  fileprivate var forSnapshots: ComparisonOptions {
    var options = self
    options.thresholds = metric.customaryThresholds
    options.joinDistance = PixelChange.joinDistance
    return options
  }
}

/// What stands in a text file instead of what was recorded.
enum TextImpostor {
  case nothing
  case gitLFSPointer
  case mergeConflict

  init?(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .nothing
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .gitLFSPointer
    } else if TextImpostor.hasLine("<<<<<<< ", bytes), TextImpostor.hasLine(">>>>>>> ", bytes) {
      self = .mergeConflict
    } else {
      return nil
    }
  }

  var explanation: String {
    switch self {
    case .nothing:
      "The file is empty. It was not written to the end; restore it with `git checkout -- <file>`."
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not the reference itself. Fetch the files with `git lfs pull`."
    case .mergeConflict:
      """
      The file has the marks of a merge conflict. Take one side with `git checkout --ours -- <file>` or \
      `--theirs`, and then look at the snapshot again.
      """
    }
  }

  private static func hasLine(_ start: String, _ bytes: [UInt8]) -> Bool {
    bytes.starts(with: start.utf8)
      || bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: start.utf8) }
  }
}

/// What was there with `-` before it, what is new with `+`, in the order of the lines.
///
/// What is alike at both ends is left out first. Of what is between, the shortest list of changes takes time
/// that grows with the square, 190 seconds for 100,000 lines; from ``mostMatchedLines`` on all of it counts.
func lineChanges(from old: String, to new: String) -> [String] {
  var before = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
  var after = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
  while let line = before.first, line == after.first {
    before.removeFirst()
    after.removeFirst()
  }
  while let line = before.last, line == after.last {
    before.removeLast()
    after.removeLast()
  }
  if before.count + after.count > mostMatchedLines {
    return before.map { "- " + $0 } + after.map { "+ " + $0 }
  }
  let changes = Array(after).difference(from: Array(before)).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- " + line)
    case .insert(let offset, let line, _): (offset, 1, "+ " + line)
    }
  }
  return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
}

private let mostMatchedLines = 2000

extension Device {
  /// Whether a reference was taken on this screen: name, size and scale are the same, which is what tells files apart.
  ///
  /// A width or height that the content decides on may be another one: then it is the content that has changed.
  fileprivate func isScreen(of reference: Layout) -> Bool {
    let other = reference.device
    // References have three decimals of a size, so that a third of a point is not exactly what it was.
    func isSame(_ extent: Double, _ stored: Double) -> Bool { abs(extent - stored) * Double(scale) < 0.5 }
    return name == other.name && scale == other.scale
      && (extent.isAsWideAsContent || isSame(width, other.width))
      && (extent.isAsHighAsContent || isSame(height, other.height))
  }

  fileprivate var screenWords: String {
    "\(name) of \(decimalText(width)) x \(decimalText(height)) points at \(scale)x"
  }
}
