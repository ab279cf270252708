/// Answers questions about text, one a line, for the scripts that compare `LayoutSnapshotTypeset` with other sources.
///
/// Compiled together with the module's sources by `support/probe.py`. Characters are given as hexadecimal
/// numbers.
///
///     bidi 0|1|auto CHARACTERS   levels, then the visual order
///     lines CHARACTERS           positions after which a line may end
///     graphemes CHARACTERS       positions at which a grapheme cluster begins
///     label SIZE WEIGHT GENERATION CHARACTERS    width of one line in points, unrounded; a weight is also `italic`
///                                                or `monospaced`
///     wrap SIZE WEIGHT GENERATION SCALE WIDTH LIMIT CHARACTERS    lines, and height in points
///     face NAME CHARACTERS       sum of advances and kerning in font units, in an embedded face
///     base64 NAME                the embedded face's file
@main
struct Probe {
  static func main() {
    while let line = readLine() {
      let fields = line.split(separator: " ").map(String.init)
      guard let command = fields.first else { continue }
      print(answer(command, Array(fields.dropFirst())))
    }
  }

  static func answer(_ command: String, _ fields: [String]) -> String {
    switch command {
    case "bidi": bidi(fields)
    case "lines": lines(scalars(fields))
    case "graphemes": graphemes(scalars(fields))
    case "label": label(fields)
    case "wrap": wrap(fields)
    case "face": face(fields)
    case "base64": "\(data(fields[0]))".split(separator: "\n").joined()
    default: fatalError("unknown command \(command)")
    }
  }

  static func scalars(_ fields: some Sequence<String>) -> [Unicode.Scalar] {
    fields.map { field in
      guard let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) else {
        fatalError("not a character: \(field)")
      }
      return scalar
    }
  }

  static func bidi(_ fields: [String]) -> String {
    let text = scalars(fields.dropFirst())
    let properties = text.map(UnicodeProperties.init)
    let paragraph = BidiParagraph(text, properties, baseLevel: UInt8(fields[0]))
    let levels = paragraph.lineLevels(of: 0..<text.count)
    return list([Int(paragraph.baseLevel)]) + ";" + list(levels.map(Int.init)) + ";"
      + list(BidiParagraph.visualOrder(of: levels))
  }

  static func lines(_ text: [Unicode.Scalar]) -> String {
    let opportunities = LineBreaker.opportunities(text.map(UnicodeProperties.init))
    return list(opportunities.indices.filter { opportunities[$0] != .none })
  }

  static func graphemes(_ text: [Unicode.Scalar]) -> String {
    let starts = GraphemeBreaker.starts(text.map(UnicodeProperties.init))
    return list(starts.indices.filter { starts[$0] })
  }

  static func label(_ fields: [String]) -> String {
    let shaped = shape(fields.prefix(3), fields.dropFirst(3))
    var filler = LineFiller(shaped, width: .infinity, limit: 1)
    filler.fill()
    return "\(filler.lines.first.map { $0.width + $0.trailingSpace } ?? 0)"
  }

  static func wrap(_ fields: [String]) -> String {
    guard let scale = Double(fields[3]), let width = Double(fields[4]), let limit = Int(fields[5]) else {
      fatalError("not numbers: \(fields)")
    }
    let typesetter = Typesetter(grid: PixelGrid(scale: scale))
    let measure = typesetter.measure(
      shape(fields.prefix(3), fields.dropFirst(6)), width: width, lineLimit: limit)
    return "\(measure.lineCount) \(measure.height)"
  }

  /// Text in the system font that size, weight and generation name.
  static func shape(_ font: ArraySlice<String>, _ text: ArraySlice<String>) -> ShapedText {
    let font = Array(font)
    let isVariant = ["italic", "monospaced"].contains(font[1])
    let weights = FontWeight.allCases.filter { "\($0)" == (isVariant ? "regular" : font[1]) }
    guard let size = Double(font[0]), let weight = weights.first else { fatalError("not a font: \(font)") }
    let generation: SystemFontGeneration = font[2] == "iOS13" ? .iOS13 : .iOS14
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars(text))
    var textFont = TextFont.system(size, weight: weight, generation: generation)
    textFont.isItalic = font[1] == "italic"
    textFont.isMonospaced = font[1] == "monospaced"
    return ShapedText(AttributedText(string, font: textFont), style: ParagraphFormat())
  }

  static func face(_ fields: [String]) -> String {
    let faces = [EmbeddedFonts.regular, EmbeddedFonts.medium, EmbeddedFonts.semibold, EmbeddedFonts.bold]
    guard let face = faces.first(where: { $0.name == fields[0] }) else { fatalError("no face \(fields[0])") }
    var (width, previous) = (0, GlyphID?.none)
    for character in scalars(fields.dropFirst()) {
      let glyph = face.glyph(for: character) ?? GlyphID(0)
      if let previous { width += face.kerning(previous, glyph) }
      width += face.advance(of: glyph)
      previous = glyph
    }
    return "\(width)"
  }

  static func data(_ name: String) -> StaticString {
    switch name {
    case "SnapshotSansRegular": EmbeddedFontData.snapshotSansRegular
    case "SnapshotSansMedium": EmbeddedFontData.snapshotSansMedium
    case "SnapshotSansSemiBold": EmbeddedFontData.snapshotSansSemiBold
    case "SnapshotSansBold": EmbeddedFontData.snapshotSansBold
    default: fatalError("no face \(name)")
    }
  }

  static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }
}
