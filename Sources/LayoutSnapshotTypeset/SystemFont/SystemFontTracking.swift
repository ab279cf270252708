/// Which iOS the system font's spacing follows.
package enum SystemFontGeneration: UInt8, Hashable, Sendable {
  /// iOS 13 and before: Xcode 11.7 and before, whose `toolsVersion` is below 17000.
  case iOS13
  /// iOS 14 and after.
  case iOS14

  /// Signs that had other advances, as shares of today's. Inferred from labels that Xcode saved: 100%, 0%, 68%, 24% and 8%
  /// of three authors, three texts with underscores of two, and 9 – 11am, 3 – 4pm and a lone dash of two.
  var shares: [(sign: Unicode.Scalar, share: Double)] {
    switch self {
    case .iOS13: [("%", 1700.0 / 1863), ("_", 893.0 / 1163), ("\u{2013}", 5069.0 / 4669)]
    case .iOS14: []
    }
  }
}

/// What the system font's size decides: the space after every character, and the share of its display design.
///
/// From 8 to 40 points both were measured on iOS, and are the same for every weight; the source is that of
/// `SystemFontAdvances`. Beyond, the space follows the tracking table of Apple's Human Interface Guidelines
/// ("Typography", SF Pro), which lies 1/2048 em below the measured one from 35 to 40 points.
enum SystemFontTracking {
  /// Points to add after each character.
  static func points(size: Double, generation: SystemFontGeneration) -> Double {
    units(size: size, generation: generation) * size / SystemFontMaster.unitsPerEm
  }

  /// How far the advances have moved from the design for text (0) to that for display (1).
  ///
  /// Three straight lines that meet at 19 and 24 points. Until iOS 13 there were two fonts, and 20 points was the
  /// first size of the other.
  static func displayShare(size: Double, generation: SystemFontGeneration) -> Double {
    if generation == .iOS13 { return size < 20 ? 0 : 1 }
    if size <= 17 { return 0 }
    if size <= 19 { return (size - 17) / 22 }
    if size <= 24 { return (1 + (size - 19) * 1.6) / 11 }
    return min(1, (9 + (size - 24) / 2) / 11)
  }

  /// In 1/2048 em; linear between whole sizes. Below the smallest tabulated size and above the largest it stays.
  private static func units(size: Double, generation: SystemFontGeneration) -> Double {
    let steps = min(max(size, smallest), smallest + Double(measured.count - 1)) - smallest
    let index = min(Int(steps), measured.count - 2)
    let (before, after) = (entry(index, generation), entry(index + 1, generation))
    return before + (after - before) * (steps - Double(index))
  }

  private static func entry(_ index: Int, _ generation: SystemFontGeneration) -> Double {
    if generation == .iOS13, let older = older[index + Int(smallest)] { return older }
    return measured[index]
  }

  private static let smallest = 6.0

  /// From 6 points on, one entry a point, against 15 points in text and 34 points in display.
  private static let measured: [Double] = [
    112, 98, 84, 70, 56, 44, 32, 20, 10, 0, -8, -20, -20.5, -21,  // 6 to 19
    -27, -24, -21, -14, -7, -4.5, -1.5, 1.5, 5, 4, 4, 3, 3, 1,  // 20 to 33
    0, -1, -2, -3, -3, -3, -4, -5, -5, -5, -6, -7, -7, -7,  // 34 to 47
    -8, -9, -9, -9, -10, -11, -11, -11.5, -12, -12.5, -13, -13.5, -14, -14.5,  // 48 to 61
    -15, -15.5, -16, -16.5, -17, -17.5, -18, -18.5, -19, -19, -19, -19.5, -20, -20.5,  // 62 to 75
    -21, -21.5, -22, -22.5, -23,  // 76 to 80
  ]

  /// Where iOS 13 and before set letters otherwise, inferred from labels of such documents.
  private static let older: [Int: Double] = [
    13: 18, 17: -15, 18: -17, 19: -18, 20: 15, 21: 12, 22: 9, 23: 8, 24: 7.5, 25: 7, 26: 6, 27: 5.5,
  ]
}
