/// What shapes are painted with.
enum SVGPaint: Hashable {
  case none
  case color(VectorColor)
  /// The colour of the property `color`.
  case currentColor
  /// An element by its id, and what is taken if there is none.
  indirect case reference(String, fallback: SVGPaint)

  /// A value of `fill` or `stroke`; nil for one that is not known, which is then ignored.
  init?(_ text: String) {
    let text = text.trimmed
    if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      let rest = text[text.index(after: end)...].trimmed
      guard let id = SVGPaint.id(text) else { return nil }
      self = .reference(id, fallback: SVGPaint(plain: rest) ?? .none)
      return
    }
    self.init(plain: text)
  }

  /// A value that refers to nothing.
  private init?(plain text: String) {
    switch text.lowercased() {
    case "none": self = .none
    case "currentcolor": self = .currentColor
    default:
      guard let color = VectorColor(svg: text) else { return nil }
      self = .color(color)
    }
  }

  /// The id in `url(#id)`, with or without quotes.
  static func id(_ text: String) -> String? {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    var inner = text[text.index(text.startIndex, offsetBy: 4)..<end].trimmed
    inner.removeAll { $0 == "\"" || $0 == "'" }
    return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
  }
}

extension VectorColor {
  /// A colour of CSS: a name, `#rgb(a)`, `#rrggbb(aa)`, `rgb()`, `rgba()`, `hsl()` or `hsla()`.
  init?(svg text: some StringProtocol) {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      self.init(function: String(text[..<open]), text[text.index(after: open)...].dropLast())
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else {
      guard let color = SVGColorNames.color(text) else { return nil }
      self = color
    }
  }

  private init?(hexadecimal digits: Substring) {
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    func part(_ shift: UInt32, _ mask: UInt32) -> Double { Double(value >> shift & mask) / Double(mask) }
    switch digits.utf8.count {
    case 3: self.init(red: part(8, 15), green: part(4, 15), blue: part(0, 15))
    case 4: self.init(red: part(12, 15), green: part(8, 15), blue: part(4, 15), alpha: part(0, 15))
    case 6: self.init(red: part(16, 255), green: part(8, 255), blue: part(0, 255))
    case 8: self.init(red: part(24, 255), green: part(16, 255), blue: part(8, 255), alpha: part(0, 255))
    default: return nil
    }
  }

  private init?(function name: String, _ arguments: Substring) {
    var scanner = SVGScanner(arguments)
    var values: [(number: Double, isPercent: Bool)] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard values.count < 4, let number = scanner.number() else { return nil }
      values.append((number, scanner.take("%")))
      if scanner.word() == "rad" { return nil }
      scanner.skipSeparator()
      if scanner.take("/") { scanner.skipSpace() }
    }
    guard values.count >= 3 else { return nil }
    let alpha = values.count < 4 ? 1 : values[3].isPercent ? values[3].number / 100 : values[3].number
    switch name {
    case "rgb", "rgba":
      func part(_ index: Int) -> Double { values[index].number / (values[index].isPercent ? 100 : 255) }
      self.init(red: part(0), green: part(1), blue: part(2), alpha: alpha)
    case "hsl", "hsla":
      self.init(
        hue: values[0].number, saturation: values[1].number / 100, light: values[2].number / 100, alpha)
    default: return nil
    }
  }

  /// By the formulas of CSS Color 4, 7.
  private init(hue: Double, saturation: Double, light: Double, _ alpha: Double) {
    let (saturation, light) = (min(max(saturation, 0), 1), min(max(light, 0), 1))
    func part(_ offset: Double) -> Double {
      var k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      if k < 0 { k += 12 }
      return light - saturation * min(light, 1 - light) * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }
}
