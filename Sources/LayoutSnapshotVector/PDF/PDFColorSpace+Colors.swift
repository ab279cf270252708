extension PDFColorSpace {
  /// About how many steps a colour takes.
  var cost: Int {
    switch self {
    case .gray, .rgb, .cmyk, .lab, .pattern: 1
    case .indexed(let base, _, _): base.cost + 1
    case .tint(let count, let other, let function): count + function.cost + other.cost
    }
  }

  /// A colour; numbers that are missing count as 0.
  func color(_ numbers: [Double]) -> VectorColor {
    func part(_ index: Int) -> Double {
      index < numbers.count && numbers[index].isFinite ? numbers[index] : 0
    }
    switch self {
    case .gray: return VectorColor(red: part(0), green: part(0), blue: part(0))
    case .rgb: return VectorColor(red: part(0), green: part(1), blue: part(2))
    case .cmyk: return PDFColorSpace.inks(part(0), part(1), part(2), part(3))
    case .lab(let white, let range): return PDFColorSpace.lab(part(0), part(1), part(2), white, range)
    case .indexed(let base, let last, let table):
      let index = Int(max(0, min(Double(last), part(0))))
      let start = index * base.count
      guard start + base.count <= table.count else { return .black }
      return base.color(table[start..<start + base.count].map { Double($0) / 255 })
    case .tint(let count, let other, let function):
      return other.color(function((0..<count).map { max(0, min(1, part($0))) }))
    case .pattern: return .black
    }
  }

  /// How the eight mixtures of full cyan, magenta and yellow look on paper, by common offset printing: white, C, M, CM, Y,
  /// CY, MY, CMY.
  private static let mixtures: [(Double, Double, Double)] = [
    (255, 255, 255), (0, 174, 239), (236, 0, 140), (46, 49, 146), (255, 242, 0), (0, 166, 81), (237, 28, 36),
    (54, 54, 57),
  ]

  /// Inks as dots that cover each other by chance (Neugebauer's equations): each mixture shows on its part of the paper.
  private static func inks(_ c: Double, _ m: Double, _ y: Double, _ k: Double) -> VectorColor {
    let inks = [c, m, y].map { max(0, min(1, $0)) }
    var sum = (0.0, 0.0, 0.0)
    for (index, mixture) in mixtures.enumerated() {
      var weight = 1.0
      for ink in 0..<3 { weight *= index >> ink & 1 == 1 ? inks[ink] : 1 - inks[ink] }
      sum = (sum.0 + weight * mixture.0, sum.1 + weight * mixture.1, sum.2 + weight * mixture.2)
    }
    // Black ink leaves a little of the paper alone, and nothing of other inks.
    let black = max(0, min(1, k))
    let colored = max(inks[0], inks[1], inks[2])
    let rest = (1 - colored) * black
    func mixed(_ value: Double, _ ink: Double) -> Double { (value * (1 - black) + ink * rest) / 255 }
    return VectorColor(red: mixed(sum.0, 35), green: mixed(sum.1, 31), blue: mixed(sum.2, 32))
  }

  /// CIE L*a*b* to sRGB, without adaption of the white point beyond a scale.
  private static func lab(
    _ l: Double, _ a: Double, _ b: Double, _ white: [Double], _ range: [Double]
  ) -> VectorColor {
    func limited(_ value: Double, _ index: Int) -> Double {
      2 * index + 1 < range.count ? max(range[2 * index], min(range[2 * index + 1], value)) : value
    }
    let middle = (max(0, min(100, l)) + 16) / 116
    func cube(_ value: Double) -> Double {
      value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    // Scaled to the white of sRGB, whichever the white of the space is.
    let x = 0.9505 * cube(middle + limited(a, 0) / 500)
    let y = cube(middle)
    let z = 1.089 * cube(middle - limited(b, 1) / 200)
    func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? 12.92 * value : 1.055 * power(value, 1 / 2.4) - 0.055
    }
    return VectorColor(
      red: encoded(3.2406 * x - 1.5372 * y - 0.4986 * z),
      green: encoded(-0.9689 * x + 1.8758 * y + 0.0415 * z),
      blue: encoded(0.0557 * x - 0.2040 * y + 1.0570 * z))
  }
}
