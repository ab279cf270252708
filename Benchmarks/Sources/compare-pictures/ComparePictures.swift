import PictureWorkloads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compares two PNG files as a command-line tool does: `compare-pictures EXPECTED ACTUAL [OUTPUT]`.
///
/// Measured as a whole process by `Benchmarks/run diff`, hence without Foundation, whose loading alone
/// costs more than comparing two files of equal bytes.
@main
enum ComparePictures {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let expected = read(arguments[1]), let actual = read(arguments[2]) else {
      print("usage: compare-pictures EXPECTED ACTUAL [OUTPUT]")
      exit(2)
    }
    let (differing, difference) = try PictureMeasuring.compareFiles(expected, actual)
    if let difference, arguments.count > 3 { write(difference, arguments[3]) }
    print(differing)
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let received = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        guard received > 0 else { return }
        count += received
      }
    }
  }

  private static func write(_ bytes: [UInt8], _ path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(descriptor) }
    var offset = 0
    bytes.withUnsafeBytes { buffer in
      while offset < buffer.count {
        #if canImport(Glibc)
          let sent = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #else
          let sent = Darwin.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #endif
        guard sent > 0 else { return }
        offset += sent
      }
    }
  }
}
