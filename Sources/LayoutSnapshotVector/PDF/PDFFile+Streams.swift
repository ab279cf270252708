extension PDFFile {
  /// The bytes of a stream, expanded.
  func data(of stream: PDFStream) throws(VectorError) -> [UInt8] {
    let dictionary = stream.dictionary
    let filters = try list(dictionary["Filter"] ?? dictionary["F"])
    let parameters = try list(dictionary["DecodeParms"] ?? dictionary["DP"])
    var data = bytes[stream.range]
    for (index, filter) in filters.prefix(8).enumerated() {
      guard let name = filter.name else { continue }
      let own = index < parameters.count ? try resolved(parameters[index].dictionary) : [:]
      data = try decoded(data, by: name, own, stream)[...]
      try spend(expanded: data.count, stream)
    }
    try spend(expanded: data.count, stream)
    return Array(data)
  }

  private func spend(expanded count: Int, _ stream: PDFStream) throws(VectorError) {
    expandable -= count
    if expandable < 0 {
      throw VectorError(.expandsTooMuch(limit: limits.expandedBytes), at: .object(stream.number))
    }
  }

  private func list(_ object: PDFObject?) throws(VectorError) -> [PDFObject] {
    let object = try resolve(object)
    if case .null = object { return [] }
    return try array(object) ?? [object]
  }

  private func resolved(_ dictionary: PDFDictionary?) throws(VectorError) -> PDFDictionary {
    var resolved: PDFDictionary = [:]
    // In a fixed order: if one of them is damaged, the error is always the same.
    try spend(dictionary?.count ?? 0)
    for key in (dictionary ?? [:]).keys.sorted() { resolved[key] = try resolve(dictionary?[key]) }
    return resolved
  }

  private func decoded(
    _ data: ArraySlice<UInt8>, by filter: String, _ parameters: PDFDictionary, _ stream: PDFStream
  ) throws(VectorError) -> [UInt8] {
    var output: [UInt8]?
    do throws(Inflate.Fault) {
      switch filter {
      case "FlateDecode", "Fl": output = try Inflate.zlib(data, most: expandable)
      case "LZWDecode", "LZW":
        output = try PDFFilters.lzw(
          data, early: parameters["EarlyChange"]?.integer == 0 ? 0 : 1, most: expandable)
      case "ASCIIHexDecode", "AHx": return PDFFilters.asciiHexadecimal(data)
      case "ASCII85Decode", "A85": output = PDFFilters.ascii85(data)
      case "RunLengthDecode", "RL":
        guard let expanded = PDFFilters.runLength(data, most: expandable) else {
          throw Inflate.Fault.tooLarge
        }
        return expanded
      case "Crypt": return Array(data)
      default: throw Inflate.Fault.unknown
      }
    } catch {
      throw VectorError(problem(error, filter), at: .object(stream.number))
    }
    if let predictor = PDFPredictor(parameters) { output = output.flatMap(predictor.undone) }
    guard let output else { throw VectorError(.damaged(filter: filter), at: .object(stream.number)) }
    return output
  }

  private func problem(_ fault: Inflate.Fault, _ filter: String) -> VectorError.Problem {
    switch fault {
    case .damaged: .damaged(filter: filter)
    case .tooLarge: .expandsTooMuch(limit: limits.expandedBytes)
    case .unknown: .unknownFilter(filter)
    }
  }
}

/// Objects that are compressed together (ISO 32000-1, 7.5.7).
struct PDFObjectStream {
  private let data: [UInt8]
  /// The numbers of the objects, in their order, and where each lies.
  let numbers: [Int]
  private let offsets: [Int]
  /// Where the number of each object stands first.
  private let places: [Int: Int]

  init(_ stream: PDFStream, in file: PDFFile) throws(VectorError) {
    data = try file.data(of: stream)
    let count = try file.resolve(stream.dictionary["N"]).integer ?? 0
    let first = try file.resolve(stream.dictionary["First"]).integer ?? 0
    var lexer = PDFLexer(data, hasReferences: false)
    var (numbers, offsets): ([Int], [Int]) = ([], [])
    while numbers.count < count, let number = lexer.object()?.integer, let offset = lexer.object()?.integer {
      numbers.append(number)
      offsets.append(first + offset)
    }
    (self.numbers, self.offsets) = (numbers, offsets)
    places = Dictionary(numbers.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// An object by its number, which is looked for elsewhere if it does not stand where the table says.
  func object(_ number: Int, at index: Int, in file: PDFFile) throws(VectorError) -> PDFObject? {
    let place = index < numbers.count && numbers[index] == number ? index : places[number]
    guard let place, offsets[place] >= 0, offsets[place] < data.count else { return nil }
    var lexer = PDFLexer(data, at: offsets[place])
    let object = lexer.object()
    try file.spend(lexer.position - offsets[place])
    return object
  }
}
