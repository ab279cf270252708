import Foundation

/// Reads files of pictures whole.
enum PictureFile {
  /// The most bytes of a file that is read: the most that a reference may have, too.
  private static let mostBytes = 256 << 20

  /// A file's bytes. A link may lead to a device that never ends, or to a pipe that never begins: neither is read.
  static func bytes(at path: String) throws(PictureError) -> [UInt8] {
    func reason() -> String { unsafe String(cString: strerror(errno)) }
    // A pipe without a writer would wait for one.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw PictureError(description: reason()) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw PictureError(description: reason()) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureError(description: "It is not a regular file.")
    }
    let count = Int(status.st_size)
    guard count <= mostBytes else {
      throw PictureError(description: "It has \(count) bytes, more than the limit of \(mostBytes).")
    }
    var failure: String?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      while filled < count {
        let got = unsafe read(file, room.baseAddress.map { unsafe $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 {
          // It was made shorter just now.
          return
        } else if errno != EINTR {
          failure = reason()
          return
        }
      }
    }
    if let failure { throw PictureError(description: failure) }
    return bytes
  }
}
