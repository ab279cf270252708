import LayoutSnapshotStore
import Testing

/// A file of a failure as Swift Testing takes it. Its own images need a platform's image type, which Linux
/// does not have.
struct FileAttachment: Attachable, Sendable {
  let name: String
  private let bytes: [UInt8]

  /// None where the file is not there any more.
  init?(path: String) {
    guard let bytes = try? Files.read(path), let slash = path.lastIndex(of: "/") else { return nil }
    self.bytes = bytes
    name = String(path[path.index(after: slash)...])
  }

  var estimatedAttachmentByteCount: Int? { bytes.count }

  func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<FileAttachment>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try bytes.withUnsafeBytes(body)
  }
}
