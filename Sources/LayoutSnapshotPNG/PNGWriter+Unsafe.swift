import CLayoutSnapshotPNG
import LayoutSnapshotGraphics

/// Writes a PNG file row by row.
///
/// ```swift
/// let writer = try PNGWriter(width: 390, height: 844, format: .rgb, compression: .quick, proof: false)
/// for y in 0..<844 { try writer.write(rows[y]) }
/// let file = try writer.finish()
/// ```
///
/// The same rows and the same zlib give the same bytes; another version of zlib may compress
/// otherwise, so files are never compared across machines, only their pixels.
@safe
package final class PNGWriter {
  private let writer: OpaquePointer
  private let height: Int
  private let packer: RowPacker
  private let packed: UnsafeMutablePointer<UInt8>
  private var rowsWritten = 0
  /// Grows with each row; nil when the file is to carry no proof.
  private var digest: PixelDigest?

  /// Begins a file, which will carry a ``PNGProof`` of its pixels if that is wanted.
  ///
  /// - Throws: ``PNGEncodingError`` when the format cannot hold such a picture.
  package init(
    width: Int, height: Int, format: PixelFormat, compression: PNGCompression, proof: Bool
  ) throws(PNGEncodingError) {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width < 1 << 31, height < 1 << 31 else { throw .tooLarge(width: width, height: height) }
    guard let writer = unsafe cpng_writer_create() else { throw .failed("the system has no memory left") }
    let status = unsafe Self.writeHeader(writer, width, height, format, compression)
    guard status == CPNG_OK else {
      let reason = unsafe String(cString: cpng_writer_message(writer))
      unsafe cpng_writer_destroy(writer)
      throw .failed(reason)
    }
    unsafe self.writer = unsafe writer
    self.height = height
    packer = RowPacker(format: format, width: width)
    unsafe packed = .allocate(capacity: packer.rowBytes)
    digest = proof ? PixelDigest(width: width, height: height) : nil
  }

  deinit {
    unsafe packed.deallocate()
    unsafe cpng_writer_destroy(writer)
  }

  /// Writes the next row of straight pixels, as many as the picture is wide. A caller who knows that it
  /// repeats the row above spares it being packed again: half the rows of an interface do.
  package func write(
    _ row: UnsafePointer<UInt32>, repeatsRowAbove: Bool = false
  ) throws(PNGEncodingError) {
    precondition(rowsWritten < height, "All \(height) rows have been written.")
    if repeatsRowAbove && rowsWritten > 0 {
      digest?.repeatLast()
    } else {
      unsafe packer.pack(row, into: packed)
      unsafe digest?.add(row)
    }
    unsafe try check(cpng_write_rows(writer, packed, 0, 1))
    rowsWritten += 1
  }

  /// Writes a chunk of four letters between those of the picture.
  private func add(chunk name: String, _ data: [UInt8]) throws(PNGEncodingError) {
    unsafe try check(cpng_write_chunk(writer, name, data, data.count))
  }

  /// What has been written so far.
  private var bytes: [UInt8] { unsafe Array(written) }

  /// Ends the file.
  package func finish() throws(PNGEncodingError) -> [UInt8] {
    precondition(rowsWritten == height, "\(rowsWritten) of \(height) rows have been written.")
    if let digest {
      try add(chunk: PNGProof.chunkName, PNGProof.chunkData(for: digest.value, in: bytes, version: .picture))
    }
    unsafe try check(cpng_write_end(writer))
    return bytes
  }

  private var written: UnsafeBufferPointer<UInt8> {
    var count = 0
    let bytes = unsafe cpng_writer_bytes(writer, &count)
    return unsafe UnsafeBufferPointer(start: bytes, count: count)
  }

  private func check(_ status: cpng_status) throws(PNGEncodingError) {
    if status != CPNG_OK { throw unsafe .failed(String(cString: cpng_writer_message(writer))) }
  }

  private static func writeHeader(
    _ writer: OpaquePointer, _ width: Int, _ height: Int, _ format: PixelFormat,
    _ compression: PNGCompression
  ) -> cpng_status {
    var description = unsafe cpng_format()
    unsafe description.width = UInt32(width)
    unsafe description.height = UInt32(height)
    unsafe description.bit_depth = format.bitDepth
    unsafe description.color_type = format.colorType.rawValue
    unsafe description.compression_level = compression.level
    unsafe description.flush_rows = PNGCompression.rowsInBlock
    guard case .palette(let colors) = format else { return unsafe cpng_write_header(writer, &description) }
    let pixels = colors.map(Pixel.init(bits:))
    let channels = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    let alphas = pixels.prefix { $0.alpha < 255 }.map(\.alpha)
    return unsafe channels.withUnsafeBufferPointer { channels in
      unsafe alphas.withUnsafeBufferPointer { alphas in
        unsafe description.palette = channels.baseAddress
        unsafe description.palette_count = UInt16(pixels.count)
        unsafe description.palette_alpha = alphas.baseAddress
        unsafe description.palette_alpha_count = UInt16(alphas.count)
        return unsafe cpng_write_header(writer, &description)
      }
    }
  }
}
