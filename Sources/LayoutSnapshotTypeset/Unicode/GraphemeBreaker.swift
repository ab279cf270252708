/// Finds what a reader takes for one character: UAX #29, extended grapheme clusters.
///
/// Swift's own `Character` follows the Unicode version of the runtime, which on macOS is the system's;
/// wrapping and truncation must not.
enum GraphemeBreaker {
  /// For each character whether a cluster begins there.
  static func starts(_ properties: [UnicodeProperties]) -> [Bool] {
    var starts = [Bool](repeating: true, count: properties.count)
    var flags = 0  // regional indicators in a row, up to here
    // GB11: how far a picture and the marks after it reach.
    var (afterPicture, afterPictureAndJoiner) = (false, false)
    for index in properties.indices {
      let current = properties[index].graphemeClass
      if index > 0 {
        let previous = properties[index - 1].graphemeClass
        if current == .regionalIndicator, previous == .regionalIndicator {
          starts[index] = flags % 2 == 0  // GB12, GB13
        } else if afterPictureAndJoiner, properties[index].isPictographic {
          starts[index] = false
        } else {
          starts[index] = isBoundary(previous, current)
        }
      }
      flags = current == .regionalIndicator ? flags + 1 : 0
      afterPictureAndJoiner = afterPicture && current == .zwj
      afterPicture = properties[index].isPictographic || (afterPicture && current == .extend)
    }
    return starts
  }

  private static func isBoundary(_ previous: GraphemeClass, _ current: GraphemeClass) -> Bool {
    switch (previous, current) {
    case (.cr, .lf): false  // GB3
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): true  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): false  // GB7
    case (.lvt, .t), (.t, .t): false  // GB8
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): false  // GB9, GB9a, GB9b
    default: true  // GB999
    }
  }
}
