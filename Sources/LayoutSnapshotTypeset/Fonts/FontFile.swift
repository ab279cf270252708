/// The table directory of a TrueType file or collection.
struct FontFile {
  private let whole: FontTable
  private var entries: [(tag: FontTag, offset: Int, length: Int)] = []

  /// - Parameter index: Which font of a collection; 0 for a plain file.
  init(_ bytes: [UInt8], index: Int) throws(FontError) {
    whole = FontTable(file: bytes)
    var start = 0
    var count = 1
    if try whole.tag(0) == FontTag("ttcf") {
      count = try whole.u32(8)
      guard index >= 0, index < count else { throw .noFont(index: index, count: count) }
      start = try whole.u32(12 + 4 * index)
    }
    guard index >= 0, index < count else { throw .noFont(index: index, count: count) }

    let kind = try whole.tag(start)
    if kind == FontTag("OTTO") { throw .unsupportedKind(.postScriptOutlines) }
    if kind == FontTag("wOFF") { throw .unsupportedKind(.webFont) }
    if kind == FontTag("wOF2") { throw .unsupportedKind(.webFont2) }
    guard kind == FontTag(0x0001_0000) || kind == FontTag("true") else { throw .notTrueType(kind) }

    for entry in 0..<(try whole.u16(start + 4)) {
      let at = start + 12 + 16 * entry
      entries.append((try whole.tag(at), try whole.u32(at + 8), try whole.u32(at + 12)))
    }
  }

  func optionalTable(_ tag: FontTag) throws(FontError) -> FontTable? {
    for entry in entries where entry.tag == tag {
      return try whole.table(tag, offset: entry.offset, length: entry.length)
    }
    return nil
  }

  func table(_ tag: FontTag) throws(FontError) -> FontTable {
    guard let table = try optionalTable(tag) else { throw .missingTable(tag) }
    return table
  }
}
