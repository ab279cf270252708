extension WorkloadBuilder {
  /// As the priorities workload, but every width also wants to be 10 more than the one before.
  ///
  /// That wish couples all widths into one large component with many optional rows, the hardest case
  /// for a solver that lives off small components.
  mutating func addCoupledPriorities(_ count: Int) {
    var previous: View?
    for _ in 0..<count {
      let most = random.number(in: 100...200)
      let least = random.number(in: 50...150)
      let wish = random.number(in: 80...180)
      let view = addListItem(below: previous)
      add(view.width, atMost: most, at: 999)
      add(view.width, atLeast: least, at: 750)
      if let previous {
        add(view.width, -previous.width, equals: 10, at: 500)
      } else {
        add(view.width, equals: 120, at: 500)
      }
      add(view.width, equals: wish, at: 250)
      add(view.width, equals: 0, at: 1)
      previous = view
    }
  }
}
