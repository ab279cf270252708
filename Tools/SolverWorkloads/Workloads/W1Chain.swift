extension WorkloadBuilder {
  /// A column of views from edge to edge, 8 points apart: the plainest list.
  mutating func addChain(_ count: Int) {
    var previous: View?
    for _ in 0..<count {
      let view = addView()
      let height = random.number(in: 20...60)
      add(view.x, equals: 16)
      add(view.x, view.width, -rootWidth, equals: -16)
      if let previous {
        add(view.y, -previous.y, -previous.height, equals: 8)
      } else {
        add(view.y, equals: 8)
      }
      add(view.height, equals: height)
      previous = view
    }
  }
}
