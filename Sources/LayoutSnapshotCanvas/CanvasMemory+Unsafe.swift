import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The port and the token of a program's last run, so that an open page finds the next one.
///
/// The file holds a secret. It is made for its owner alone, and one that others can read or own is not used.
struct CanvasMemory: Equatable {
  let port: Int
  let token: String

  /// Where a program's memory lies: beside it.
  static func file(of program: String?) -> String? { program.map { $0 + ".canvas" } }

  init(port: Int, token: String) { (self.port, self.token) = (port, token) }

  init?(file: String) {
    let descriptor = unsafe open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_uid == getuid(), status.st_mode & 0o077 == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    guard count > 0, let text = String(validating: bytes[..<count], as: UTF8.self) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let port = Int(words[0]), (1...65535).contains(port),
      (20...40).contains(words[1].count),
      words[1].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    (self.port, token) = (port, String(words[1]))
  }

  private func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      unsafe Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  /// - Returns: whether the next run will find it.
  func write(to file: String) -> Bool {
    unsafe unlink(file)
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let bytes = Array("\(port) \(token)\n".utf8)
    return unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0) } == bytes.count
  }
}
