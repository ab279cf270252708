import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// The trial of all changes of a tree's constraints.
struct ConstraintTrial {
  private struct Trial {
    let subject: Subject
    let change: ConstraintCoverage.Change
    var isUnnoticed = true
    var noticedOn: String?
  }

  /// What is changed.
  private enum Subject {
    case constraint(LayoutConstraint)
    case content(ContentPriority)

    var id: ObjectIdentifier? { constraint.map { ObjectIdentifier($0) } }

    var description: String {
      switch self {
      case .constraint(let constraint): constraint.description
      case .content(let priority): priority.description
      }
    }

    var constraint: LayoutConstraint? {
      if case .constraint(let constraint) = self { constraint } else { nil }
    }
  }

  private let root: View
  private let devices: [Device]
  private let ordering: TreeOrdering
  /// All trials, those of one constraint one after another, its removal first.
  private var trials: [Trial] = []
  /// The layout without changes on the current device.
  private var edges: [PixelEdges] = []
  private var open = 0
  private(set) var count = 0

  init(of view: View, on devices: [Device]) throws(LayoutError) {
    (root, self.devices) = (view, devices)
    if let first = devices.first { _ = try view.layout(on: first) }
    ordering = TreeOrdering(of: view)
    let views = view.treeViews.filter { !$0.isPartOfControl }
    for constraint in views.flatMap(\.ownConstraints) where constraint.isActive {
      trials += ConstraintTrial.changes(of: constraint).map {
        Trial(subject: .constraint(constraint), change: $0)
      }
    }
    trials += views.flatMap(ContentPriority.settings).map {
      Trial(subject: .content($0), change: .contentPriority(Double($0.usual.rawValue)))
    }
  }

  private static func changes(of constraint: LayoutConstraint) -> [ConstraintCoverage.Change] {
    var changes: [ConstraintCoverage.Change] = [.removed]
    if constraint.relation == .equal {
      changes += [.relation(.lessThanOrEqual), .relation(.greaterThanOrEqual)]
    }
    changes += [1, -1, 20, -20].map { .constant(by: $0) }
    if constraint.priority.rawValue < LayoutPriority.required.rawValue {
      changes += [.priority(1000), .priority(1)]
    }
    return changes
  }

  mutating func run(elsewhere others: [Device]) throws(LayoutError) -> [ConstraintCoverage.Unnoticed] {
    for device in devices {
      try lay(out: device)
      for index in trials.indices where trials[index].isUnnoticed {
        trials[index].isUnnoticed = isSame(trials[index], on: device)
      }
    }
    for device in others where trials.contains(where: { $0.isUnnoticed && $0.noticedOn == nil }) {
      try lay(out: device)
      for index in trials.indices where trials[index].isUnnoticed && trials[index].noticedOn == nil {
        if !isSame(trials[index], on: device) { trials[index].noticedOn = device.name }
      }
    }
    ordering.restore()
    if let first = devices.first { _ = try root.layout(on: first) }
    return unnoticed()
  }

  /// Solves the tree without changes. A complete layout gives it the traits of the device.
  private mutating func lay(out device: Device) throws(LayoutError) {
    _ = try root.layout(on: device)
    (edges, open) = try root.solvedEdges(on: device)
  }

  /// What had no effect anywhere. Nothing else about a constraint without an effect can have one.
  private mutating func unnoticed() -> [ConstraintCoverage.Unnoticed] {
    var superfluous: Set<ObjectIdentifier> = []
    var unnoticed: [ConstraintCoverage.Unnoticed] = []
    let places = ConstraintPlaces.places(of: trials.filter(\.isUnnoticed).compactMap(\.subject.constraint))
    for trial in trials {
      if let id = trial.subject.id {
        if trial.change == .removed, trial.isUnnoticed { superfluous.insert(id) }
        if trial.change != .removed, superfluous.contains(id) { continue }
      }
      count += 1
      guard trial.isUnnoticed else { continue }
      unnoticed.append(
        ConstraintCoverage.Unnoticed(
          constraint: trial.subject.description, change: trial.change, noticedOn: trial.noticedOn,
          place: trial.subject.id.flatMap { places[$0] }))
    }
    return unnoticed
  }

  /// Whether a device has the same layout with a change. The change is taken back.
  private func isSame(_ trial: Trial, on device: Device) -> Bool {
    switch trial.subject {
    case .constraint(let constraint): return isSame(constraint, trial.change, on: device)
    case .content(let priority):
      priority.set(priority.usual)
      defer { priority.set(priority.value) }
      return isSame(on: device)
    }
  }

  private func isSame(
    _ constraint: LayoutConstraint, _ change: ConstraintCoverage.Change, on device: Device
  ) -> Bool {
    switch change {
    case .removed:
      constraint.isActive = false
      defer { constraint.isActive = true }
      return isSame(on: device)
    case .relation(let relation):
      guard let first = constraint.firstItem else { return false }
      let other = LayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: relation, toItem: constraint.secondItem,
        attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
      other.priority = constraint.priority
      constraint.isActive = false
      other.isActive = true
      defer {
        other.isActive = false
        constraint.isActive = true
      }
      return isSame(on: device)
    case .constant(let points):
      let constant = constraint.constant
      constraint.constant = constant + points
      defer { constraint.constant = constant }
      return isSame(on: device)
    case .priority(let value):
      let priority = constraint.priority
      constraint.priority = LayoutPriority(Float(value))
      defer { constraint.priority = priority }
      return isSame(on: device)
    case .contentPriority: return true
    }
  }

  private func isSame(on device: Device) -> Bool {
    guard let (edges, open) = try? root.solvedEdges(on: device) else { return false }
    return edges == self.edges && open == self.open
  }
}
