import LayoutSnapshotStore
import Testing

/// A file of a failure, as an attachment for Swift Testing. Swift Testing's own image attachments need an
/// image type of the platform, which Linux does not have.
struct FileAttachment: Attachable, Sendable {
  let name: String
  private let bytes: [UInt8]

  /// Nil if the file no longer exists.
  init?(path: String) {
    guard let bytes = try? Files.read(path), let slash = path.lastIndex(of: "/") else { return nil }
    self.bytes = bytes
    name = String(path[path.index(after: slash)...])
  }

  var estimatedAttachmentByteCount: Int? { bytes.count }

  func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<FileAttachment>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    unsafe try bytes.withUnsafeBytes(body)
  }
}
