/// Rules X1 to X10: explicit embeddings, overrides and isolates, and the sequences that the other rules work
/// on.
struct BidiExplicit {
  private(set) var levels: [UInt8]
  /// Classes with overrides applied.
  private(set) var classes: [BidiClass]
  private let baseLevel: UInt8
  private let original: [BidiClass]
  /// For each isolate initiator its pop, and the other way round.
  private var partners: [Int?]

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isolate: Bool
  }

  private static let maximumDepth: UInt8 = 125

  init(_ classes: [BidiClass], baseLevel: UInt8) {
    original = classes
    self.classes = classes
    self.baseLevel = baseLevel
    levels = [UInt8](repeating: baseLevel, count: classes.count)
    partners = BidiExplicit.isolatePairs(classes)
  }

  /// BD9: matching isolate initiators and pops.
  private static func isolatePairs(_ classes: [BidiClass]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: classes.count)
    var open: [Int] = []
    for index in classes.indices {
      switch classes[index] {
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: open.append(index)
      case .popIsolate:
        if let start = open.popLast() { (partners[start], partners[index]) = (index, start) }
      case .paragraphSeparator: open.removeAll()
      default: break
      }
    }
    return partners
  }

  mutating func run() {
    var stack = [Status(level: baseLevel, override: nil, isolate: false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    for index in classes.indices {
      let top = stack[stack.count - 1]
      switch original[index] {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
        // X2 to X5
        let next = BidiExplicit.nextLevel(top.level, rightToLeft: isRightToLeft(original[index]))
        levels[index] = top.level
        if next <= BidiExplicit.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          stack.append(Status(level: next, override: overrideClass(original[index]), isolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:  // X5a to X5c
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
        let next = BidiExplicit.nextLevel(top.level, rightToLeft: isolateRunsRightToLeft(index))
        if next <= BidiExplicit.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: next, override: nil, isolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popIsolate:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { classes[index] = override }
      case .popEmbedding:  // X7
        if overflowIsolates == 0 {
          if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
          } else if !top.isolate, stack.count >= 2 {
            stack.removeLast()
          }
        }
        levels[index] = stack[stack.count - 1].level
      case .paragraphSeparator:  // X8
        levels[index] = baseLevel
      case .boundaryNeutral:
        levels[index] = top.level
      default:  // X6
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
      }
    }
  }

  private static func nextLevel(_ level: UInt8, rightToLeft: Bool) -> UInt8 {
    rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  private func isRightToLeft(_ type: BidiClass) -> Bool {
    type == .rightToLeftEmbedding || type == .rightToLeftOverride
  }

  private func overrideClass(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .rightToLeftOverride: .rightToLeft
    case .leftToRightOverride: .leftToRight
    default: nil
    }
  }

  private func isolateRunsRightToLeft(_ index: Int) -> Bool {
    switch original[index] {
    case .rightToLeftIsolate: return true
    case .leftToRightIsolate: return false
    default:
      let end = partners[index] ?? original.count
      return BidiParagraph.firstStrongLevel(original[(index + 1)..<end]) == 1
    }
  }

  /// X9: what the remaining rules do not see.
  static func isRemoved(_ type: BidiClass) -> Bool {
    switch type {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popEmbedding,
      .boundaryNeutral:
      true
    default: false
    }
  }

  /// X10 and BD13: level runs, joined across isolates.
  func isolatingRunSequences() -> [BidiRunSequence] {
    var runs: [[Int]] = []
    for index in classes.indices where !BidiExplicit.isRemoved(original[index]) {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var runOfStart = [Int](repeating: -1, count: classes.count)
    for (number, run) in runs.enumerated() { runOfStart[run[0]] = number }

    var sequences: [BidiRunSequence] = []
    for run in runs {
      if original[run[0]] == .popIsolate, partners[run[0]] != nil { continue }
      var indices = run
      while let last = indices.last, isInitiator(original[last]), let partner = partners[last],
        runOfStart[partner] >= 0
      {
        indices += runs[runOfStart[partner]]
      }
      sequences.append(sequence(indices))
    }
    return sequences
  }

  private func isInitiator(_ type: BidiClass) -> Bool {
    type == .leftToRightIsolate || type == .rightToLeftIsolate || type == .firstStrongIsolate
  }

  private func sequence(_ indices: [Int]) -> BidiRunSequence {
    let level = levels[indices[0]]
    var before = indices[0] - 1
    while before >= 0, BidiExplicit.isRemoved(original[before]) { before -= 1 }
    let last = indices[indices.count - 1]
    var after = last + 1
    while after < original.count, BidiExplicit.isRemoved(original[after]) { after += 1 }
    let levelBefore = before >= 0 ? levels[before] : baseLevel
    var levelAfter = after < original.count ? levels[after] : baseLevel
    if isInitiator(original[last]), partners[last] == nil { levelAfter = baseLevel }
    return BidiRunSequence(
      indices: indices, level: level,
      start: max(level, levelBefore) & 1 == 0 ? .leftToRight : .rightToLeft,
      end: max(level, levelAfter) & 1 == 0 ? .leftToRight : .rightToLeft)
  }

  /// Gives the characters that X9 removed the level of what stands before them, so that they move with it.
  func levelRemovedCharacters(_ levels: inout [UInt8]) {
    for index in levels.indices where BidiExplicit.isRemoved(original[index]) {
      levels[index] = index > 0 ? levels[index - 1] : baseLevel
    }
  }
}

/// An isolating run sequence: its characters, and the directions at its ends.
struct BidiRunSequence {
  var indices: [Int]
  var level: UInt8
  var start: BidiClass
  var end: BidiClass
}
