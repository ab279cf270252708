extension PDFReader {
  private static let painting: Set<String> = [
    "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "sh", "Do", "BI", "Tj", "TJ", "'", "\"",
  ]

  /// Whether a font's letters are drawn by operators (ISO 32000-1, 9.6.5) of which none paints. Tools that make text into
  /// paths lay such letters over them, to be selected and searched.
  func isEmptyFont(_ name: String?, _ frame: Frame) throws(VectorError) -> Bool {
    guard let name,
      let font = try file.resolve(file.resolve(frame.resources["Font"]).dictionary?[name]).dictionary,
      try file.resolve(font["Subtype"]).name == "Type3",
      let letters = try file.resolve(font["CharProcs"]).dictionary, letters.count <= 256
    else { return false }
    for letter in letters.keys.sorted() {
      guard let stream = try file.resolve(letters[letter]).stream else { continue }
      var lexer = PDFLexer(try file.data(of: stream), hasReferences: false)
      reading: while true {
        switch lexer.item() {
        case .keyword(let word): if PDFReader.painting.contains(word) { return false }
        case .object: continue
        case .end: break reading
        }
      }
    }
    return true
  }
}
