extension NSTextList {
  /// A text with a keyword in braces, in whose place an item's number or sign stands.
  ///
  /// ```swift
  /// NSTextList.MarkerFormat("{decimal}.")  // 1. 2. 3.
  /// ```
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a format from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A ring.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
    /// 1 to 7, then 10.
    public static let octal = MarkerFormat("{octal}")
    /// 1 to 9, then a to f.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// 1 to 9, then A to F.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// a to z, then aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A to Z, then AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// a to z, then aa.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// A to Z, then AA.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// i, ii, iii, iv.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// I, II, III, IV.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")

    /// A part of a marker: the same for all items, or an item's number.
    enum Piece {
      case text(String)
      case number(Numerals)
    }

    /// The parts in order. What is in braces and no keyword stays as it is.
    var pieces: [Piece] {
      var pieces: [Piece] = []
      var rest = rawValue[...]
      while let close = rest.firstIndex(of: "}") {
        let end = rest.index(after: close)
        if let open = rest[..<close].lastIndex(of: "{"),
          let piece = Self.piece(rest[rest.index(after: open)..<close])
        {
          pieces += [.text(String(rest[..<open])), piece]
        } else {
          pieces.append(.text(String(rest[..<end])))
        }
        rest = rest[end...]
      }
      return pieces + [.text(String(rest))]
    }

    private static func piece(_ keyword: Substring) -> Piece? {
      if let numerals = Numerals(keyword) { return .number(numerals) }
      // The first five are those in documents that TextEdit has saved. No document shows the last two, which are chosen.
      return switch keyword {
      case "disc": .text("\u{2022}")
      case "circle": .text("\u{25E6}")
      case "square": .text("\u{25AA}")
      case "hyphen": .text("\u{2043}")
      case "check": .text("\u{2713}")
      case "diamond": .text("\u{25C6}")
      case "box": .text("\u{25AB}")
      default: nil
      }
    }
  }

  /// Ways to write numbers.
  enum Numerals {
    case digits(radix: Int, isUpper: Bool)
    case letters(isUpper: Bool)
    case roman(isUpper: Bool)

    /// The numerals with a keyword of CSS; nil for another one.
    init?(_ keyword: Substring) {
      switch keyword {
      case "decimal": self = .digits(radix: 10, isUpper: false)
      case "octal": self = .digits(radix: 8, isUpper: false)
      case "lower-hexadecimal": self = .digits(radix: 16, isUpper: false)
      case "upper-hexadecimal": self = .digits(radix: 16, isUpper: true)
      case "lower-alpha", "lower-latin": self = .letters(isUpper: false)
      case "upper-alpha", "upper-latin": self = .letters(isUpper: true)
      case "lower-roman": self = .roman(isUpper: false)
      case "upper-roman": self = .roman(isUpper: true)
      default: return nil
      }
    }

    /// - Precondition: the number is at least 1.
    func text(of number: Int) -> String {
      switch self {
      case .digits(let radix, let isUpper): return String(number, radix: radix, uppercase: isUpper)
      case .letters(let isUpper):
        let letters = Self.letters(of: number)
        return isUpper ? letters.uppercased() : letters
      case .roman(let isUpper):
        guard number < 4000 else { return String(number) }
        let letters = Self.roman(number)
        return isUpper ? letters : letters.lowercased()
      }
    }

    /// a to z, then aa to az, ba and so on: as digits of the base 26 without a zero.
    private static func letters(of number: Int) -> String {
      var (rest, scalars) = (number, [UInt8]())
      while rest > 0 {
        rest -= 1
        scalars.append(UInt8(ascii: "a") + UInt8(rest % 26))
        rest /= 26
      }
      return String(decoding: scalars.reversed(), as: UTF8.self)
    }

    private static func roman(_ number: Int) -> String {
      let signs = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
        (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
      ]
      var (rest, text) = (number, "")
      for (value, sign) in signs {
        text += String(repeating: sign, count: rest / value)
        rest %= value
      }
      return text
    }
  }
}
