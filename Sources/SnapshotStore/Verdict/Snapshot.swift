import Graphics
import ImageCheck
import ImageDiff
import PNGCoding
import ViewTree

/// One side of what a test produced: it can be stored, and compared with what was stored.
protocol Snapshot {
  /// The ending of its files.
  var ending: String { get }
  /// The bytes of a reference, small rather than quickly made.
  func referenceBytes() throws(PNGEncodingError) -> [UInt8]
  /// The bytes for a look, quickly made rather than small.
  func artifactBytes() throws(PNGEncodingError) -> [UInt8]

  func compare(with reference: [UInt8]) -> Outcome
}

/// What a snapshot has to say about its reference.
enum Outcome {
  /// They say the same.
  case same
  /// Items have moved.
  case frames([FrameChange])
  /// Pixels differ; with a picture of where, as a PNG file.
  case pixels(PixelChange, picture: [UInt8]?)
  /// The reference cannot be read.
  case broken(String)
}

/// Where everything lies.
struct FrameSnapshot: Snapshot {
  let layout: Layout

  var ending: String { "json" }
  func referenceBytes() -> [UInt8] { Array(layout.json.utf8) }
  func artifactBytes() -> [UInt8] { referenceBytes() }

  func compare(with reference: [UInt8]) -> Outcome {
    if reference == referenceBytes() { return .same }
    guard let text = String(validating: reference, as: UTF8.self) else { return .broken("not UTF-8 text") }
    do throws(LayoutDecodingError) {
      let expected = try Layout(json: text)
      if expected.device != layout.device { return .broken("it is of another device: \(expected.device)") }
      let changes = FrameChange.changes(from: expected, to: layout)
      return changes.isEmpty ? .same : .frames(changes)
    } catch {
      return .broken("\(error)")
    }
  }
}

/// What it looks like.
struct PixelSnapshot: Snapshot {
  let bitmap: Bitmap
  /// Of its pixels, where that was made while drawing.
  let digest: Digest128?

  var ending: String { "png" }
  func referenceBytes() throws(PNGEncodingError) -> [UInt8] { try bitmap.pngData(.small) }
  func artifactBytes() throws(PNGEncodingError) -> [UInt8] { try bitmap.pngData(.quick) }

  func compare(with reference: [UInt8]) -> Outcome {
    do throws(PictureCheckError) {
      let check = try PictureCheck(
        expected: .file(reference), actual: .bitmap(bitmap, digest: digest), ComparisonOptions())
      guard let change = PixelChange(check.comparison) else { return .same }
      return .pixels(change, picture: check.difference)
    } catch {
      return .broken(error.description)
    }
  }
}
