/// Which iOS the system font's spacing follows.
package enum SystemFontGeneration: UInt8, Hashable, Sendable {
  /// iOS 13 and before (Interface Builder's `toolsVersion` below 16000).
  case iOS13
  /// iOS 14 and after.
  case iOS14
}

/// The space that the system font adds after every character, which depends on the size.
///
/// Measured sizes come from the same labels as `MeasuredAdvances`; all others from the tracking table of
/// Apple's Human Interface Guidelines ("Typography", SF Pro), with which the measured ones agree within 0.05
/// pt; -0.42 at 20 pt is measured, too, where the table has -0.45.
enum SystemFontTracking {
  /// Points to add after each character; linear between whole sizes.
  static func points(size: Double, cut: SystemFontCut, generation: SystemFontGeneration) -> Double {
    // Below the smallest tabulated size, and above the largest, the same fraction of an em.
    guard size > smallest else { return published[0] * size / smallest }
    let last = Double(published.count - 1) + smallest
    guard size < last else { return 0 }
    let lower = PixelGrid.floor(size)
    let index = Int(lower) - Int(smallest)
    let table = measured(cut, generation)
    let before = entry(index, table)
    let after = entry(index + 1, table)
    return before + (after - before) * (size - lower)
  }

  /// How far the advances have moved from the text cut (0) to the embedded family's display cut (1) and
  /// beyond.
  ///
  /// The measured advances are those of the text cut and hold up to 19 pt. Larger text is set tighter until
  /// 28 pt, the range over which the system font changes its design; labels of 20 to 42 pt follow a straight
  /// line that starts at 17 pt, passes the embedded display cut at 24 pt and ends at 28.
  static func displayShare(size: Double) -> Double {
    if size <= 19 { return 0 }
    if size < 20 { return (size - 19) * 3 / 7 }
    return (min(size, 28) - 17) / 7
  }

  private static let smallest = 6.0

  private static func entry(_ index: Int, _ measured: [Double?]) -> Double {
    if index < measured.count, let value = measured[index] { return value }
    return published[index]
  }

  private static func measured(_ cut: SystemFontCut, _ generation: SystemFontGeneration) -> [Double?] {
    switch (cut, generation) {
    case (.regular, .iOS13): regular13
    case (.regular, .iOS14): regular14
    case (.medium, .iOS13): medium13
    case (.medium, .iOS14): medium14
    case (.semibold, _), (.bold, _): []
    }
  }

  // From 6 pt on, one entry a point.
  private static let regular13: [Double?] = [
    nil, nil, nil, 0.179, nil, 0.072, 0.009, -0.024, -0.15, -0.226, -0.31, -0.397, -0.439, -0.455,
  ]
  private static let regular14: [Double?] = [
    nil, nil, nil, nil, nil, 0.063, 0.01, -0.084, -0.152, -0.226, -0.318, -0.43, -0.494,
  ]
  private static let medium13: [Double?] = [
    nil, nil, nil, nil, nil, nil, nil, nil, -0.15, nil, -0.31, -0.418, -0.44,
  ]
  private static let medium14: [Double?] = [
    nil, nil, nil, nil, nil, 0.03, -0.01, nil, nil, nil, -0.306, -0.46,
  ]
  private static let published: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,  // 6 to 19
    -0.42, -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40,  // 20 to 33
    0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37,  // 34 to 47
    0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32, 0.31, 0.30, 0.29, 0.28, 0.27, 0.26, 0.25,  // 48 to 61
    0.24, 0.23, 0.22, 0.205, 0.19, 0.18, 0.17, 0.155, 0.14, 0.14, 0.14, 0.1225, 0.105, 0.0875,  // 62 to 75
    0.07, 0.0525, 0.035, 0.0175, 0,  // 76 to 80
  ]
}
