/// A length with its unit.
struct SVGLength: Hashable {
  enum Unit: Hashable { case user, percent, em, ex }

  /// What percentages refer to.
  enum Side { case width, height, both }

  var value: Double
  var unit = Unit.user

  /// A length as `12`, `50%`, `1.5em` or `2cm`; nil for anything else.
  init?(_ text: some StringProtocol) {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    value = number
    if scanner.take("%") {
      unit = .percent
    } else {
      // A CSS pixel is a point of a screen; an inch has 96 of them.
      switch scanner.word() {
      case "", "px": break
      case "pt": value *= 96.0 / 72
      case "pc": value *= 16
      case "mm": value *= 96 / 25.4
      case "cm": value *= 96 / 2.54
      case "in": value *= 96
      case "q": value *= 96 / 101.6
      case "em", "rem": unit = .em
      case "ex", "ch": unit = .ex
      default: return nil
      }
    }
    scanner.skipSpace()
    guard scanner.isAtEnd, value.isFinite else { return nil }
  }

  /// The length in the units of a viewport.
  func resolved(_ side: Side, in viewport: SVGViewport, fontSize: Double) -> Double {
    switch unit {
    case .user: value
    case .em: value * fontSize
    case .ex: value * fontSize / 2
    case .percent:
      switch side {
      case .width: value / 100 * viewport.width
      case .height: value / 100 * viewport.height
      case .both:
        value / 100
          * ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
      }
    }
  }
}

/// The size that percentages refer to.
struct SVGViewport: Hashable {
  var width: Double
  var height: Double
}

/// A `viewBox`, and how it is fitted into a rectangle.
struct SVGViewBox {
  let box: VectorBox

  /// Four numbers, of which width and height are not negative.
  init?(_ text: String?) {
    guard let text, let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] >= 0,
      numbers[3] >= 0,
      numbers.allSatisfy({ abs($0) < VectorCanvas.farthest })
    else { return nil }
    box = VectorBox(
      left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2], bottom: numbers[1] + numbers[3])
  }

  /// The transform into a rectangle at the origin by `preserveAspectRatio`, and whether what does not fit is cut off.
  ///
  /// - Returns: nil for a box without area, which shows nothing.
  func fitted(width: Double, height: Double, _ rule: String?) -> VectorTransform? {
    guard box.width > 0, box.height > 0 else { return nil }
    var words = (rule ?? "").split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" })
    if words.first == "defer" { words.removeFirst() }
    let (x, y) = (width / box.width, height / box.height)
    if words.first == "none" { return VectorTransform(x, 0, 0, y, -box.left * x, -box.top * y) }
    let scale = words.dropFirst().first == "slice" ? max(x, y) : min(x, y)
    let align = words.first ?? "xMidYMid"
    func part(_ low: String, _ high: String) -> Double {
      align.contains(low) ? 0 : align.contains(high) ? 1 : 0.5
    }
    return VectorTransform(
      scale, 0, 0, scale,
      (width - box.width * scale) * part("xMin", "xMax") - box.left * scale,
      (height - box.height * scale) * part("YMin", "YMax") - box.top * scale)
  }
}
