/// Letters of five by seven dots for the labels of overlays and of pictures side by side, which are to be small and
/// sharp at any scale.
///
/// The package's typefaces are another floor's; labels need no more than this.
package enum PixelLetters {
  /// Rows of dots in a letter.
  package static let height = 7

  /// Neighbouring dots in a row.
  package struct Dots {
    package let x: Int
    package let y: Int
    package let count: Int
  }

  private static let columns = 5
  private static let advance = 6

  package static func width(of text: String) -> Int { max(0, text.unicodeScalars.count * advance - 1) }

  /// What a text is made of, letter by letter.
  package static func dots(of text: String) -> [Dots] {
    var result: [Dots] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let letter = pattern(scalar.value)
      for y in 0..<height {
        let row = letter >> UInt64(columns * (height - 1 - y)) & 31
        var x = 0
        while x < columns {
          let begin = x
          while x < columns && row >> UInt64(columns - 1 - x) & 1 == 1 { x += 1 }
          if x > begin { result.append(Dots(x: index * advance + begin, y: y, count: x - begin)) }
          x += 1
        }
      }
    }
    return result
  }

  /// Seven rows of five bits, the uppermost first; a box for what is missing.
  private static func pattern(_ scalar: UInt32) -> UInt64 {
    switch scalar {
    case 32: 0x000000000  // space
    case 35: 0x295F57D4A  // #
    case 40: 0x088842082  // (
    case 41: 0x208210888  // )
    case 43: 0x0084F9080  // +
    case 44: 0x000003088  // ,
    case 45: 0x0000F8000  // -
    case 46: 0x00000018C  // .
    case 47: 0x042222210  // /
    case 48: 0x3A33AE62E  // 0
    case 49: 0x11842108E  // 1
    case 50: 0x3A213221F  // 2
    case 51: 0x78217043E  // 3
    case 52: 0x08CA97C42  // 4
    case 53: 0x7E1E0862E  // 5
    case 54: 0x1910F462E  // 6
    case 55: 0x7C2222108  // 7
    case 56: 0x3A317462E  // 8
    case 57: 0x3A317844C  // 9
    case 58: 0x018C03180  // :
    case 60: 0x088882082  // <
    case 61: 0x001F07C00  // =
    case 62: 0x208208888  // >
    case 65: 0x3A31FC631  // A
    case 66: 0x7A31F463E  // B
    case 67: 0x3A308422E  // C
    case 68: 0x7A318C63E  // D
    case 69: 0x7E10F421F  // E
    case 70: 0x7E10F4210  // F
    case 71: 0x3A30BC62F  // G
    case 72: 0x4631FC631  // H
    case 73: 0x38842108E  // I
    case 74: 0x1C4210A4C  // J
    case 75: 0x4654C5251  // K
    case 76: 0x42108421F  // L
    case 77: 0x4775AC631  // M
    case 78: 0x47359C631  // N
    case 79: 0x3A318C62E  // O
    case 80: 0x7A31F4210  // P
    case 81: 0x3A318D64D  // Q
    case 82: 0x7A31F5251  // R
    case 83: 0x3E107043E  // S
    case 84: 0x7C8421084  // T
    case 85: 0x46318C62E  // U
    case 86: 0x46318C544  // V
    case 87: 0x4631AD771  // W
    case 88: 0x462A22A31  // X
    case 89: 0x462A21084  // Y
    case 90: 0x7C222221F  // Z
    case 91: 0x39084210E  // [
    case 93: 0x38421084E  // ]
    case 95: 0x00000001F  // _
    case 97: 0x000E0BE2F  // a
    case 98: 0x421E8C63E  // b
    case 99: 0x000E8422E  // c
    case 100: 0x042F8C62F  // d
    case 101: 0x000E8FE0E  // e
    case 102: 0x191C42108  // f
    case 103: 0x01F18BC2E  // g
    case 104: 0x421E8C631  // h
    case 105: 0x100C2108E  // i
    case 106: 0x080610A4C  // j
    case 107: 0x4212A6292  // k
    case 108: 0x30842108E  // l
    case 109: 0x001AAD6B5  // m
    case 110: 0x001E8C631  // n
    case 111: 0x000E8C62E  // o
    case 112: 0x001E8FA10  // p
    case 113: 0x000F8BC21  // q
    case 114: 0x0016CC210  // r
    case 115: 0x000F8383E  // s
    case 116: 0x211C42126  // t
    case 117: 0x00118C66D  // u
    case 118: 0x00118C544  // v
    case 119: 0x00118D6AA  // w
    case 120: 0x001151151  // x
    case 121: 0x02318BC2E  // y
    case 122: 0x001F1111F  // z
    default: 0x7E318C63F
    }
  }
}
