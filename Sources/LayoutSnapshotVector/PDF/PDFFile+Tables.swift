extension PDFFile {
  /// Reads the tables of objects, from the newest to the oldest.
  ///
  /// - Returns: Whether they could be read.
  func readTables() throws(VectorError) -> Bool {
    let start = PDFFile.header(in: bytes) ?? 0
    guard var offset = startOfTable() else { return false }
    var (seen, waiting): (Set<Int>, [Int]) = ([], [])
    while true {
      // Offsets count from the header. Some files have something before it and count from their start.
      if seen.insert(offset).inserted {
        var table = try readTable(at: offset + start)
        if table == nil, start > 0 { table = try readTable(at: offset) }
        guard let next = table else { return false }
        if trailer.isEmpty { trailer = next }
        waiting += [next["Prev"]?.integer, next["XRefStm"]?.integer].compactMap { $0 }
      }
      guard let next = waiting.popLast() else { break }
      offset = next
    }
    if start > 0 { shift(by: start) }
    return !trailer.isEmpty
  }

  /// Moves offsets that count from the header, if the first object shows that they do.
  private func shift(by start: Int) {
    for (number, entry) in entries {
      if case .offset(let offset) = entry, !isObject(number, at: offset), isObject(number, at: offset + start)
      {
        entries[number] = .offset(offset + start)
      }
    }
  }

  private func isObject(_ number: Int, at offset: Int) -> Bool {
    // What is no number may be long, and many entries may point at it.
    guard offset >= 0, offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
    else { return false }
    var lexer = PDFLexer(bytes, at: offset, hasReferences: false)
    guard lexer.object()?.integer == number, lexer.object() != nil, case .keyword("obj") = lexer.item() else {
      return false
    }
    return true
  }

  /// What stands behind the last `startxref`.
  private func startOfTable() -> Int? {
    let from = max(0, bytes.count - 2048)
    guard let mark = (from..<bytes.count).last(where: { PDFFile.has("startxref", in: bytes, at: $0) }) else {
      return nil
    }
    var lexer = PDFLexer(bytes, at: mark + 9, hasReferences: false)
    return lexer.object()?.integer
  }

  /// Reads one table and gives its dictionary.
  private func readTable(at offset: Int) throws(VectorError) -> PDFDictionary? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var lexer = PDFLexer(bytes, at: offset, hasReferences: false)
    switch lexer.item() {
    case .keyword("xref"): return plainTable(&lexer)
    case .object(.number(let number)):
      guard let whole = PDFObject.number(number).integer, lexer.object() != nil,
        case .keyword("obj") = lexer.item()
      else { return nil }
      return try streamTable(whole, at: offset)
    default: return nil
    }
  }

  /// Sections of lines such as `0000000015 00000 n`, and a trailer.
  private func plainTable(_ lexer: inout PDFLexer) -> PDFDictionary? {
    while true {
      switch lexer.item() {
      case .keyword("trailer"):
        var lexer = PDFLexer(bytes, at: lexer.position)
        return lexer.object()?.dictionary
      case .object(.number(let first)):
        guard let count = lexer.object()?.integer, first >= 0, first < 1e9, count >= 0 else { return nil }
        var index = 0
        while index < count {
          guard let offset = lexer.object()?.integer, lexer.object() != nil,
            case .keyword(let kind) = lexer.item()
          else {
            return nil
          }
          if kind == "n" { add(Int(first) + index, .offset(offset)) }
          index += 1
        }
      default: return nil
      }
    }
  }

  /// What a newer table says goes before.
  private func add(_ number: Int, _ entry: Entry) {
    if entries[number] == nil { entries[number] = entry }
  }

  /// A table as a stream: fields of fixed widths, of which the first one is the kind (ISO 32000-1, 7.5.8).
  private func streamTable(_ number: Int, at offset: Int) throws(VectorError) -> PDFDictionary? {
    entries[number] = entries[number] ?? .offset(offset)
    guard let stream = try object(number).stream else { return nil }
    let dictionary = stream.dictionary
    guard let widths = try numbers(dictionary["W"]), widths.count >= 3,
      widths.allSatisfy({ $0 >= 0 && $0 <= 8 })
    else { return nil }
    let sizes = widths.prefix(3).map { Int($0) }
    let data = try self.data(of: stream)
    let row = sizes[0] + sizes[1] + sizes[2]
    guard row > 0 else { return nil }
    let sections = try numbers(dictionary["Index"]) ?? [0, dictionary["Size"]?.number ?? 0]
    var position = 0
    func field(_ size: Int, otherwise: Int) -> Int {
      if size == 0 { return otherwise }
      defer { position += size }
      return data[position..<position + size].reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) }
    }
    for section in stride(from: 0, to: sections.count - 1, by: 2) {
      guard sections[section] >= 0, sections[section] < 1e9 else { return nil }
      let first = Int(sections[section])
      var index = 0
      while Double(index) < sections[section + 1], position + row <= data.count {
        let kind = field(sizes[0], otherwise: 1)
        let (second, third) = (field(sizes[1], otherwise: 0), field(sizes[2], otherwise: 0))
        if kind == 1 { add(first + index, .offset(second)) }
        if kind == 2 { add(first + index, .compressed(stream: second, index: third)) }
        index += 1
      }
    }
    return dictionary
  }
}
