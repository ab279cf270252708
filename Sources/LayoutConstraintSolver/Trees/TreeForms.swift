/// The nodes' values as functions of the parameters, once each has a place.
///
/// A node lies where its variable prefers, at one of its marks, or where a link and the others in it leave it.
struct TreeForms<Form: AffineForm> {
  private(set) var forms = Buffer<Form>()
  private var isKnown = Buffer<Bool>()
  /// How many nodes of each link are not known yet.
  private var counts = Buffer<Int32>()
  private var pending = Buffer<Int32>()

  func deallocate() {
    forms.deallocate()
    isKnown.deallocate()
    counts.deallocate()
    pending.deallocate()
  }

  /// Returns false where something is left open.
  mutating func find(
    _ tree: RowTree<Form>, _ choice: inout TreeChoice<Form>, _ source: RowTree<Form>.Source
  ) -> Bool {
    forms.reset(to: tree.nodes.count, filling: Form())
    isKnown.reset(to: tree.nodes.count, filling: false)
    counts.removeAll()
    pending.removeAll()
    for link in 0..<tree.links.count { counts.append(tree.links[link].childCount + 1) }
    for node in 0..<tree.nodes.count where choice.isPreferred[node] {
      know(Int32(truncatingIfNeeded: node), choice.preferred[node], tree)
    }
    for index in 0..<tree.order.count {
      derive(tree, source)
      let node = tree.order[index]
      if isKnown[node] { continue }
      let (span, place) = (choice.span(of: node, tree), choice.places[node])
      guard span.low == span.high else { return false }
      // Between its own ends it is held by its links.
      if place.lowMark >= 0, span.low - place.low <= RoundingNoise.coincidence {
        know(node, tree.forms[place.lowMark], tree)
      } else if place.highMark >= 0, place.high - span.low <= RoundingNoise.coincidence {
        know(node, tree.forms[place.highMark], tree)
      }
    }
    derive(tree, source)
    for node in 0..<isKnown.count where !isKnown[node] { return false }
    return true
  }

  private mutating func know(_ node: Int32, _ form: Form, _ tree: RowTree<Form>) {
    isKnown[node] = true
    forms[node] = form
    if tree.nodes[node].parentLink >= 0 { count(tree.nodes[node].parentLink) }
    var link = tree.nodes[node].firstLink
    while link >= 0 {
      count(link)
      link = tree.links[link].next
    }
  }

  private mutating func count(_ link: Int32) {
    counts[link] -= 1
    if counts[link] == 1 { pending.append(link) }
  }

  private mutating func derive(_ tree: RowTree<Form>, _ source: RowTree<Form>.Source) {
    while pending.count > 0 {
      let link = pending.removeLast()
      if counts[link] == 1 { derive(by: tree.links[link], tree, source) }
    }
  }

  /// Solves a link for the one node in it that is not known.
  private mutating func derive(
    by link: RowTree<Form>.Link, _ tree: RowTree<Form>, _ source: RowTree<Form>.Source
  ) {
    var sum = PreciseSum(source.residual.rows[link.row].constant)
    var (unknown, coefficient) = (Int32(-1), 0.0)
    for index in source.residual.entryRange(of: link.row) {
      let entry = source.residual.entries[index]
      let node = Int32(truncatingIfNeeded: source.position(of: entry.root))
      if isKnown[node] {
        sum.add(entry.coefficient, forms[node])
      } else {
        (unknown, coefficient) = (node, entry.coefficient)
      }
    }
    let last = tree.children[link.children.upperBound - 1]
    if last >= tree.rootCount {
      if isKnown[last] { sum.add(-1, forms[last]) } else { (unknown, coefficient) = (last, -1) }
    }
    know(unknown, (sum.value * (-1 / coefficient)).withoutNoise, tree)
  }
}
