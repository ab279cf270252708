import Graphics
import ImageDiff
import ViewTree

/// One thing that a strategy makes of a value, to be stored in a file of its own and compared with it.
package enum Piece: Sendable {
  /// Where everything lies.
  case frames(Layout)
  /// What it looks like, how strictly that is compared, and the digest of its pixels where drawing made it.
  case picture(Bitmap, ComparisonOptions, digest: Digest128? = nil)
  /// Text, and the ending of its file.
  case text(String, ending: String)

  /// The ending of the piece's files.
  package var ending: String {
    switch self {
    case .frames: "json"
    case .picture: "png"
    case .text(_, let ending): ending
    }
  }
}
