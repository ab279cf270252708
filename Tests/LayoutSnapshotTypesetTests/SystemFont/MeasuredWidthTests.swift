import Foundation
import Testing

@testable import LayoutSnapshotTypeset

/// Labels as wide as they were measured to be on iOS (`Fixtures/Text/measured-label-widths.tsv`, which names
/// its source).
@Suite("Measured widths")
struct MeasuredWidthTests {
  /// One text in one font.
  struct Label: Sendable {
    let font: TextFont
    let style: String
    let text: String
    let width: Double

    /// How many pixels too wide the label is here.
    var pixelsOff: Int {
      let measure = Typesetter(grid: PixelGrid(scale: 3)).measure(
        shape(text, font: font), width: .infinity, lineLimit: 1)
      return Int((measure.width * 3).rounded()) - Int((width * 3).rounded())
    }

    var report: String { "\(text) in \(style) at \(font.size): \(pixelsOff)" }
  }

  static let labels: [Label] = {
    let file = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../Fixtures/Text/measured-label-widths.tsv").standardized
    guard let content = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let lines = content.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    return lines.dropFirst().flatMap { row in
      zip(lines[0], row).dropFirst(2).compactMap { text, width in
        guard let size = Double(row[1]), let width = Double(width) else { return nil }
        return Label(
          font: font(String(row[0]), size), style: String(row[0]), text: String(text), width: width)
      }
    }
  }()

  private static func font(_ style: String, _ size: Double) -> TextFont {
    let weight = FontWeight.allCases.first { "\($0)" == style } ?? .regular
    var font = TextFont.system(size, weight: weight)
    font.isItalic = style == "italic"
    font.isMonospaced = style == "monospaced"
    return font
  }

  /// Of the six texts, those in which the system font kerns no pair.
  private static let withoutKernedPairs: Set = ["Hello UIKit", "WWWW MMMM", "iiiiillll"]

  @Test func labels_withoutKernedPairs_areMeasuredToThePixel_inEveryWeightAndSize() {
    let labels = Self.labels.filter { Self.withoutKernedPairs.contains($0.text) || $0.style == "monospaced" }
    #expect(labels.count > 380)
    let off = labels.filter { $0.pixelsOff != 0 }.map(\.report)
    #expect(off.count == 0, "\(off.count): \(off.prefix(20))")
  }

  @Test func labels_withKernedPairs_areWithinAPixel() {
    let labels = Self.labels.filter { !Self.withoutKernedPairs.contains($0.text) && $0.style != "monospaced" }
    #expect(labels.count > 370)
    let off = labels.filter { abs($0.pixelsOff) > 1 }.map(\.report)
    #expect(off.count * 100 <= labels.count * 3, "\(off.count): \(off.prefix(20))")
  }
}
