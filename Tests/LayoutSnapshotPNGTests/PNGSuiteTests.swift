import Corpus
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import TestTools
import Testing

/// Willem van Schaik's PngSuite: every colour type, depth, interlacing and filter, and broken files.
@Suite(.thorough(.needsCorpus), .enabled(if: PNGSuite.corpus.isPresent, "the corpus folder is absent"))
struct PNGSuiteTests {
  @Test func decode_ofEveryValidFile_givesThePixelsOfTheReferenceReading() throws {
    let rows = try PNGSuite.rows().filter(\.isValid)
    #expect(rows.count == 162)
    for row in rows {
      let bitmap = try Bitmap(png: PNGSuite.corpus.bytes(row.file))
      #expect(bitmap.width == row.width && bitmap.height == row.height, "\(row.file)")
      #expect(SHA256.hexDigest(bitmap.rgbaBytes) == row.digest, "\(row.file)")
    }
  }

  @Test func header_ofEveryValidFile_isReadWithoutItsPixels() throws {
    for row in try PNGSuite.rows().filter(\.isValid) {
      let header = try PNGHeader(PNGSuite.corpus.bytes(row.file))
      #expect(header == row.header, "\(row.file)")
    }
  }

  @Test func decode_ofEveryInvalidFile_isRefused() throws {
    let rows = try PNGSuite.rows().filter { !$0.isValid }
    #expect(rows.count == 14)
    for row in rows {
      let file = try PNGSuite.corpus.bytes(row.file)
      #expect(throws: PNGDecodingError.self, "\(row.file)") { try Bitmap(png: file) }
    }
  }

  @Test func decode_ofEveryFileCutOffAnywhere_isRefused() throws {
    for row in try PNGSuite.rows().filter(\.isValid) {
      let file = try PNGSuite.corpus.bytes(row.file)
      for count in stride(from: 0, to: file.count, by: 1 + file.count / 40) {
        #expect(throws: PNGDecodingError.self, "\(row.file), \(count) bytes") {
          try Bitmap(png: Array(file.prefix(count)))
        }
      }
    }
  }

  @Test func pngData_ofEveryValidFile_decodesToTheSamePixels() throws {
    for row in try PNGSuite.rows().filter(\.isValid) {
      let bitmap = try Bitmap(png: PNGSuite.corpus.bytes(row.file))
      #expect(try Bitmap(png: bitmap.pngData(.quick)) == bitmap, "\(row.file)")
    }
  }
}

private enum PNGSuite {
  static let corpus = Corpus("pngsuite")

  struct Row {
    var file: String
    var width: Int
    var height: Int
    var header: PNGHeader?
    var isValid: Bool
    var digest: String
  }

  static func rows() throws -> [Row] {
    try corpus.table("expected.tsv").map { fields in
      let numbers = fields[1...5].map { Int($0)! }
      let colorType = PNGHeader.ColorType(rawValue: UInt8(numbers[2]))!
      return Row(
        file: fields[0], width: numbers[0], height: numbers[1],
        header: PNGHeader(
          width: numbers[0], height: numbers[1], bitDepth: UInt8(numbers[3]), colorType: colorType,
          isInterlaced: numbers[4] == 1),
        isValid: fields[6] == "ok", digest: fields[7])
    }
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of each pixel.
  var rgbaBytes: [UInt8] {
    (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let pixel = self[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
  }
}
