@testable import LayoutSnapshotTypeset

/// Takes a font file apart and puts it together again with one table changed.
struct FontSurgery {
  private(set) var tables: [(tag: String, bytes: [UInt8])] = []

  init(_ file: [UInt8]) {
    for entry in 0..<FontSurgery.u16(file, 4) {
      let at = 12 + 16 * entry
      let tag = String(decoding: file[at..<at + 4], as: UTF8.self)
      let (offset, length) = (FontSurgery.u32(file, at + 8), FontSurgery.u32(file, at + 12))
      tables.append((tag, Array(file[offset..<offset + length])))
    }
  }

  /// The embedded Hebrew font: small, with composites, kerning and a format 4 map.
  static var hebrew: FontSurgery { FontSurgery(Base64.decode(EmbeddedFontData.snapshotHebrewRegular)) }

  subscript(tag: String) -> [UInt8] {
    get { tables.first { $0.tag == tag }?.bytes ?? [] }
    set {
      if let index = tables.firstIndex(where: { $0.tag == tag }) {
        tables[index].bytes = newValue
      } else {
        tables.append((tag, newValue))
      }
    }
  }

  mutating func remove(_ tag: String) { tables.removeAll { $0.tag == tag } }

  mutating func set16(_ value: Int, in tag: String, at offset: Int) {
    self[tag][offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[tag][offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  var file: [UInt8] {
    var header: [UInt8] = [0, 1, 0, 0] + FontSurgery.bytes16(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      header += Array(table.tag.utf8) + [0, 0, 0, 0] + FontSurgery.bytes32(offset)
      header += FontSurgery.bytes32(table.bytes.count)
      body += table.bytes
    }
    return header + body
  }

  static func u16(_ bytes: [UInt8], _ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  static func u32(_ bytes: [UInt8], _ offset: Int) -> Int {
    u16(bytes, offset) << 16 | u16(bytes, offset + 2)
  }

  static func bytes16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func bytes32(_ value: Int) -> [UInt8] { bytes16(value >> 16) + bytes16(value) }
}
