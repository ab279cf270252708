/// An affine union-find over the variables: each is fixed, or a factor times another one plus an offset.
///
/// Required equalities of up to two unknowns, which is most of any layout, disappear here at about 20 ns each.
/// Links are never shortened: union by size keeps a path below log2(n) steps (nearly always one or two), and the
/// links in their order of creation are what an explanation is read from.
struct EqualityForest<Form: AffineForm> {
  /// One variable. 64 bytes with four lanes: following a link touches one cache line.
  struct Node: BitwiseCopyable {
    /// value = factor * value of parent + offset
    var offset = Form()
    var factor = 1.0
    /// The variable it hangs on, itself if it is a root, or `fixed`.
    var parent: Int32
    /// The number of variables below a root.
    var size: Int32 = 1
    /// The position of the model's row that made the link; `none` for a parameter or a root.
    var row = EqualityForest.none
    /// The first entry in the list of parked rows to look at again when this root goes.
    var firstWatch = EqualityForest.none
    /// The number of a root among the roots that take part in remaining rows.
    var rootIndex = EqualityForest.none

    init(rootAt index: Int32) { parent = index }
  }

  static var fixed: Int32 { -1 }
  static var none: Int32 { -1 }

  var nodes: Buffer<Node>
  /// The variables in the order in which they ceased to be roots.
  var links: Buffer<Int32>

  init(variableCount: Int) {
    nodes = Buffer(minimumCapacity: variableCount)
    links = Buffer(minimumCapacity: variableCount)
    for index in 0..<Int32(truncatingIfNeeded: variableCount) { nodes.append(Node(rootAt: index)) }
  }

  func deallocate() {
    nodes.deallocate()
    links.deallocate()
  }

  /// A variable as `factor * root + offset`; the root is `fixed` if the offset is all there is.
  struct Position {
    var root: Int32
    var factor: Double
    var offset: Form
  }

  @inline(__always)
  func position(of variable: Int32) -> Position {
    let node = nodes[variable]
    if node.parent == variable { return Position(root: variable, factor: 1, offset: Form()) }
    var position = Position(root: node.parent, factor: node.factor, offset: node.offset)
    while position.root >= 0 {
      let next = nodes[position.root]
      if next.parent == position.root { break }
      position.offset += position.factor * next.offset
      position.factor *= next.factor
      position.root = next.parent
    }
    return position
  }

  /// Makes a root a given value. `row` is the row that says so.
  @inline(__always)
  mutating func fix(_ root: Int32, to value: Form, because row: Int32) {
    nodes[root].offset = value
    nodes[root].factor = 0
    nodes[root].parent = Self.fixed
    nodes[root].row = row
    links.append(root)
  }

  /// States `a * x + b * y + constant = 0` for two roots, and returns the one that ceased to be a root.
  @inline(__always)
  mutating func link(
    _ x: Int32, _ a: Double, _ y: Int32, _ b: Double, constant: Form, because row: Int32
  ) -> Int32 {
    let xIsSmaller = nodes[x].size <= nodes[y].size
    let child = xIsSmaller ? x : y
    let parent = xIsSmaller ? y : x
    let inverse = -1 / (xIsSmaller ? a : b)
    nodes[child].factor = (xIsSmaller ? b : a) * inverse
    nodes[child].offset = constant * inverse
    nodes[child].parent = parent
    nodes[child].row = row
    nodes[parent].size += nodes[child].size
    links.append(child)
    return child
  }
}
