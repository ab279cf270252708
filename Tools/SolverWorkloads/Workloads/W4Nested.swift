extension WorkloadBuilder {
  /// A complete binary tree of views, split side by side and one above the other in turns.
  mutating func addNested(depth: Int) {
    let root = addView()
    add(root.x, equals: 0)
    add(root.y, equals: 0)
    add(root.width, -rootWidth, equals: 0)
    add(root.height, -rootHeight, equals: 0)

    var level = [root]
    for parentDepth in 0..<depth {
      let splitsHorizontally = parentDepth.isMultiple(of: 2)
      var children: [View] = []
      for parent in level {
        let first = addView()
        let second = addView()
        addSplit(
          of: Spans(of: parent, splitsHorizontally), Spans(of: first, splitsHorizontally),
          Spans(of: second, splitsHorizontally))
        children += [first, second]
      }
      level = children
    }
  }

  /// A view's start and extent on the axis along which its parent is split, and on the other one.
  private struct Spans {
    let start, extent, crossStart, crossExtent: Workload.Term

    init(of view: View, _ horizontally: Bool) {
      start = horizontally ? view.x : view.y
      extent = horizontally ? view.width : view.height
      crossStart = horizontally ? view.y : view.x
      crossExtent = horizontally ? view.height : view.width
    }
  }

  private mutating func addSplit(of parent: Spans, _ first: Spans, _ second: Spans) {
    add(first.start, -parent.start, equals: 2)
    add(second.start, -first.start, -first.extent, equals: 2)
    add(second.start, second.extent, -parent.start, -parent.extent, equals: -2)
    add(first.extent, -second.extent, equals: 0)
    for child in [first, second] {
      add(child.crossStart, -parent.crossStart, equals: 2)
      add(child.crossStart, child.crossExtent, -parent.crossStart, -parent.crossExtent, equals: -2)
    }
  }
}
