/// The embedding levels of one paragraph: the Unicode Bidirectional Algorithm, UAX #9, revision 46.
///
/// Levels are resolved over the whole paragraph, before lines are known; each line is then put into visual
/// order by `visualOrder(of:)`. All rules are implemented, isolates and paired brackets included; the rule
/// numbers stand at the code.
struct BidiParagraph {
  /// Even levels run left to right, odd ones right to left.
  private(set) var levels: [UInt8]
  let baseLevel: UInt8
  private let original: [BidiClass]

  /// - Parameters:
  ///   - scalars: The paragraph's characters, its separator included where it has one.
  ///   - baseLevel: 0 or 1; nil to follow the first strong character.
  ///   - fallback: The level where `baseLevel` is nil and no character is strong.
  init(
    _ scalars: [Unicode.Scalar], _ properties: [UnicodeProperties], baseLevel: UInt8?, fallback: UInt8 = 0
  ) {
    original = properties.map { $0.bidiClass }
    let base = baseLevel ?? BidiParagraph.firstStrongLevel(original[...]) ?? fallback
    self.baseLevel = base
    // Text that is all left-to-right, which is most text, needs no resolution.
    if base == 0, !original.contains(where: BidiParagraph.needsResolution) {
      levels = [UInt8](repeating: 0, count: scalars.count)
      return
    }
    var explicit = BidiExplicit(original, baseLevel: base)
    explicit.run()
    levels = explicit.levels
    for sequence in explicit.isolatingRunSequences() {
      var resolver = BidiSequence(sequence, levels: levels, classes: explicit.classes, scalars: scalars)
      resolver.run(originals: original)
      for (position, index) in sequence.indices.enumerated() { levels[index] = resolver.levels[position] }
    }
    explicit.levelRemovedCharacters(&levels)
  }

  /// P2 and P3: the level of the first strong character, isolates skipped.
  static func firstStrongLevel(_ classes: ArraySlice<BidiClass>) -> UInt8? {
    var isolates = 0
    for type in classes {
      switch type {
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: isolates += 1
      case .popIsolate: isolates = max(0, isolates - 1)
      case .leftToRight where isolates == 0: return 0
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0: return 1
      case .paragraphSeparator: return nil
      default: break
      }
    }
    return nil
  }

  private static func needsResolution(_ type: BidiClass) -> Bool {
    switch type {
    case .rightToLeft, .arabicLetter, .arabicNumber, .leftToRightEmbedding, .leftToRightOverride,
      .rightToLeftEmbedding, .rightToLeftOverride, .leftToRightIsolate, .rightToLeftIsolate,
      .firstStrongIsolate:
      true
    default: false
    }
  }

  /// Rule L1 for one line: separators, and the spaces before them and at the line's end, take the base level.
  func lineLevels(of line: Range<Int>) -> [UInt8] {
    var result = Array(levels[line])
    var resets = true
    for index in line.reversed() {
      switch original[index] {
      case .segmentSeparator, .paragraphSeparator:
        result[index - line.lowerBound] = baseLevel
        resets = true
      case .whiteSpace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popIsolate:
        if resets { result[index - line.lowerBound] = baseLevel }
      case .boundaryNeutral, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
        .rightToLeftOverride, .popEmbedding:
        if resets { result[index - line.lowerBound] = baseLevel }
      default: resets = false
      }
    }
    return result
  }

  /// Rule L2: the indices of `levels`, from left to right.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
