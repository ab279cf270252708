/// Systems as view trees ask for them.
extension SystemWriter {
  /// The variables of one view in the coordinate space of the root.
  private struct View {
    var x, width, y, height: Int
  }

  /// A view's start and extent on one axis.
  private struct Span {
    var start, extent: Int
  }

  /// A root and a few views within it or within each other, constrained as in an editor.
  mutating func writeViews(extraMultipliers: [Double] = []) {
    let rootWidth = addParameter(390)
    let rootHeight = addParameter(844)
    let rootX = addVariable()
    let rootY = addVariable()
    let root = View(x: rootX, width: rootWidth, y: rootY, height: rootHeight)
    add([(1, rootX)], "==", 0)
    add([(1, rootY)], "==", 0)

    var multipliers = [0.5, 0.5, 1, 2, 0.25, 1.5] + extraMultipliers
    var views = [root]
    for _ in 0..<random.next(in: 1...5) {
      let parent = pick(views)
      let sibling = views.count > 1 ? views[views.count - 1] : nil
      let view = View(
        x: addVariable(), width: addVariable(bound: 0), y: addVariable(), height: addVariable(bound: 0))
      writeAxis(
        Span(start: view.x, extent: view.width), in: Span(start: parent.x, extent: parent.width),
        after: sibling.map { Span(start: $0.x, extent: $0.width) }, &multipliers)
      if chance(50) {
        writeAxis(
          Span(start: view.y, extent: view.height), in: Span(start: parent.y, extent: parent.height),
          after: sibling.map { Span(start: $0.y, extent: $0.height) }, &multipliers)
      }
      if chance(30) {
        // An aspect ratio, which couples the two axes.
        add(
          [(1, view.width), (-pickMultiplier(&multipliers), view.height)], "==", 0,
          at: chance(70) ? 1000 : 750)
      }
      views.append(view)
    }
  }

  private mutating func writeAxis(
    _ span: Span, in parent: Span, after sibling: Span?, _ multipliers: inout [Double]
  ) {
    let margins: [Double] = [0, 8, 16, 20]
    let strengths: [Double] = [1000, 1000, 1000, 999, 750, 501, 250]

    if chance(70) {
      add(
        [(1, span.start), (-1, parent.start)], pick(["==", "==", ">="]), pick(margins),
        at: pick(strengths))
    }
    if chance(60) {
      add(
        [(1, span.start), (1, span.extent), (-1, parent.start), (-1, parent.extent)],
        pick(["==", "<=", "<="]), -pick(margins), at: pick(strengths))
    }
    if let sibling, chance(50) {
      add(
        [(1, span.start), (-1, sibling.start), (-1, sibling.extent)], pick(["==", ">="]), pick(margins),
        at: pick(strengths))
    }
    if let sibling, chance(30) {
      add(
        [(1, span.extent), (-pickMultiplier(&multipliers), sibling.extent)], pick(["==", "==", "<="]), 0,
        at: pick(strengths))
    }
    if chance(25) {
      add(
        [(1, span.extent), (-pickMultiplier(&multipliers), parent.extent)], pickRelation(), pick(margins),
        at: pick(strengths))
    }
    if chance(25) {
      // Centred in the parent.
      add(
        [(1, span.start), (0.5, span.extent), (-1, parent.start), (-0.5, parent.extent)], "==", 0,
        at: pick(strengths))
    }
    if chance(35) {
      add([(1, span.extent)], pickRelation(), 10 * random.number(in: 1...30), at: pick(strengths))
    }
    if chance(55) { writeContent(span.extent) }
    if chance(15) { add([(1, span.extent)], "==", 0, at: 50) }
  }

  /// A multiplier of 0.000001 is used once: two in a row mean 1e-12, which no solver tells from zero.
  private mutating func pickMultiplier(_ multipliers: inout [Double]) -> Double {
    let multiplier = pick(multipliers)
    if multiplier < 0.001 { multipliers.removeAll { $0 == multiplier } }
    return multiplier
  }

  /// The two inequalities of an intrinsic extent.
  private mutating func writeContent(_ extent: Int) {
    let size = 4 * random.number(in: 2...60)
    add([(1, extent)], "<=", size, at: pick([250, 250, 251, 252]))
    add([(1, extent)], ">=", size, at: pick([750, 750, 749, 751]))
  }
}
