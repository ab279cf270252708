/// A component whose rows and roots form a tree.
///
/// A row of several roots is a *link*, a root is a *node*. Stack views in stack views are a tree: the width of each row
/// is the sum of what lies in it, and is itself one of several in the row around. Seen from one node, each link states
/// its parent as a sum of its children:
///
///     parent = sum of (factor * child) + constant
///
/// Beside that each node is subject to rows of its own alone, its *marks*. A link that is no required equality has one
/// more child, its residual, of which the link's relation is the only mark.
struct RowTree<Form: AffineForm> {
  typealias Source = LexicographicSimplex<Form>.Source

  struct Node: MarkHolder {
    /// The link in which the node is a child; -1 for the node that all is seen from.
    var parentLink: Int32 = -1
    /// The first of the links whose parent the node is; -1 for none.
    var firstLink: Int32 = -1
    /// What the link multiplies it by.
    var factor = 1.0
    var firstMark: Int32 = 0
    var markCount: Int32 = 0
    /// Whether it stands for what a link lacks, and not for a root.
    var isResidual = false

    var unit: Double { 1 }
  }

  struct Link: BitwiseCopyable {
    var row: Int32
    var parent: Int32
    /// What the row itself multiplies its parent by.
    var coefficient: Double
    /// The next link of the same parent; -1 for none.
    var next: Int32
    var firstChild: Int32
    var childCount: Int32
    /// What the children's sum lacks at the parameters.
    var constant: Double

    var children: Range<Int> { Int(firstChild)..<Int(firstChild + childCount) }
  }

  /// First the roots by their position in the component, then the residuals.
  private(set) var nodes = Buffer<Node>()
  private(set) var links = Buffer<Link>()
  /// The children of all links.
  private(set) var children = Buffer<Int32>()
  /// All nodes, parents before their children.
  private(set) var order = Buffer<Int32>()
  private var ownMarks = Marks<Form>()
  private(set) var rootCount = 0
  /// Scratch: for each root the rows in which it occurs, and where those of the next root begin.
  private var uses = Buffer<Int32>()
  private var firstUses = Buffer<Int32>()
  private var rows = Buffer<Int32>()
  private var isSeen = Buffer<Bool>()

  func deallocate() {
    nodes.deallocate()
    links.deallocate()
    children.deallocate()
    order.deallocate()
    ownMarks.deallocate()
    uses.deallocate()
    firstUses.deallocate()
    rows.deallocate()
    isSeen.deallocate()
  }

  /// Node by node, and then from strong to weak.
  var marks: Buffer<Mark> { ownMarks.marks }
  /// For each mark the value at which its residual is 0.
  var forms: Buffer<Form> { ownMarks.forms }

  /// A root with more rows of its own than this has nothing of a view.
  private static var mostMarks: Int32 { 32 }

  /// Reads a component. Returns false if it is no tree.
  mutating func load(_ source: Source) -> Bool {
    rootCount = source.component.roots.count
    guard source.collectCoupledRows(into: &rows) else { return false }
    collectUses(source)
    return walk(source) && countMarks(source) && readMarks(source)
  }

  private mutating func collectUses(_ source: Source) {
    firstUses.reset(to: rootCount + 2, filling: 0)
    var count = 0
    for index in 0..<rows.count {
      for entry in source.residual.entryRange(of: rows[index]) {
        firstUses[source.position(of: source.residual.entries[entry].root) + 2] += 1
        count += 1
      }
    }
    for root in 2..<firstUses.count { firstUses[root] += firstUses[root - 1] }
    uses.resizeUninitialized(to: count)
    // Counted two places ahead, so that filling moves each start to where its root begins.
    for index in 0..<rows.count {
      for entry in source.residual.entryRange(of: rows[index]) {
        let root = source.position(of: source.residual.entries[entry].root)
        uses[firstUses[root + 1]] = Int32(truncatingIfNeeded: index)
        firstUses[root + 1] += 1
      }
    }
  }

  /// Goes from the first root to all others. As there are only as many entries as a tree has, and the component hangs
  /// together, none is met twice, unless a row names it twice.
  private mutating func walk(_ source: Source) -> Bool {
    nodes.reset(to: rootCount, filling: Node())
    links.removeAll()
    children.removeAll()
    order.removeAll()
    isSeen.reset(to: rows.count, filling: false)
    order.append(0)
    var place = 0
    while place < order.count {
      let node = order[place]
      place += 1
      if node >= rootCount { continue }
      for use in firstUses[node]..<firstUses[node + 1] where !isSeen[uses[use]] {
        isSeen[uses[use]] = true
        guard addLink(rows[uses[use]], below: node, source) else { return false }
      }
    }
    return order.count == nodes.count
  }

  private mutating func addLink(_ row: Int32, below parent: Int32, _ source: Source) -> Bool {
    let range = source.residual.entryRange(of: row)
    var own = 0.0
    for index in range where source.position(of: source.residual.entries[index].root) == parent {
      own = source.residual.entries[index].coefficient
    }
    let number = Int32(truncatingIfNeeded: links.count)
    let firstChild = children.count
    for index in range {
      let entry = source.residual.entries[index]
      let root = Int32(truncatingIfNeeded: source.position(of: entry.root))
      if root == parent { continue }
      guard nodes[root].parentLink < 0, root != order[0] else { return false }
      guard addChild(root, factor: -entry.coefficient / own, of: number) else { return false }
    }
    if !source.residual.isCoupledEquality(row) {
      nodes.append(Node(isResidual: true))
      guard addChild(Int32(truncatingIfNeeded: nodes.count - 1), factor: 1 / own, of: number) else {
        return false
      }
    }
    let constant = -source.residual.rows[row].constant.value(at: source.point) / own
    links.append(
      Link(
        row: row, parent: parent, coefficient: own, next: nodes[parent].firstLink,
        firstChild: Int32(truncatingIfNeeded: firstChild),
        childCount: Int32(truncatingIfNeeded: children.count - firstChild), constant: constant))
    nodes[parent].firstLink = number
    return true
  }

  private mutating func addChild(_ node: Int32, factor: Double, of link: Int32) -> Bool {
    nodes[node].parentLink = link
    nodes[node].factor = factor
    children.append(node)
    order.append(node)
    return Marks<Form>.usualSizes.contains(factor.magnitude)
  }

  // MARK: Marks

  private mutating func countMarks(_ source: Source) -> Bool {
    for index in source.component.rows {
      guard let (_, entry) = source.ownRow(at: index) else { continue }
      let node = source.position(of: entry.root)
      nodes[node].markCount += 1
      if nodes[node].markCount > Self.mostMarks { return false }
    }
    ownMarks.makeRoom(for: &nodes)
    return true
  }

  private mutating func readMarks(_ source: Source) -> Bool {
    guard ownMarks.read(source, to: &nodes, place: { Int32(truncatingIfNeeded: $0) }) else { return false }
    for node in rootCount..<nodes.count {
      let row = source.residual.rows[links[nodes[node].parentLink].row]
      ownMarks.add(row, 1, Form(), to: &nodes, Int32(truncatingIfNeeded: node), at: source.point)
    }
    return true
  }
}
