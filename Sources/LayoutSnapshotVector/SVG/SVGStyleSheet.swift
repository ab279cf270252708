/// The rules of `<style>` elements whose selectors are names, classes, ids, and these together: `path`, `.a`, `g.b#c`.
struct SVGStyleSheet {
  struct Declaration {
    let name: String
    let value: String
    let isImportant: Bool
  }

  private struct Rule {
    var element: String?
    var id: String?
    var classes: [String] = []
    let declarations: [Declaration]

    var weight: Int {
      (id == nil ? 0 : 1_000_000) + 1000 * min(classes.count, 999) + (element == nil ? 0 : 1)
    }
  }

  private var rules: [Rule] = []
  /// The rules that can apply to an element of an id, class or name, by that: most rules name one class.
  private var index: [String: [Int]] = [:]
  /// What is not understood, for a message.
  private(set) var lacks: [String] = []

  var isEmpty: Bool { rules.isEmpty }

  /// Adds the rules of a sheet.
  mutating func add(_ text: String) {
    var rest = SVGStyleSheet.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].trimmed
      rest = rest[rest.index(after: open)...]
      if selectors.hasPrefix("@") {
        SVGStyleSheet.skipBlock(&rest)
        if selectors.hasPrefix("@media") { lacks.append("conditions in a style sheet") }
        continue
      }
      let close = rest.firstIndex(of: "}") ?? rest.endIndex
      let declarations = SVGStyleSheet.declarations(rest[..<close])
      rest = rest[close...].dropFirst()
      for selector in selectors.split(separator: ",") { add(selector.trimmed, declarations) }
    }
  }

  private mutating func add(_ selector: String, _ declarations: [Declaration]) {
    var rule = Rule(declarations: declarations)
    var scanner = SVGScanner(selector)
    func name() -> String {
      let start = scanner.position
      while !scanner.isAtEnd, ![35, 46, 32, 9, 10, 13, 58, 91, 62, 43, 126, 42].contains(scanner.next) {
        scanner.position += 1
      }
      return String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
    }
    if !scanner.take("*") {
      let element = name()
      rule.element = element.isEmpty ? nil : element
    }
    while !scanner.isAtEnd {
      if scanner.take(".") {
        rule.classes.append(name())
      } else if scanner.take("#") {
        rule.id = name()
      } else {
        // Relations, states and attributes.
        return lacks.append("some selectors of a style sheet")
      }
    }
    let key = rule.id.map { "#" + $0 } ?? rule.classes.first.map { "." + $0 } ?? rule.element ?? "*"
    index[key, default: []].append(rules.count)
    rules.append(rule)
  }

  /// The rules that name an element, its id or one of its classes.
  func candidates(element: String, id: String?, classes: [String]) -> [Int] {
    if rules.isEmpty { return [] }
    let keys = ["*", element] + (id.map { ["#" + $0] } ?? []) + classes.map { "." + $0 }
    return keys.flatMap { index[$0] ?? [] }
  }

  /// How much there is to read in the rules that name an element.
  func cost(element: String, id: String?, classes: [String]) -> Int {
    candidates(element: element, id: id, classes: classes)
      .reduce(0) { $0 + 1 + rules[$1].declarations.count + rules[$1].classes.count }
  }

  /// What the sheets say about an element, the weightiest last.
  func declarations(element: String, id: String?, classes: [String]) -> [Declaration] {
    var found = candidates(element: element, id: id, classes: classes).filter { number in
      let rule = rules[number]
      return (rule.element ?? element) == element && (rule.id == nil || rule.id == id)
        && rule.classes.allSatisfy(classes.contains)
    }
    found.sort { (rules[$0].weight, $0) < (rules[$1].weight, $1) }
    return found.flatMap { rules[$0].declarations }
  }

  /// The declarations of a block, or of an attribute `style`.
  static func declarations(_ text: some StringProtocol) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      let isImportant = value.hasSuffix("!important")
      if isImportant { value = value.dropLast(10).trimmed }
      return Declaration(
        name: part[..<colon].trimmed.lowercased(), value: value, isImportant: isImportant)
    }
  }

  private static func skipBlock(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isComment = false
    let all = Array(text.utf8)
    var index = 0
    while index < all.count {
      let pair = index + 1 < all.count ? (all[index], all[index + 1]) : (all[index], 0)
      if pair == (47, 42) || (isComment && pair == (42, 47)) {
        isComment = pair == (47, 42)
        index += 2
      } else {
        if !isComment { bytes.append(all[index]) }
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
