/// Text whose glyphs are known and whose lines are not: shape once, then measure and lay out for any width.
package struct ShapedText: Sendable {
  let paragraphs: [ShapedParagraph]
  let runs: [TextRun]
  let style: ParagraphFormat
  let shaper: Shaper

  /// - Complexity: Linear in the text, but for a binary search per character in tables and fonts.
  package init(_ text: AttributedText, style: ParagraphFormat, library: FontLibrary = FontLibrary()) {
    runs = text.runs
    self.style = style
    shaper = Shaper(text.runs, library: library)
    var splitter = ParagraphSplitter(shaper: shaper, style: style)
    for (index, run) in text.runs.enumerated() {
      for scalar in run.text.unicodeScalars { splitter.add(scalar, run: index) }
    }
    paragraphs = splitter.finish()
  }
}

/// Collects characters up to each paragraph's end and shapes them.
private struct ParagraphSplitter {
  let shaper: Shaper
  let style: ParagraphFormat
  private var paragraphs: [ShapedParagraph] = []
  private var scalars: [Unicode.Scalar] = []
  private var runOf: [Int] = []
  private var properties: [UnicodeProperties] = []
  private var lastRun = 0

  init(shaper: Shaper, style: ParagraphFormat) {
    self.shaper = shaper
    self.style = style
  }

  mutating func add(_ scalar: Unicode.Scalar, run: Int) {
    if endsParagraph, !(scalars.last?.value == 0x0D && scalar.value == 0x0A) { shape() }
    scalars.append(scalar)
    runOf.append(run)
    properties.append(UnicodeProperties(scalar))
    lastRun = run
  }

  /// Text that ends with a separator ends with an empty line; text without characters has no line.
  mutating func finish() -> [ShapedParagraph] {
    let endsWithSeparator = endsParagraph
    if !scalars.isEmpty { shape() }
    if endsWithSeparator { shape() }
    return paragraphs
  }

  private var endsParagraph: Bool { properties.last?.bidiClass == .paragraphSeparator }

  private mutating func shape() {
    let bidi = BidiParagraph(
      scalars, properties, baseLevel: style.baseLevel, fallback: style.interfaceDirection.level)
    let clusters = shaper.shape(scalars, runOf: runOf, bidi: bidi, properties)
    paragraphs.append(ShapedParagraph(clusters: clusters, bidi: bidi, run: runOf.first ?? lastRun))
    scalars.removeAll(keepingCapacity: true)
    runOf.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
  }
}

extension ParagraphFormat {
  /// The embedding level of the paragraph where the style fixes it.
  var baseLevel: UInt8? {
    switch baseDirection {
    case .natural: nil
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }
}

extension TextDirection {
  var level: UInt8 { self == .leftToRight ? 0 : 1 }
}
