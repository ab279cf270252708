import LayoutSnapshotViews

/// Which views move when a tool has added constraints.
public enum FrameChoice: Sendable, Hashable, CaseIterable {
  /// None: the constraints wait for the next layout.
  case none
  /// The views that the new constraints mention.
  case itemsOfNewConstraints
  /// All views of the tree.
  case all
}

extension LayoutEditor {
  /// Activates what a tool has made. Views that were held by their frames are held by constraints now, as in
  /// Interface Builder from the first constraint on.
  func add(_ constraints: [LayoutConstraint], updating choice: FrameChoice) throws(LayoutToolError) {
    let items = constraints.items
    let mentioned = views.filter { items.contains(ObjectIdentifier($0)) }
    // Those in a stack view are not held by frames anyway.
    for view in mentioned { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate(constraints)
    switch choice {
    case .none: break
    case .itemsOfNewConstraints: try updateFrames(of: mentioned)
    case .all: try updateFrames()
    }
  }

  /// Gives each constraint that needs it the constant with which it holds for the frames as they are.
  func takeCurrentConstants(of constraints: [LayoutConstraint]) throws(LayoutToolError) {
    try laidOut { () throws(LayoutError) in
      let frames = try LayoutProbe(root: root, device: device, basis: .frames)
      var gauges: [(LayoutConstraint, LayoutProbe.Gauge)] = []
      for constraint in constraints {
        if let gauge = try frames.gauge(constraint) { gauges.append((constraint, gauge)) }
      }
      try frames.solve()
      for (constraint, gauge) in gauges { constraint.constant = frames.constant(gauge) }
    }
  }
}

extension LayoutConstraint {
  /// What the constraint is between.
  var items: [ObjectIdentifier] { [firstItem, secondItem].compactMap { $0.map(ObjectIdentifier.init) } }
}

extension [LayoutConstraint] {
  /// What the constraints are between.
  var items: Set<ObjectIdentifier> { Set(flatMap(\.items)) }
}
