/// A function as a program of PostScript's (ISO 32000-1, 7.10.5).
struct PDFCalculator {
  indirect enum Step {
    case number(Double)
    case operation(String)
    case branch([Step], otherwise: [Step])
  }

  private let steps: [Step]
  /// About how many steps a call takes.
  let cost: Int

  private static let operations: Set<String> = [
    "abs", "add", "ceiling", "cvi", "cvr", "div", "floor", "idiv", "mod", "mul", "neg", "round", "sqrt",
    "sub",
    "truncate", "sin", "cos", "exp", "and", "or", "xor", "not", "eq", "ne", "gt", "ge", "lt", "le", "copy",
    "dup",
    "exch", "index", "pop", "roll", "true", "false",
  ]

  /// - Returns: nil for an operation that is not known: logarithms, arc tangents and shifts of bits.
  init?(_ text: [UInt8]) {
    var lexer = PDFLexer(text, hasReferences: false)
    guard case .keyword("{") = lexer.item(), let steps = PDFCalculator.block(&lexer, depth: 0) else {
      return nil
    }
    (self.steps, cost) = (steps, text.count / 4)
  }

  private static func block(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
    var steps: [Step] = []
    var blocks: [[Step]] = []
    guard depth < 32 else { return nil }
    while true {
      switch lexer.item() {
      case .object(.number(let value)): steps.append(.number(value))
      case .object(.bool(let value)): steps.append(.number(value ? 1 : 0))
      case .keyword("{"):
        guard let block = block(&lexer, depth: depth + 1) else { return nil }
        blocks.append(block)
      case .keyword("}"): return steps
      case .keyword("if"):
        guard blocks.count == 1 else { return nil }
        steps.append(.branch(blocks[0], otherwise: []))
        blocks = []
      case .keyword("ifelse"):
        guard blocks.count == 2 else { return nil }
        steps.append(.branch(blocks[0], otherwise: blocks[1]))
        blocks = []
      case .keyword(let word):
        guard operations.contains(word) else { return nil }
        steps.append(.operation(word))
      default: return nil
      }
    }
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    var stack = PDFCalculatorStack(values: input)
    run(steps, &stack)
    return stack.values
  }

  private func run(_ steps: [Step], _ stack: inout PDFCalculatorStack) {
    for step in steps {
      switch step {
      case .number(let value): stack.push(value)
      case .operation(let name): stack.apply(name)
      case .branch(let then, let otherwise): run(stack.pop() != 0 ? then : otherwise, &stack)
      }
    }
  }
}

/// The numbers that a program works on. What is missing counts as 0; truth is 1.
struct PDFCalculatorStack {
  private(set) var values: [Double]

  mutating func push(_ value: Double) {
    if values.count < 100 { values.append(value.isFinite ? value : 0) }
  }

  mutating func pop() -> Double { values.popLast() ?? 0 }

  private mutating func whole() -> Int { Int(max(-1e9, min(1e9, pop()))) }

  mutating func apply(_ name: String) {
    switch name {
    case "pop": _ = pop()
    case "dup": push(values.last ?? 0)
    case "exch":
      let (b, a) = (pop(), pop())
      push(b)
      push(a)
    case "copy":
      let count = max(0, min(whole(), values.count))
      for value in values.suffix(count) { push(value) }
    case "index":
      let index = whole()
      push(index >= 0 && index < values.count ? values[values.count - 1 - index] : 0)
    case "roll": roll()
    case "true": push(1)
    case "false": push(0)
    case "abs", "ceiling", "cvi", "cvr", "floor", "neg", "round", "sqrt", "truncate", "sin", "cos", "not":
      push(PDFCalculatorStack.single(name, pop()))
    default:
      let (b, a) = (pop(), pop())
      push(PDFCalculatorStack.double(name, a, b))
    }
  }

  private mutating func roll() {
    let (shift, count) = (whole(), whole())
    guard count > 0, count <= values.count else { return }
    let part = Array(values.suffix(count))
    let start = values.count - count
    for index in 0..<count { values[start + ((index + shift) % count + count) % count] = part[index] }
  }

  private static func single(_ name: String, _ x: Double) -> Double {
    switch name {
    case "abs": abs(x)
    case "ceiling": x.rounded(.up)
    case "floor": x.rounded(.down)
    case "neg": -x
    case "round": (x + 0.5).rounded(.down)
    case "sqrt": max(0, x).squareRoot()
    case "cvi", "truncate": x.rounded(.towardZero)
    case "sin": Turn(degrees: x).sineAndCosine.sine
    case "cos": Turn(degrees: x).sineAndCosine.cosine
    case "not": x == 0 ? 1 : 0
    default: x
    }
  }

  private static func double(_ name: String, _ a: Double, _ b: Double) -> Double {
    func truth(_ value: Bool) -> Double { value ? 1 : 0 }
    switch name {
    case "add": return a + b
    case "sub": return a - b
    case "mul": return a * b
    case "div": return a / b
    case "idiv": return b == 0 ? 0 : (a / b).rounded(.towardZero)
    case "mod": return b == 0 ? 0 : a.truncatingRemainder(dividingBy: b)
    case "exp": return power(a, b)
    case "and": return truth(a != 0 && b != 0)
    case "or": return truth(a != 0 || b != 0)
    case "xor": return truth((a != 0) != (b != 0))
    case "eq": return truth(a == b)
    case "ne": return truth(a != b)
    case "gt": return truth(a > b)
    case "ge": return truth(a >= b)
    case "lt": return truth(a < b)
    default: return truth(a <= b)
    }
  }
}
