/// A component whose roots add up to one given length, seen as a chain of rows.
///
/// A list of cells in a fixed height is one: the row that says where the last cell ends couples all heights, and where
/// the tops are roots of their own, a row for each cell couples its height with two tops. Each such row is a *link*. A
/// root that occurs in one link is a *part*, which adds its amount to it; one that joins a link to the next is a
/// *joint*, and follows from the sum of all parts before it. So the amounts add up to a total that is known, and beside
/// that each part is subject to rows of its own alone.
///
/// A link that is no required equality has one more part, its residual, of which the link's relation is the only row.
struct Chain<Form: AffineForm> {
  typealias Source = LexicographicSimplex<Form>.Source

  /// Stands between two links: `sum of the amounts before it + constant + factor * root == 0`.
  struct Joint: BitwiseCopyable {
    var root: Int32
    var factor: Double
    var constant: Form
  }

  /// A row of one joint alone, by its number in the residual system.
  struct JointRow: BitwiseCopyable {
    var joint: Int32
    var row: Int32
  }

  /// In the order of the links.
  private(set) var parts = Buffer<ChainPart>()
  /// The first part of each link, and, after the last link, the number of all parts.
  private(set) var firstParts = Buffer<Int32>()
  /// Number `i` stands between links `i` and `i + 1`.
  private(set) var joints = Buffer<Joint>()
  private var ownMarks = Marks<Form>()
  private(set) var jointRows = Buffer<JointRow>()
  /// What all amounts add up to.
  private(set) var total = Form()
  /// For each root its part, or `~joint`.
  private(set) var places = Buffer<Int32>()
  private var order = ChainOrder<Form>()

  func deallocate() {
    parts.deallocate()
    firstParts.deallocate()
    joints.deallocate()
    ownMarks.deallocate()
    jointRows.deallocate()
    places.deallocate()
    order.deallocate()
  }

  /// Part by part, and then from strong to weak.
  var marks: Buffer<Mark> { ownMarks.marks }
  /// For each mark the amount at which its residual is 0.
  var forms: Buffer<Form> { ownMarks.forms }

  var linkCount: Int { firstParts.count - 1 }

  /// The parts of the links from one on and before another one.
  func parts(ofLinks links: Range<Int>) -> Range<Int> {
    Int(firstParts[links.lowerBound])..<Int(firstParts[links.upperBound])
  }

  /// Reads a component. Returns false if it is no chain.
  mutating func load(_ source: Source) -> Bool {
    guard order.find(source) else { return false }
    readLinks(source)
    return countMarks(source) && readMarks(source)
  }

  private mutating func readLinks(_ source: Source) {
    parts.removeAll()
    firstParts.removeAll()
    joints.removeAll()
    places.reset(to: source.component.roots.count, filling: 0)
    var constant = PreciseSum(Form())
    for index in 0..<order.links.count {
      let link = order.links[index]
      firstParts.append(Int32(truncatingIfNeeded: parts.count))
      constant.add(link.sign, source.residual.rows[link.row].constant)
      for index in source.residual.entryRange(of: link.row) {
        let entry = source.residual.entries[index]
        let root = Int32(truncatingIfNeeded: source.position(of: entry.root))
        let factor = link.sign * entry.coefficient
        if root == link.nextJoint {
          places[root] = ~Int32(truncatingIfNeeded: joints.count)
          joints.append(Joint(root: root, factor: factor, constant: constant.value))
        } else if root != link.lastJoint {
          addPart(root, factor)
        }
      }
      if !source.residual.isCoupledEquality(link.row) { addPart(-1, -link.sign) }
    }
    firstParts.append(Int32(truncatingIfNeeded: parts.count))
    total = -constant.value
  }

  private mutating func addPart(_ root: Int32, _ factor: Double) {
    if root >= 0 { places[root] = Int32(truncatingIfNeeded: parts.count) }
    parts.append(ChainPart(root: root, factor: factor, link: Int32(truncatingIfNeeded: firstParts.count - 1)))
  }

  // MARK: Marks

  /// Makes room for the marks of each part. Returns false if a part's factor is unusual.
  private mutating func countMarks(_ source: Source) -> Bool {
    jointRows.removeAll()
    for index in source.component.rows {
      guard let (number, entry) = source.ownRow(at: index) else { continue }
      let place = places[source.position(of: entry.root)]
      if place < 0 {
        jointRows.append(JointRow(joint: ~place, row: number))
      } else {
        parts[place].markCount += 1
      }
    }
    for index in 0..<parts.count where !Marks<Form>.usualSizes.contains(parts[index].factor.magnitude) {
      return false
    }
    ownMarks.makeRoom(for: &parts)
    return true
  }

  private mutating func readMarks(_ source: Source) -> Bool {
    guard ownMarks.read(source, to: &parts, place: { [places] in places[$0] }) else { return false }
    for link in 0..<linkCount {
      let row = source.residual.rows[order.links[link].row]
      let last = firstParts[link + 1] - 1
      if last >= 0, parts[last].link == link, parts[last].isResidual {
        ownMarks.add(row, 1, Form(), to: &parts, last, at: source.point)
      }
    }
    return true
  }
}
