/// Rules W1 to W7, N0 to N2, I1 and I2, on one isolating run sequence.
struct BidiSequence {
  private(set) var levels: [UInt8]
  private var classes: [BidiClass]
  private let sequence: BidiRunSequence
  private let scalars: [Unicode.Scalar]

  init(_ sequence: BidiRunSequence, levels: [UInt8], classes: [BidiClass], scalars: [Unicode.Scalar]) {
    self.sequence = sequence
    self.levels = sequence.indices.map { levels[$0] }
    self.classes = sequence.indices.map { classes[$0] }
    self.scalars = sequence.indices.map { scalars[$0] }
  }

  /// - Parameter originals: The classes of the whole paragraph, before overrides and rules.
  mutating func run(originals: [BidiClass]) {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveBrackets(originals: originals)
    resolveNeutrals()
    for position in classes.indices {  // I1, I2
      switch (levels[position] & 1, classes[position]) {
      case (0, .rightToLeft): levels[position] += 1
      case (0, .arabicNumber), (0, .europeanNumber): levels[position] += 2
      case (1, .leftToRight), (1, .arabicNumber), (1, .europeanNumber): levels[position] += 1
      default: break
      }
    }
  }

  // MARK: Weak types

  /// W1.
  private mutating func resolveMarks() {
    var previous = sequence.start
    for position in classes.indices {
      if classes[position] == .nonspacingMark {
        classes[position] = BidiSequence.isIsolateControl(previous) ? .otherNeutral : previous
      }
      previous = classes[position]
    }
  }

  /// W2 and W3.
  private mutating func resolveNumbers() {
    var strong = sequence.start
    for position in classes.indices {
      switch classes[position] {
      case .leftToRight, .rightToLeft, .arabicLetter: strong = classes[position]
      case .europeanNumber where strong == .arabicLetter: classes[position] = .arabicNumber
      default: break
      }
    }
    for position in classes.indices where classes[position] == .arabicLetter {
      classes[position] = .rightToLeft
    }
  }

  /// W4 to W7.
  private mutating func resolveSeparators() {
    for position in classes.indices.dropFirst().dropLast() {  // W4
      let (before, after) = (classes[position - 1], classes[position + 1])
      guard before == after else { continue }
      switch (classes[position], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber):
        classes[position] = .europeanNumber
      case (.commonSeparator, .arabicNumber): classes[position] = .arabicNumber
      default: break
      }
    }
    var start = 0
    while start < classes.count {  // W5
      guard classes[start] == .europeanTerminator else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      let touchesNumber =
        (start > 0 && classes[start - 1] == .europeanNumber)
        || (end < classes.count && classes[end] == .europeanNumber)
      if touchesNumber { for position in start..<end { classes[position] = .europeanNumber } }
      start = end
    }
    var strong = sequence.start
    for position in classes.indices {  // W6, W7
      switch classes[position] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[position] = .otherNeutral
      case .leftToRight, .rightToLeft: strong = classes[position]
      case .europeanNumber where strong == .leftToRight: classes[position] = .leftToRight
      default: break
      }
    }
  }

  // MARK: Neutrals

  /// N0.
  private mutating func resolveBrackets(originals: [BidiClass]) {
    let embedding = direction
    for pair in bracketPairs() {
      var inside: BidiClass?
      for position in (pair.open + 1)..<pair.close {
        guard let strong = strongDirection(position) else { continue }
        inside = strong
        if strong == embedding { break }
      }
      guard let inside else { continue }
      var resolved = embedding
      if inside != embedding {
        var context = sequence.start
        for position in stride(from: pair.open - 1, through: 0, by: -1) {
          if let strong = strongDirection(position) {
            context = strong
            break
          }
        }
        resolved = context == inside ? inside : embedding
      }
      for bracket in [pair.open, pair.close] {
        classes[bracket] = resolved
        var mark = bracket + 1
        while mark < classes.count, originals[sequence.indices[mark]] == .nonspacingMark {
          classes[mark] = resolved
          mark += 1
        }
      }
    }
  }

  /// BD16: pairs in the order of their opening brackets.
  private func bracketPairs() -> [(open: Int, close: Int)] {
    var stack: [(bracket: UInt32, position: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for position in classes.indices where classes[position] == .otherNeutral {
      guard let bracket = Mirroring.bracket(scalars[position]) else { continue }
      if bracket.isOpening {
        guard stack.count < 63 else { return [] }
        stack.append((bracket.partner, position))
      } else if let match = stack.lastIndex(where: { $0.bracket == bracket.own }) {
        pairs.append((stack[match].position, position))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    var start = 0
    while start < classes.count {
      guard BidiSequence.isNeutral(classes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, BidiSequence.isNeutral(classes[end]) { end += 1 }
      let before = start > 0 ? strongDirection(start - 1) ?? direction : sequence.start
      let after = end < classes.count ? strongDirection(end) ?? direction : sequence.end
      let resolved = before == after ? before : direction
      for position in start..<end { classes[position] = resolved }
      start = end
    }
  }

  private var direction: BidiClass { sequence.level & 1 == 0 ? .leftToRight : .rightToLeft }

  /// Left or right, numbers counting as right; nil for neutrals.
  private func strongDirection(_ position: Int) -> BidiClass? {
    switch classes[position] {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  private static func isIsolateControl(_ type: BidiClass) -> Bool {
    switch type {
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popIsolate: true
    default: false
    }
  }

  private static func isNeutral(_ type: BidiClass) -> Bool {
    switch type {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral: true
    default: isIsolateControl(type)
    }
  }
}
