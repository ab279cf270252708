extension WorkloadBuilder {
  /// Buttons between spacer views of equal height that share out what the root leaves.
  mutating func addEqualSpacers(_ count: Int) {
    var first: View?
    var button: View?
    for index in 0...count {
      let spacer = addView()
      add(spacer.x, equals: 0)
      add(spacer.width, equals: 0)
      if let button, let first {
        add(spacer.y, -button.y, -button.height, equals: 0)
        add(spacer.height, -first.height, equals: 0)
      } else {
        add(spacer.y, equals: 0)
        first = spacer
      }
      if index < count {
        button = addButton(below: spacer)
      } else {
        add(spacer.y, spacer.height, -rootHeight, equals: 60 * Double(count))
      }
    }
  }

  private mutating func addButton(below spacer: View) -> View {
    let button = addView()
    let width = random.number(in: 60...200)
    let height = random.number(in: 30...60)
    add(button.x, 0.5 * button.width, -0.5 * rootWidth, equals: 0)
    add(button.width, equals: width)
    add(button.y, -spacer.y, -spacer.height, equals: 0)
    add(button.height, equals: height)
    return button
  }
}
