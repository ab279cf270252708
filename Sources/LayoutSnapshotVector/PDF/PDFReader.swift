/// Draws the first page of a PDF.
struct PDFReader {
  let file: PDFFile
  let limits: VectorLimits
  var canvas: VectorCanvas
  let hiddenLayers: Set<Int>
  /// The forms that are being drawn, so that none draws itself.
  var drawing: Set<Int> = []
  var state = PDFState()
  /// The states that `q` remembered, of all streams that are being drawn.
  var saved: [PDFState] = []

  /// What a stream of operators refers to, and where it is drawn.
  struct Frame {
    let resources: PDFDictionary
    /// From the stream's own coordinates to the picture's, which patterns start from.
    let base: VectorTransform
    let depth: Int
    var path = VectorPath()
    /// The rule of a `W` that waits for the path to be painted.
    var clip: VectorFillRule?
    /// Whether each part of marked content that is open is hidden.
    var marks: [Bool] = []
    /// How many `q` were there before.
    let floor: Int
  }

  static func read(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) -> VectorPicture {
    let file = try PDFFile(bytes, limits: limits)
    let page = try PDFPage(in: file)
    var reader = PDFReader(
      file: file, limits: limits, canvas: VectorCanvas(limits: limits),
      hiddenLayers: try PDFReader.hiddenLayers(of: file))
    try reader.canvas.concatenate(page.transform)
    try reader.run(page.contents, resources: page.resources, depth: 0)
    return VectorPicture(
      width: page.size.width, height: page.size.height, steps: reader.canvas.steps, lacks: reader.canvas.lacks
    )
  }

  /// Draws what a stream of operators says.
  mutating func run(_ contents: [UInt8], resources: PDFDictionary, depth: Int) throws(VectorError) {
    guard depth < limits.depth else { throw VectorError(.tooDeep(limit: limits.depth)) }
    var frame = Frame(resources: resources, base: canvas.transform, depth: depth, floor: saved.count)
    var lexer = PDFLexer(contents, hasReferences: false)
    var operands: [PDFObject] = []
    reading: while true {
      switch lexer.item() {
      case .object(let object):
        // No operator takes more; what is more is noise.
        if operands.count < 64 { operands.append(object) }
      case .keyword("BI"):
        skipInlineImage(&lexer)
        operands = []
      case .keyword(let name):
        try canvas.visit()
        try apply(name, operands, &frame)
        operands = []
      case .end: break reading
      }
    }
    while saved.count > frame.floor { restore() }
    canvas.hidden -= frame.marks.count(where: { $0 })
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.restore()
  }

  /// Goes behind a picture in the text: it ends with `EI` between spaces, where operators go on.
  private mutating func skipInlineImage(_ lexer: inout PDFLexer) {
    canvas.lack("embedded picture")
    while true {
      switch lexer.item() {
      case .keyword("ID"):
        var index = lexer.position + 1
        while index + 1 < lexer.bytes.count {
          if lexer.bytes[index] == UInt8(ascii: "E"), lexer.bytes[index + 1] == UInt8(ascii: "I"),
            PDFLexer.isSpace(lexer.bytes[index - 1]), PDFReader.isText(lexer.bytes[(index + 2)...])
          {
            lexer.position = index + 2
            return
          }
          index += 1
        }
        lexer.position = lexer.bytes.count
        return
      case .end: return
      default: continue
      }
    }
  }

  /// Whether operators can follow: a space, and then nothing but printable characters.
  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    return PDFLexer.isSpace(first)
      && bytes.prefix(12).allSatisfy { (32...126).contains($0) || (9...13).contains($0) }
  }
}
