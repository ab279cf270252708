/// The four letters that name a table or a script in a font file.
package struct FontTag: Hashable, Sendable {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value }

  /// - Parameter text: Four ASCII characters.
  package init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount == 4, "A font tag has four characters")
    var value: UInt32 = 0
    for index in 0..<4 { value = unsafe value << 8 | UInt32(text.utf8Start[index]) }
    self.value = value
  }

  static let file = FontTag("file")
  static let head = FontTag("head")
  static let hhea = FontTag("hhea")
  static let hmtx = FontTag("hmtx")
  static let maxp = FontTag("maxp")
  static let cmap = FontTag("cmap")
  static let loca = FontTag("loca")
  static let glyf = FontTag("glyf")
  static let gpos = FontTag("GPOS")
  static let name = FontTag("name")
  static let dspA = FontTag("dspA")
  static let kern = FontTag("kern")
  static let os2 = FontTag("OS/2")
}

extension FontTag: CustomStringConvertible {
  /// The four characters; what is not printable shows as hexadecimal digits.
  package var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: value >> shift)
      if byte >= 0x20, byte < 0x7F {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
      }
    }
    return text
  }
}
