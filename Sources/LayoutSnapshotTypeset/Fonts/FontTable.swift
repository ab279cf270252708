/// One table of a font file, read big-endian and never beyond its end.
///
/// Offsets in font files come from the file, so every read is checked and failure is a value; a table that
/// was checked once is decoded into plain arrays, which keeps these checks out of layout.
struct FontTable: Sendable {
  let tag: FontTag
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  /// The whole of a file, as if it were a table.
  init(file bytes: [UInt8]) {
    self.tag = .file
    self.bytes = bytes
    self.start = 0
    self.count = bytes.count
  }

  private init(tag: FontTag, bytes: [UInt8], start: Int, count: Int) {
    self.tag = tag
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  func table(_ tag: FontTag, offset: Int, length: Int) throws(FontError) -> FontTable {
    guard offset >= 0, length >= 0, length <= count, offset <= count - length else {
      throw .tableOutsideFile(tag, offset: offset, length: length, fileLength: count)
    }
    return FontTable(tag: tag, bytes: bytes, start: start + offset, count: length)
  }

  func requireBytes(_ needed: Int, at offset: Int) throws(FontError) {
    guard needed >= 0, offset >= 0, needed <= count, offset <= count - needed else {
      throw .truncated(tag, offset: offset, needed: needed, length: count)
    }
  }

  func u8(_ offset: Int) throws(FontError) -> Int {
    try requireBytes(1, at: offset)
    return Int(bytes[start + offset])
  }

  func i8(_ offset: Int) throws(FontError) -> Int {
    Int(Int8(truncatingIfNeeded: try u8(offset)))
  }

  func u16(_ offset: Int) throws(FontError) -> Int {
    try requireBytes(2, at: offset)
    let at = start + offset
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }

  func i16(_ offset: Int) throws(FontError) -> Int {
    Int(Int16(truncatingIfNeeded: try u16(offset)))
  }

  func u32(_ offset: Int) throws(FontError) -> Int {
    try requireBytes(4, at: offset)
    let at = start + offset
    return Int(bytes[at]) << 24 | Int(bytes[at + 1]) << 16 | Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
  }

  func tag(_ offset: Int) throws(FontError) -> FontTag {
    FontTag(UInt32(truncatingIfNeeded: try u32(offset)))
  }
}
