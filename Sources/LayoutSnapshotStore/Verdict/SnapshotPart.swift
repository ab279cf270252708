import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotValues

/// One thing that a strategy makes of a value, to be stored in a file of its own and compared with it.
package enum SnapshotPart: Sendable {
  /// Where everything lies.
  case frames(Layout)
  /// What it looks like, and how strictly that is compared.
  case picture(DrawnPicture, ComparisonOptions)
  /// How it moves, and how strictly its pictures are compared.
  case animation(DrawnAnimation, ComparisonOptions)
  /// Text, and the ending of its file.
  case text(String, ending: String)

  /// The same for parts that would be stored alike, within this process.
  package var fingerprint: Int {
    switch self {
    case .frames(let layout): layout.edges.hashValue
    case .picture(let picture, _): (picture.digest ?? picture.bitmap.pixelDigest).hashValue
    case .animation(let animation, _): animation.digest.hashValue
    case .text(let text, _): text.hashValue
    }
  }

  package var isText: Bool { if case .text = self { true } else { false } }

  /// The ending of the part's files.
  package var ending: String {
    switch self {
    case .frames: "json"
    case .picture, .animation: "png"
    case .text(_, let ending): ending
    }
  }
}
