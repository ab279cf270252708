/// Text whose glyphs are known and whose lines are not: shape once, then measure and lay out for any width.
package struct ShapedText: Sendable {
  let paragraphs: [ShapedParagraph]
  let runs: [TextRun]
  let formats: [ParagraphFormat]
  let shaper: Shaper

  /// Text whose paragraphs all have one format.
  package init(_ text: AttributedText, style: ParagraphFormat, library: FontLibrary = FontLibrary()) {
    self.init(text, formats: [style], library: library)
  }

  /// Text whose runs name the formats of the paragraphs that begin with them.
  ///
  /// - Complexity: Linear in the text, but for a binary search per character in tables and fonts.
  package init(_ text: AttributedText, formats: [ParagraphFormat], library: FontLibrary = FontLibrary()) {
    runs = text.runs
    self.formats = formats
    shaper = Shaper(text.runs, library: library)
    var splitter = ParagraphSplitter(shaper: shaper, runs: runs, formats: formats)
    for (index, run) in text.runs.enumerated() {
      for scalar in run.text.unicodeScalars { splitter.add(scalar, run: index) }
    }
    paragraphs = splitter.finish()
  }
}

/// Collects characters up to each paragraph's end and shapes them.
private struct ParagraphSplitter {
  let shaper: Shaper
  let runs: [TextRun]
  let formats: [ParagraphFormat]
  private var paragraphs: [ShapedParagraph] = []
  private var scalars: [Unicode.Scalar] = []
  private var runOf: [Int] = []
  private var properties: [UnicodeProperties] = []
  private var lastRun = 0

  init(shaper: Shaper, runs: [TextRun], formats: [ParagraphFormat]) {
    (self.shaper, self.runs, self.formats) = (shaper, runs, formats)
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
    let run = runOf.first ?? lastRun
    let format = formats[runs[run].format]
    let bidi = BidiParagraph(
      scalars, properties, baseLevel: format.baseLevel, fallback: format.interfaceDirection.level)
    let clusters = shaper.shape(scalars, runOf: runOf, bidi: bidi, properties)
    paragraphs.append(
      ShapedParagraph(clusters: clusters, bidi: bidi, run: run, format: runs[run].format))
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
