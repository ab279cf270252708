import Corpus
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import TestTools
import Testing

/// The test pairs of pixelmatch (ISC licence, Mapbox): counts, and pictures of differences to the byte.
@Suite(
  .thorough(.needsCorpus), .enabled(if: PixelmatchCorpus.corpus.isPresent, "the corpus folder is absent"))
struct PixelmatchCorpusTests {
  @Test func comparison_ofEveryPair_givesTheCountAndThePictureOfPixelmatch() throws {
    let rows = try PixelmatchCorpus.rows()
    #expect(rows.count == 22)
    for row in rows {
      let expected = try row.bitmap("img/\(row.fields[1])")
      let actual = try row.bitmap("img/\(row.fields[2])")
      let (comparison, picture) = Comparison.highlighted(expected, actual, row.options, style: row.style)
      #expect(comparison.differingPixels == row.count, "\(row)")
      #expect(try picture == row.bitmap(row.fields[3]), "\(row)")
      #expect(comparison.regions.reduce(0) { $0 + $1.pixels } == row.count || comparison.regionCount > 1000)
    }
  }
}

enum PixelmatchCorpus {
  static let corpus = Corpus("pixelmatch")

  /// A row of the table: release, pictures, options, count.
  struct Row: CustomStringConvertible {
    var fields: [String]
    var json: [String: Any]
    var count: Int

    var description: String { fields.joined(separator: " ") }

    func bitmap(_ name: String) throws -> Bitmap { try Bitmap(png: corpus.bytes(name)) }

    var options: ComparisonOptions {
      var options = ComparisonOptions()
      options.metric = .pixelmatch(
        Pixelmatch(
          version: fields[0] == "v5.3.0" ? .v5 : .v7, threshold: json["threshold"] as? Double ?? 0.1,
          ignoresAntialiasing: !(json["includeAA"] as? Bool ?? false)))
      return options
    }

    var style: HighlightStyle {
      var style = HighlightStyle()
      style.background = json["diffMask"] as? Bool == true ? .clear : .faded(json["alpha"] as? Double ?? 0.1)
      style.antialiased = color("aaColor") ?? style.antialiased
      style.different = color("diffColor") ?? style.different
      style.darker = color("diffColorAlt")
      return style
    }

    private func color(_ key: String) -> Pixel? {
      (json[key] as? [Int]).map { Pixel(red: UInt8($0[0]), green: UInt8($0[1]), blue: UInt8($0[2])) }
    }
  }

  /// The rows of the two releases whose rules are implemented.
  static func rows() throws -> [Row] {
    try corpus.table("expected.tsv").filter { $0[0] != "head" }.map { fields in
      let json = try JSONSerialization.jsonObject(with: Data(fields[4].utf8)) as? [String: Any]
      return Row(fields: fields, json: json ?? [:], count: Int(fields[5])!)
    }
  }
}
