/// An affine union-find over the variables: each is fixed, or a factor times another one plus an offset.
///
/// Required equalities of up to two unknowns, which is most of any layout, disappear here at about 10 ns each.
/// While it grows, links are never shortened: union by size keeps a path below log2(n) steps (nearly always one
/// or two), and the links in their order of creation are what an explanation is read from. `flatten()` then
/// ties every variable directly to its root.
///
/// Parents are an array of their own, 4 bytes each: it stays in the nearest cache, and is all that has to be
/// initialised.
struct EqualityForest<Form: AffineForm> {
  /// The variable it hangs on; `fixed`; or, for a root, the negative of the number of variables below it.
  private(set) var parents: Buffer<Int32>
  /// value = factor * value of parent + offset, for all but roots.
  private(set) var offsets: Buffer<Form>
  /// Meaningless for roots; for fixed variables the product of what they were linked by, after `flatten()`.
  private(set) var factors: Buffer<Double>
  /// The position of the model's row that made the link; `none` for a parameter.
  private(set) var rows: Buffer<Int32>
  /// The variables in the order in which they ceased to be roots.
  var links: Run<Int32> {
    linkedVariables.elements(0..<linkCount)
  }

  /// What limits the precision of all that is read off the forest, once it is flat.
  private(set) var precision = Precision<Form>()
  private var linkedVariables: Buffer<Int32>
  private var linkCount = 0
  /// All of the arrays above in one piece: each allocation counts in a small system.
  private let block: Buffer<Form>

  static var fixed: Int32 { .min }
  static var none: Int32 { -1 }

  init(variableCount: Int) {
    let formSize = MemoryLayout<Form>.stride
    let perVariable = formSize + 8 + 3 * 4
    var block = Buffer<Form>()
    block.resizeUninitialized(to: (variableCount * perVariable + formSize - 1) / formSize + 1)
    offsets = Buffer(partOf: block, at: 0, count: variableCount)
    factors = Buffer(partOf: block, at: variableCount * formSize, count: variableCount)
    parents = Buffer(partOf: block, at: variableCount * (formSize + 8), count: variableCount)
    rows = Buffer(partOf: block, at: variableCount * (formSize + 12), count: variableCount)
    linkedVariables = Buffer(partOf: block, at: variableCount * (formSize + 16), count: variableCount)
    self.block = block
    parents.fill(with: -1)
  }

  func deallocate() { block.deallocate() }

  var variableCount: Int { parents.count }
  var rootCount: Int { parents.count - linkCount }

  @inline(__always)
  func isRoot(_ variable: Int32) -> Bool { parents[variable] < 0 && parents[variable] != Self.fixed }

  /// Follows a variable to its root: adds what it is worth beyond the root to `constant`, multiplies `factor`,
  /// and returns the root, or `fixed`.
  @inline(__always)
  func follow(_ variable: Int32, _ factor: inout Double, _ constant: inout Form) -> Int32 {
    var current = variable
    var parent = parents[current]
    while parent >= 0 {
      constant += factor * offsets[current]
      factor *= factors[current]
      current = parent
      parent = parents[current]
    }
    if parent != Self.fixed { return current }
    constant += factor * offsets[current]
    return Self.fixed
  }

  /// Makes a root a given value. `row` is the row that says so.
  @inline(__always)
  mutating func fix(_ root: Int32, to value: Form, because row: Int32) {
    parents[root] = Self.fixed
    offsets[root] = value
    factors[root] = 1
    rows[root] = row
    linkedVariables[linkCount] = root
    linkCount += 1
  }

  /// States `a * x + b * y + constant = 0` for two roots, and returns the one that ceased to be a root.
  @inline(__always)
  mutating func link(
    _ x: Int32, _ a: Double, _ y: Int32, _ b: Double, constant: Form, because row: Int32
  ) -> Int32 {
    let xIsSmaller = parents[x] >= parents[y]
    let child = xIsSmaller ? x : y
    let parent = xIsSmaller ? y : x
    let inverse = -1 / (xIsSmaller ? a : b)
    parents[parent] += parents[child]
    parents[child] = parent
    factors[child] = (xIsSmaller ? b : a) * inverse
    offsets[child] = constant * inverse
    rows[child] = row
    linkedVariables[linkCount] = child
    linkCount += 1
    return child
  }

  /// Ties each variable directly to its root, or fixes it: the latest links first, so that every parent is
  /// tied before its children.
  ///
  /// What it looks at anyway says how precise the forest is; see `Precision`.
  mutating func flatten() {
    for index in stride(from: linkCount - 1, through: 0, by: -1) {
      let variable = linkedVariables[index]
      let parent = parents[variable]
      if parent >= 0 {
        let grandparent = parents[parent]
        if grandparent >= 0 || grandparent == Self.fixed {
          offsets[variable] += factors[variable] * offsets[parent]
          factors[variable] *= factors[parent]
          parents[variable] = grandparent
        }
        precision.note(factor: factors[variable])
      }
      precision.note(offset: offsets[variable])
    }
  }
}
