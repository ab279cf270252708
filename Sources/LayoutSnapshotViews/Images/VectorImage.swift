import LayoutSnapshotGraphics
import LayoutSnapshotVector

/// What an SVG or PDF file shows, as far as it can be drawn.
struct VectorImage: Equatable {
  /// The name of the file.
  let file: String
  /// A digest of the file, which tells it from another one of the same name.
  let digest: Digest128
  /// What the file contains and is not drawn.
  let lacks: [String]
  let list: DisplayList

  init(_ picture: VectorPicture, of bytes: [UInt8], file: String) {
    (self.file, digest, lacks) = (file, XXH3.digest(bytes), picture.lacks)
    list = VectorDrawing.list(of: picture)
  }
}
