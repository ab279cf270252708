import Foundation

/// Reads files of pictures whole.
enum PictureFile {
  /// The most bytes of a file that is read: the most that a reference may have, too.
  private static let mostBytes = 256 << 20

  /// A file's bytes. A link may lead to a device that never ends, or to a pipe that never begins: neither is read.
  static func bytes(at path: String) throws(ImageError) -> [UInt8] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      throw .unreadable(path: path, unsafe String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, "It is not a regular file.")
    }
    guard status.st_size <= mostBytes else {
      throw .unreadable(path: path, "It has \(status.st_size) bytes, more than the limit of \(mostBytes).")
    }
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw .unreadable(path: path, error.localizedDescription)
    }
  }
}
