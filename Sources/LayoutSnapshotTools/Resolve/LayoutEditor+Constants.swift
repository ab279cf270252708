import Foundation
import LayoutSnapshotViews

/// A constant that a tool has changed.
public struct ConstantUpdate: Hashable, Sendable {
  /// The constraint as pseudocode, as it was.
  public let before: String
  /// The constraint as pseudocode, as it is now.
  public let after: String
}

extension LayoutEditor {
  /// Gives constraints the constants with which they hold for the frames as they are: Update Constraints.
  ///
  /// ```swift
  /// button.frame.origin.x += 12
  /// try editor.updateConstraintConstants(of: [button])
  /// // button.leading == title.trailing + 8  becomes  button.leading == title.trailing + 20
  /// ```
  ///
  /// Inequalities that hold remain as they are.
  /// - Parameter views: those whose constraints are to change, or nil for all in the tree.
  /// - Returns: the constraints that have changed.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func updateConstraintConstants(of views: [View]? = nil) throws(LayoutToolError) -> [ConstantUpdate] {
    let constraints = try constraints(on: views)
    let changes = try laidOut { () throws(LayoutError) in
      let probe = try LayoutProbe(root: root, device: device, basis: .frames)
      var gauges: [(LayoutConstraint, LayoutProbe.Gauge)] = []
      for constraint in constraints {
        if let gauge = try probe.gauge(constraint) { gauges.append((constraint, gauge)) }
      }
      try probe.solve()
      return gauges.map { ($0, probe.constant($1)) }
    }
    var updates: [ConstantUpdate] = []
    for (constraint, wanted) in changes where !constraint.holds(at: wanted) {
      let before = constraint.description
      constraint.constant = Self.withoutNoise(wanted)
      updates.append(ConstantUpdate(before: before, after: constraint.description))
    }
    return updates
  }

  /// Every constraint of the tree, or those on one of the views, in the order of their holders.
  func constraints(on views: [View]?) throws(LayoutToolError) -> [LayoutConstraint] {
    let all = ([root] + self.views).flatMap(\.constraints)
    guard let views else { return all }
    let selected = Set(try selection(views).map(ObjectIdentifier.init))
    return all.filter { $0.items.contains(where: selected.contains) }
  }
}

extension LayoutConstraint {
  /// Whether the relation is true where this constant would make it an equation.
  func holds(at exact: CGFloat) -> Bool {
    switch relation {
    case .equal: abs(constant - exact) <= LayoutEditor.noticeable
    case .lessThanOrEqual: exact <= constant + LayoutEditor.noticeable
    case .greaterThanOrEqual: exact >= constant - LayoutEditor.noticeable
    }
  }
}

extension LayoutEditor {
  /// What counts as a difference, in points: less than a hundredth of any pixel.
  static let noticeable: CGFloat = 0.001

  /// A measured constant as people write numbers: four decimals, which is far less than a difference.
  static func withoutNoise(_ measured: CGFloat) -> CGFloat { (measured * 10_000).rounded() / 10_000 }
}
