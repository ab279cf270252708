extension PDFFile {
  /// Searches the whole file for `1 0 obj` and trailers. Of objects with the same number the last one counts.
  func scan() throws(VectorError) {
    entries = [:]
    var trailers: [PDFDictionary] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "o") where PDFFile.has("obj", in: bytes, at: index):
        if let (number, offset) = objectStart(before: index) { entries[number] = .offset(offset) }
        index += 3
      case UInt8(ascii: "t") where PDFFile.has("trailer", in: bytes, at: index):
        var lexer = PDFLexer(bytes, at: index + 7)
        if let dictionary = lexer.object()?.dictionary { trailers.append(dictionary) }
        // A trailer that never ends is not read again and again.
        index = max(index + 7, lexer.position)
      default: index += 1
      }
    }
    trailer = [:]
    for dictionary in trailers { trailer.merge(dictionary) { _, later in later } }
    try addCompressed()
  }

  /// The number and the start of the object whose `obj` stands at a position.
  private func objectStart(before position: Int) -> (number: Int, offset: Int)? {
    var index = position - 1
    func skipSpaces() -> Bool {
      let start = index
      while index >= 0, start - index < 16, PDFLexer.isSpace(bytes[index]) { index -= 1 }
      return index < start
    }
    func digits() -> Int? {
      var (value, scale, count) = (0, 1, 0)
      while index >= 0, count < 10, bytes[index] >= 48, bytes[index] <= 57 {
        value += Int(bytes[index] - 48) * scale
        (scale, count, index) = (scale * 10, count + 1, index - 1)
      }
      return count > 0 ? value : nil
    }
    _ = skipSpaces()
    guard digits() != nil, skipSpaces(), let number = digits() else { return nil }
    return (number, index + 1)
  }

  /// Adds what lies in streams of objects, and what streams of tables say in place of a trailer.
  private func addCompressed() throws(VectorError) {
    let offsets = entries.compactMap { number, entry -> (number: Int, offset: Int)? in
      if case .offset(let offset) = entry { (number, offset) } else { nil }
    }
    for (number, _) in offsets.sorted(by: { $0.offset < $1.offset }) {
      guard let stream = try object(number).stream else { continue }
      switch stream.dictionary["Type"]?.name {
      case "XRef": trailer.merge(stream.dictionary) { known, _ in known }
      case "ObjStm":
        for (index, inner) in try PDFObjectStream(stream, in: self).numbers.enumerated()
        where entries[inner] == nil {
          entries[inner] = .compressed(stream: number, index: index)
        }
      default: continue
      }
    }
  }
}
