import Foundation
import LayoutSnapshotViews

/// A change of a constraint's constant by a tool.
public struct ConstantUpdate: Hashable, Sendable {
  /// The constraint before the change, as pseudocode.
  public let before: String
  /// The constraint after the change, as pseudocode.
  public let after: String
}

extension LayoutEditor {
  /// Gives constraints the constants that the current frames satisfy: Update Constraints.
  ///
  /// ```swift
  /// button.frame.origin.x += 12
  /// try editor.updateConstraintConstants(of: [button])
  /// // button.leading == title.trailing + 8  becomes  button.leading == title.trailing + 20
  /// ```
  ///
  /// Inequalities that are satisfied stay the same. So do constraints that are off by less than a pixel
  /// between views that lie on the pixels where their constraints place them.
  /// - Parameter views: the views whose constraints change, or nil for all in the tree.
  /// - Returns: the changes.
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
    let misplaced = try laidOut { () throws(LayoutError) in try misplacedViews() }
    for (constraint, wanted) in changes where !constraint.holds(at: wanted) {
      let hosts = [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? LayoutItem)?.hostView }
      let isWithinAPixel = abs(constraint.constant - wanted) * CGFloat(device.scale) < 1
      if isWithinAPixel, !hosts.contains(where: { misplaced.contains(ObjectIdentifier($0)) }) { continue }
      let before = constraint.description
      constraint.constant = Self.withoutNoise(wanted)
      updates.append(ConstantUpdate(before: before, after: constraint.description))
    }
    return updates
  }

  /// The views that lie elsewhere than their constraints put them, by a pixel or more. Frames are on pixels, and what
  /// that takes from a distance is nobody's wish.
  private func misplacedViews() throws(LayoutError) -> Set<ObjectIdentifier> {
    let probe = try LayoutProbe(root: root, device: device)
    return Set(
      views.filter { rounded(probe.frame(of: $0)) != rounded($0.frame(in: root)) }
        .map(ObjectIdentifier.init))
  }

  /// Every constraint of the tree, or those on one of the views, in the order of their holders.
  func constraints(on views: [View]?) throws(LayoutToolError) -> [LayoutConstraint] {
    let all = ([root] + self.views).flatMap(\.ownConstraints)
    guard let views else { return all }
    let selected = Set(try selection(views).map(ObjectIdentifier.init))
    return all.filter { $0.items.contains(where: selected.contains) }
  }
}

extension LayoutConstraint {
  /// Whether the relation holds if this constant would make both sides equal.
  func holds(at exact: CGFloat) -> Bool {
    switch relation {
    case .equal: abs(constant - exact) <= LayoutEditor.noticeable
    case .lessThanOrEqual: exact <= constant + LayoutEditor.noticeable
    case .greaterThanOrEqual: exact >= constant - LayoutEditor.noticeable
    }
  }
}

extension LayoutEditor {
  /// The smallest noticeable difference in points: less than a hundredth of a pixel.
  static let noticeable: CGFloat = 0.001

  /// A measured constant rounded to four decimals, which is far less than a noticeable difference.
  static func withoutNoise(_ measured: CGFloat) -> CGFloat { (measured * 10_000).rounded() / 10_000 }
}
