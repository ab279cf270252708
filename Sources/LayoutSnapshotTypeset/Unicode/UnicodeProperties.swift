/// Properties of a character, from the tables that `Scripts/unicode-tables` wrote.
///
/// One binary search over some 4,000 runs gives all of them. A two-stage table would answer in two reads, but
/// would have to be built from the runs in every test process.
struct UnicodeProperties: Sendable {
  private let packed: UInt32

  init(_ scalar: Unicode.Scalar) { packed = PropertyRuns.shared.value(of: scalar.value) }

  var bidiClass: BidiClass { BidiClass(rawValue: UInt8(packed & 0x1F)) ?? .leftToRight }
  var lineBreakClass: LineBreakClass { LineBreakClass(rawValue: UInt8(packed >> 5 & 0x3F)) ?? .al }
  var graphemeClass: GraphemeClass { GraphemeClass(rawValue: UInt8(packed >> 11 & 0xF)) ?? .other }
  /// Drawn as a picture by default, or reserved for it.
  var isPictographic: Bool { packed >> 15 & 1 != 0 }
  /// East Asian wide, full-width or half-width.
  var isEastAsian: Bool { packed >> 16 & 1 != 0 }
  var isUnassigned: Bool { packed >> 17 & 1 != 0 }
  /// A mark that sits on the character before it and takes no room of its own.
  var isNonspacing: Bool { packed >> 18 & 1 != 0 }
  /// Shows nothing where it is not supported: joiners, direction marks, variation selectors.
  var isInvisible: Bool { packed >> 19 & 1 != 0 }
}

private struct PropertyRuns: Sendable {
  static let shared = PropertyRuns()

  private var starts: [UInt32] = []
  private var values: [UInt32] = []

  private init() {
    let bytes = Base64.decode(UnicodeTables.properties)
    for at in stride(from: 0, to: bytes.count, by: 6) {
      starts.append(UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]))
      values.append(UInt32(bytes[at + 3]) << 16 | UInt32(bytes[at + 4]) << 8 | UInt32(bytes[at + 5]))
    }
  }

  func value(of character: UInt32) -> UInt32 {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= character { low = middle } else { high = middle }
    }
    return values[low]
  }
}

/// Bidi_Class, UAX #9; the order is that of `Scripts/unicode-tables`.
enum BidiClass: UInt8, Sendable {
  case leftToRight, rightToLeft, arabicLetter, europeanNumber, europeanSeparator, europeanTerminator
  case arabicNumber, commonSeparator, nonspacingMark, boundaryNeutral, paragraphSeparator, segmentSeparator
  case whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride, popEmbedding
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popIsolate
}

/// Line_Break after rule LB1, UAX #14; the order is that of `Scripts/unicode-tables`.
enum LineBreakClass: UInt8, Sendable {
  case al, ba, bb, b2, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`, jl, jt, jv, lf
  case nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
}

/// Grapheme_Cluster_Break, UAX #29; the order is that of `Scripts/unicode-tables`.
enum GraphemeClass: UInt8, Sendable {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark, l, v, t, lv, lvt
}
