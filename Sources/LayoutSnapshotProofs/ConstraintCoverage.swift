import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// Which constraints of a view decide its layout on some devices, and which could be different without any effect there.
///
/// ```swift
/// let coverage = try ConstraintCoverage(of: card, on: .phones)
/// print(coverage.score)  // 0.96
/// print(coverage)        // title.leading == card.leading + 16: the layout is the same without it
/// ```
///
/// Each constraint is changed in turn: it is removed, its relation is loosened, its constant is changed by 1 and by 20
/// points, and an optional priority is raised and lowered. A content priority that was set gets its usual value. If no frame changes on any of the devices, and no place is left
/// open, the change is unnoticed: the constraint is superfluous, or the devices do not test it.
public struct ConstraintCoverage: Sendable, CustomStringConvertible {
  /// A change of a constraint that has no effect on the devices.
  public struct Unnoticed: Hashable, Sendable, CustomStringConvertible {
    /// The constraint as pseudocode, such as `title.width <= 240`, or a setting of a content, such as
    /// `title.contentHuggingPriority.horizontal == 900`.
    public let constraint: String
    /// The change.
    public let change: Change
    /// Another device on which the change has an effect; nil if there is none, or if none was tried.
    public let noticedOn: String?

    /// The constraint and the change in words.
    public var description: String { text + (noticedOn.map { ", but not on \($0)" } ?? "") }

    package var text: String { "\(constraint): the layout is the same \(change.text)" }
  }

  /// A change of a constraint.
  public enum Change: Hashable, Sendable {
    /// The constraint is removed.
    case removed
    /// An equality becomes an inequality.
    case relation(LayoutConstraint.Relation)
    /// The constant grows by a number of points.
    case constant(by: Double)
    /// An optional priority becomes another.
    case priority(Double)
    /// A content priority becomes the usual one.
    case contentPriority(Double)

    fileprivate var text: String {
      switch self {
      case .removed: "without it"
      case .relation(let relation): "with \(relation == .lessThanOrEqual ? "<=" : ">=") in place of =="
      case .constant(let points):
        "with a constant that is \(abs(points)) points \(points > 0 ? "more" : "less")"
      case .priority(let value): "with the priority \(decimalText(value))"
      case .contentPriority(let value): "with the usual value \(decimalText(value))"
      }
    }
  }

  /// The changes that have no effect, in the order of the tree.
  public let unnoticed: [Unnoticed]
  /// The number of changes that were tried.
  public let changeCount: Int

  /// The share of changes that have an effect, from 0 to 1; 1 if there are no constraints.
  public var score: Double {
    changeCount == 0 ? 1 : Double(changeCount - unnoticed.count) / Double(changeCount)
  }

  /// One line for each change without an effect.
  public var description: String { unnoticed.map(\.description).joined(separator: "\n") }

  /// Tries all changes. The view is the same afterwards.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - matrix: the devices.
  ///   - others: more devices, on which changes without an effect are tried. They do not count for the score.
  /// - Throws: ``LayoutError`` if the view cannot be laid out on one of the devices.
  public init(of view: View, on matrix: DeviceMatrix, elsewhere others: DeviceMatrix = []) throws(LayoutError)
  {
    var trial = try ConstraintTrial(of: view, on: matrix.devices)
    unnoticed = try trial.run(elsewhere: others.devices)
    changeCount = trial.count
  }
}

/// The trial of all changes of a tree's constraints.
private struct ConstraintTrial {
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

    var id: ObjectIdentifier? {
      if case .constraint(let constraint) = self { ObjectIdentifier(constraint) } else { nil }
    }

    var description: String {
      switch self {
      case .constraint(let constraint): constraint.description
      case .content(let priority): priority.description
      }
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
    for constraint in views.flatMap(\.constraints) where constraint.isActive {
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
    for trial in trials {
      if let id = trial.subject.id {
        if trial.change == .removed, trial.isUnnoticed { superfluous.insert(id) }
        if trial.change != .removed, superfluous.contains(id) { continue }
      }
      count += 1
      guard trial.isUnnoticed else { continue }
      unnoticed.append(
        ConstraintCoverage.Unnoticed(
          constraint: trial.subject.description, change: trial.change, noticedOn: trial.noticedOn))
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
