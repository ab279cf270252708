import LayoutSnapshotViews

/// The views that move after a tool has added constraints.
public enum FrameChoice: Sendable, Hashable, CaseIterable {
  /// No view. The constraints take effect in the next layout.
  case none
  /// The views that the new constraints mention.
  case itemsOfNewConstraints
  /// All views of the tree.
  case all
}

extension LayoutEditor {
  /// Activates a tool's new constraints. As in Interface Builder, views with a first constraint are no longer
  /// held by their frames.
  func add(_ constraints: [LayoutConstraint], updating choice: FrameChoice) throws(LayoutToolError) {
    let items = constraints.items
    let mentioned = views.filter { items.contains(ObjectIdentifier($0)) }
    // Views in a stack view are not held by their frames anyway.
    for view in mentioned { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate(constraints)
    switch choice {
    case .none: break
    case .itemsOfNewConstraints: try updateFrames(of: mentioned)
    case .all: try updateFrames()
    }
  }

  /// Gives each constraint that needs it the constant that the current frames satisfy.
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
  /// The items of the constraint.
  var items: [ObjectIdentifier] { [firstItem, secondItem].compactMap { $0.map(ObjectIdentifier.init) } }
}

extension [LayoutConstraint] {
  /// The items of the constraints.
  var items: Set<ObjectIdentifier> { Set(flatMap(\.items)) }
}
