/// Where a line may end: UAX #14 in its default form, with numbers kept whole (example 7 of its section 8.2).
///
/// South-East Asian scripts, which need a dictionary, break at spaces only.
struct LineBreaker {
  enum Opportunity: UInt8, Sendable {
    case none, allowed, mandatory
  }

  /// For each character whether a line may end after it. The last one is always mandatory.
  static func opportunities(_ properties: [UnicodeProperties]) -> [Opportunity] {
    var breaker = LineBreaker(properties)
    return breaker.run()
  }

  private let properties: [UnicodeProperties]
  /// Classes with marks folded into what they follow (LB9, LB10).
  private var classes: [LineBreakClass] = []
  /// Whether the character belongs to the one before it, so that nothing breaks between.
  private var attached: [Bool] = []
  private let numbers: [Bool]

  private init(_ properties: [UnicodeProperties]) {
    self.properties = properties
    classes.reserveCapacity(properties.count)
    attached.reserveCapacity(properties.count)
    for index in properties.indices {
      let own = properties[index].lineBreakClass
      let isMark = own == .cm || own == .zwj
      if isMark, index > 0, LineBreaker.carriesMarks(classes[index - 1]) {
        classes.append(classes[index - 1])
        attached.append(true)
      } else {
        classes.append(isMark ? .al : own)
        attached.append(false)
      }
    }
    numbers = LineBreaker.numberInteriors(classes, attached)
  }

  private static func carriesMarks(_ base: LineBreakClass) -> Bool {
    switch base {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }

  private mutating func run() -> [Opportunity] {
    var result = [Opportunity](repeating: .none, count: properties.count)
    var flags = 0
    // The last character that is not a space, for rules that look across spaces.
    var beforeSpaces: LineBreakClass?
    for index in properties.indices {
      let current = classes[index]
      if !attached[index] { flags = current == .ri ? flags + 1 : 0 }
      if current != .sp { beforeSpaces = current }
      guard index + 1 < properties.count else {
        result[index] = .mandatory  // LB3
        break
      }
      if attached[index + 1] { continue }
      result[index] = between(index, beforeSpaces: beforeSpaces, flags: flags)
    }
    return result
  }

  private func between(_ index: Int, beforeSpaces: LineBreakClass?, flags: Int) -> Opportunity {
    let (left, right) = (classes[index], classes[index + 1])
    switch left {  // LB4, LB5
    case .bk, .lf, .nl: return .mandatory
    case .cr: return right == .lf ? .none : .mandatory
    default: break
    }
    switch right {  // LB6, LB7
    case .bk, .cr, .lf, .nl, .sp, .zw: return .none
    default: break
    }
    if beforeSpaces == .zw { return .allowed }  // LB8
    if properties[index].lineBreakClass == .zwj { return .none }  // LB8a
    if left == .wj || right == .wj || left == .gl { return .none }  // LB11, LB12
    if right == .gl, left != .sp, left != .ba, left != .hy { return .none }  // LB12a
    if forbidsAcrossSpaces(right, beforeSpaces) { return .none }
    if left == .sp { return .allowed }  // LB18
    if left == .qu || right == .qu { return .none }  // LB19
    if left == .cb || right == .cb { return .allowed }  // LB20
    if numbers[index] { return .none }  // LB25
    return forbids(index, left, right, flags: flags) ? .none : .allowed
  }

  /// LB13 to LB17: rules that hold even where spaces stand between.
  private func forbidsAcrossSpaces(_ right: LineBreakClass, _ before: LineBreakClass?) -> Bool {
    switch right {
    case .ex, .cl, .cp, .is, .sy: return true  // LB13
    default: break
    }
    guard let before else { return false }
    switch (before, right) {
    case (.op, _), (.qu, .op), (.cl, .ns), (.cp, .ns), (.b2, .b2): return true  // LB14 to LB17
    default: return false
    }
  }

  /// LB21 to LB30b.
  private func forbids(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass, flags: Int) -> Bool {
    if right == .ba || right == .hy || right == .ns || left == .bb { return true }  // LB21
    if left == .hy || left == .ba, precedes(index, .hl) { return true }  // LB21a
    if left == .sy, right == .hl { return true }  // LB21b
    if right == .in { return true }  // LB22
    switch (left, right) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return true
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return true  // LB27
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return true
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): return true  // LB28, LB29
    case (.al, .op), (.hl, .op), (.nu, .op): return !properties[index + 1].isEastAsian  // LB30
    case (.cp, .al), (.cp, .hl), (.cp, .nu): return !properties[base(of: index)].isEastAsian
    case (.ri, .ri): return flags % 2 == 1  // LB30a
    case (.eb, .em): return true  // LB30b
    case (_, .em):
      let picture = properties[base(of: index)]
      return picture.isPictographic && picture.isUnassigned
    default: return false
    }
  }

  /// The character that the marks up to `index` sit on.
  private func base(of index: Int) -> Int {
    var index = index
    while attached[index] { index -= 1 }
    return index
  }

  /// Whether the character before the one at `index` is of class `wanted`.
  private func precedes(_ index: Int, _ wanted: LineBreakClass) -> Bool {
    let base = base(of: index)
    return base > 0 && classes[base - 1] == wanted
  }

  /// For each character whether a number goes on after it: (PR|PO) (OP|HY)? NU (NU|SY|IS)* (CL|CP)? (PR|PO)?
  private static func numberInteriors(_ classes: [LineBreakClass], _ attached: [Bool]) -> [Bool] {
    var inside = [Bool](repeating: false, count: classes.count)
    var index = 0
    while index < classes.count {
      guard let end = numberEnd(classes, attached, from: index) else {
        index = next(attached, after: index)
        continue
      }
      for position in index..<(end.next - 1) { inside[position] = true }
      index = end.resume
    }
    return inside
  }

  /// Where the number that begins at `start` ends, and where to look for the next one; nil where none begins.
  private static func numberEnd(
    _ classes: [LineBreakClass], _ attached: [Bool], from start: Int
  ) -> (next: Int, resume: Int)? {
    var at = start
    func isClass(_ wanted: LineBreakClass...) -> Bool { at < classes.count && wanted.contains(classes[at]) }
    if isClass(.pr, .po) { at = next(attached, after: at) }
    if isClass(.op, .hy) { at = next(attached, after: at) }
    guard isClass(.nu) else { return nil }
    while isClass(.nu, .sy, .is) { at = next(attached, after: at) }
    if isClass(.cl, .cp) { at = next(attached, after: at) }
    // The sign after one number may be the sign before the next.
    let sign = at
    if isClass(.pr, .po) { at = next(attached, after: at) }
    return (at, sign)
  }

  private static func next(_ attached: [Bool], after index: Int) -> Int {
    var next = index + 1
    while next < attached.count, attached[next] { next += 1 }
    return next
  }
}
