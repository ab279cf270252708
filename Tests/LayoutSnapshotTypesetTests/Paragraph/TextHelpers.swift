@testable import LayoutSnapshotTypeset

/// Shapes `text` in one font.
func shape(
  _ text: String, font: TextFont = .system(17), style: ParagraphFormat = ParagraphFormat(),
  library: FontLibrary = FontLibrary()
) -> ShapedText {
  ShapedText(AttributedText(text, font: font), style: style, library: library)
}

/// The width of one line before rounding.
func unroundedWidth(_ text: String, _ font: TextFont) -> Double {
  var filler = LineFiller(shape(text, font: font), width: .infinity, limit: 1)
  filler.fill()
  return filler.lines.first.map { $0.width + $0.trailingSpace } ?? 0
}

/// The characters of each line in logical order, as the filler divides them; an ellipsis shows as such.
func lines(
  _ text: String, width: Double, limit: Int = 0, mode: LineBreakMode = .wordWrapping,
  font: TextFont = .system(17), avoidsOrphans: Bool = false
) -> [String] {
  var style = ParagraphFormat(lineBreakMode: mode)
  style.avoidsOrphans = avoidsOrphans
  let shaped = shape(text, font: font, style: style)
  var filler = LineFiller(shaped, width: width, limit: limit)
  filler.fill()
  var paragraphs: [[Unicode.Scalar]] = [[]]
  for scalar in text.unicodeScalars {
    paragraphs[paragraphs.count - 1].append(scalar)
    if scalar == "\n" { paragraphs.append([]) }
  }
  var number = 0
  return filler.lines.map { line in
    var result = ""
    for cluster in line.clusters {
      // An ellipsis, and the hyphen of a broken word, are clusters of no character of the text.
      if cluster.isInserted {
        result += cluster.glyphs.first?.glyph == EmbeddedFonts.regular.glyph(for: "-") ? "-" : "…"
      } else {
        result.unicodeScalars.append(contentsOf: paragraphs[number][cluster.characters])
      }
    }
    if line.endsParagraph { number += 1 }
    return result
  }
}

/// The glyphs of a layout's only line, drawn left to right, as the characters they were mapped from.
func visual(_ text: String, style: ParagraphFormat = ParagraphFormat()) -> String {
  let layout = Typesetter(grid: PixelGrid(scale: 2)).layout(shape(text, style: style), width: .infinity)
  var result = ""
  for run in layout.lines.flatMap(\.runs) {
    for glyph in run.glyphs {
      let candidates = (Array(0x20...0x7E) + Array(0x590...0x6FF) + Array(0xFB1D...0xFEFC)) as [UInt32]
      let match = candidates.compactMap(Unicode.Scalar.init).first { run.face.glyph(for: $0) == glyph }
      result.unicodeScalars.append(match ?? "?")
    }
  }
  return result
}
