extension WorkloadBuilder {
  /// A column of views, each with five wishes for its width at five priorities.
  mutating func addPriorities(_ count: Int) {
    var previous: View?
    for _ in 0..<count {
      let view = addListItem(below: previous)
      for priority in [999, 750, 500, 250, 1] {
        add(view.width, equals: random.number(in: 40...240), at: priority)
      }
      previous = view
    }
  }

  /// A view of fixed height 4 points below the one before that stays within the root's width.
  mutating func addListItem(below previous: View?) -> View {
    let view = addView()
    add(view.x, equals: 16)
    if let previous {
      add(view.y, -previous.y, -previous.height, equals: 4)
    } else {
      add(view.y, equals: 8)
    }
    add(view.height, equals: 20)
    add(view.x, view.width, -rootWidth, atMost: -16)
    return view
  }
}
