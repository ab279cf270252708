/// The objects of a PDF file, found when they are needed (ISO 32000-1, 7.5).
///
/// A class: whatever is read once is remembered, wherever it is asked for.
final class PDFFile {
  enum Entry {
    case offset(Int)
    case compressed(stream: Int, index: Int)
  }

  let bytes: [UInt8]
  let limits: VectorLimits
  var entries: [Int: Entry] = [:]
  var trailer: PDFDictionary = [:]
  private var objects: [Int: PDFObject] = [:]
  /// The objects that are being read, so that none needs itself.
  private var loading: Set<Int> = []
  private var objectStreams: [Int: PDFObjectStream] = [:]
  /// Whether the table of objects was made by a search of the whole file.
  private(set) var isRebuilt = false
  /// How many more bytes compressed parts may expand to.
  var expandable: Int
  /// Where `endstream` stands; searched for once.
  private lazy var streamEnds = (0..<bytes.count).filter {
    bytes[$0] == UInt8(ascii: "e") && PDFFile.has("endstream", in: bytes, at: $0)
  }
  /// How many more bytes of objects are read. Damaged objects can each reach to the end of the file.
  private var readable: Int

  init(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) {
    (self.bytes, self.limits, expandable) = (bytes, limits, limits.expandedBytes)
    readable = 8 * bytes.count + limits.expandedBytes
    var isComplete = try readTables()
    if isComplete { isComplete = try root != nil }
    if !isComplete { try rebuild() }
    if trailer["Encrypt"] != nil { throw VectorError(.encrypted) }
  }

  /// Where the file says that it is a PDF; it may have some bytes of something else before.
  static func header(in bytes: [UInt8]) -> Int? {
    let mark = Array("%PDF-".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...min(bytes.count - mark.count, 1024)).first { bytes[$0...].starts(with: mark) }
  }

  private var root: PDFDictionary? {
    get throws(VectorError) {
      let root = try resolve(trailer["Root"]).dictionary
      return try resolve(root?["Pages"]).dictionary == nil ? nil : root
    }
  }

  /// The catalogue of the file, from which everything is reached.
  var catalog: PDFDictionary? {
    get throws(VectorError) {
      if let root = try root { return root }
      try rebuild()
      return try root
    }
  }

  /// Makes the table of objects anew, from what looks like objects.
  func rebuild() throws(VectorError) {
    guard !isRebuilt else { return }
    isRebuilt = true
    (objects, objectStreams) = ([:], [:])
    try scan()
    if try root == nil {
      for number in entries.keys.sorted() {
        guard case .dictionary(let object) = try object(number), object["Type"]?.name == "Catalog" else {
          continue
        }
        trailer["Root"] = .reference(number)
      }
    }
  }

  // MARK: Objects

  /// The value that a reference leads to; null for what is not there.
  func resolve(_ object: PDFObject?) throws(VectorError) -> PDFObject {
    var object = object ?? .null
    var steps = 0
    while case .reference(let number) = object {
      guard steps < 32 else { return .null }
      steps += 1
      object = try self.object(number)
    }
    return object
  }

  /// The values of an array, without references.
  func array(_ object: PDFObject?) throws(VectorError) -> [PDFObject]? {
    guard let items = try resolve(object).array else { return nil }
    try spend(items.count)
    var resolved: [PDFObject] = []
    for item in items { resolved.append(try resolve(item)) }
    return resolved
  }

  /// The numbers of an array; nil if something in it is none.
  func numbers(_ object: PDFObject?) throws(VectorError) -> [Double]? {
    guard let items = try array(object) else { return nil }
    let numbers = items.compactMap(\.number)
    return numbers.count == items.count ? numbers : nil
  }

  func object(_ number: Int) throws(VectorError) -> PDFObject {
    if let known = objects[number] { return known }
    // An object may need others to be read, such as the one with its length, but not many.
    guard loading.count < 64, let entry = entries[number], loading.insert(number).inserted else {
      return .null
    }
    defer { loading.remove(number) }
    var object: PDFObject?
    switch entry {
    case .offset(let offset): object = try read(number, at: offset)
    case .compressed(let stream, let index): object = try read(number, in: stream, at: index)
    }
    if object == nil, !isRebuilt {
      try rebuild()
      loading.remove(number)
      return try self.object(number)
    }
    objects[number] = object ?? .null
    return object ?? .null
  }

  /// - Returns: nil if the object is not there.
  private func read(_ number: Int, at offset: Int) throws(VectorError) -> PDFObject? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var lexer = PDFLexer(bytes, at: offset)
    guard lexer.object()?.integer == number, lexer.object() != nil, case .keyword("obj") = lexer.item() else {
      return nil
    }
    guard let object = lexer.object() else { return .null }
    try spend(lexer.position - offset)
    guard case .dictionary(let dictionary) = object else { return object }
    let end = lexer.position
    guard case .keyword("stream") = lexer.item() else {
      lexer.position = end
      return object
    }
    let start = PDFFile.lineEnd(bytes, after: lexer.position)
    let length = try resolve(dictionary["Length"]).integer ?? -1
    let range = start..<streamEnd(from: start, length: length)
    return .stream(PDFStream(dictionary: dictionary, range: range, number: number))
  }

  private static func lineEnd(_ bytes: [UInt8], after position: Int) -> Int {
    var position = position
    if position < bytes.count, bytes[position] == 13 { position += 1 }
    if position < bytes.count, bytes[position] == 10 { position += 1 }
    return position
  }

  /// Where a stream ends: after its length, if `endstream` follows there, or else where that comes next.
  private func streamEnd(from start: Int, length: Int) -> Int {
    if length >= 0, length <= bytes.count - start {
      var lexer = PDFLexer(bytes, at: start + length)
      lexer.skipSpace()
      if PDFFile.has("endstream", in: bytes, at: lexer.position) { return start + length }
    }
    var (low, high) = (0, streamEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if streamEnds[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < streamEnds.count ? streamEnds[low] : bytes.count
  }

  /// Counts bytes that were read as an object.
  func spend(_ count: Int) throws(VectorError) {
    readable -= count
    if readable < 0 { throw VectorError(.tooMuchWork(limit: limits.steps)) }
  }

  static func has(_ word: String, in bytes: [UInt8], at position: Int) -> Bool {
    position >= 0 && position < bytes.count && bytes[position...].starts(with: word.utf8)
  }

  private func read(_ number: Int, in stream: Int, at index: Int) throws(VectorError) -> PDFObject? {
    if objectStreams[stream] == nil {
      guard let holder = try object(stream).stream else { return nil }
      objectStreams[stream] = try PDFObjectStream(holder, in: self)
    }
    return try objectStreams[stream]?.object(number, at: index, in: self)
  }
}
