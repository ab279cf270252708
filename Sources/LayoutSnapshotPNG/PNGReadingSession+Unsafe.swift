import CLayoutSnapshotPNG

/// The C reader with the lifetime and the errors of a Swift object.
@safe
final class PNGReadingSession {
  private let reader: OpaquePointer
  let colors: PNGColors

  init(_ file: [UInt8], header: PNGHeader) throws(PNGDecodingError) {
    // libpng needs two rows, zlib's window, and small change; a file that wants more is refused.
    guard let reader = unsafe cpng_reader_create(4 * header.rowBytes + 1 << 20) else {
      throw .outOfMemory("the system has no memory left")
    }
    var seen = cpng_header()
    let status = unsafe file.withUnsafeBufferPointer {
      unsafe cpng_read_header(reader, $0.baseAddress, $0.count, &seen)
    }
    guard status == CPNG_OK else {
      let error = unsafe PNGDecodingError(status, of: reader)
      unsafe cpng_reader_destroy(reader)
      throw error
    }
    unsafe self.reader = unsafe reader
    colors = PNGColors(seen, colorType: header.colorType)
  }

  deinit { unsafe cpng_reader_destroy(reader) }

  func readRow(of file: [UInt8], into row: UnsafeMutablePointer<UInt8>) throws(PNGDecodingError) {
    unsafe try check(
      file.withUnsafeBufferPointer { unsafe cpng_read_rows(reader, $0.baseAddress, $0.count, row, 0, 1) })
  }

  func readImage(
    of file: [UInt8], into rows: UnsafeMutablePointer<UInt8>, stride: Int
  ) throws(PNGDecodingError) {
    unsafe try check(
      file.withUnsafeBufferPointer { unsafe cpng_read_image(reader, $0.baseAddress, $0.count, rows, stride) }
    )
  }

  /// Reads to the end of the file, where a missing or damaged tail shows.
  func finish(_ file: [UInt8]) throws(PNGDecodingError) {
    unsafe try check(file.withUnsafeBufferPointer { unsafe cpng_read_end(reader, $0.baseAddress, $0.count) })
  }

  private func check(_ status: cpng_status) throws(PNGDecodingError) {
    if status != CPNG_OK { throw unsafe PNGDecodingError(status, of: reader) }
  }
}

extension PNGDecodingError {
  fileprivate init(_ status: cpng_status, of reader: OpaquePointer) {
    let message = unsafe String(cString: cpng_reader_message(reader))
    switch status {
    case CPNG_TRUNCATED: self = unsafe .truncated(at: cpng_reader_offset(reader))
    case CPNG_OUT_OF_MEMORY: self = .outOfMemory(message)
    default: self = unsafe .corrupt(message, at: cpng_reader_offset(reader))
    }
  }
}
