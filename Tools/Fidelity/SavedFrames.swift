import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// The frames that Xcode saved, and whether they satisfy the constraints saved with them.
///
/// This needs no solver. Only where guides lie in their views is taken from the layout at hand.
struct SavedFrames {
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private let scene: InterfaceBuilderScene

  init(_ scene: InterfaceBuilderScene) {
    self.scene = scene
    let saved = Dictionary(
      scene.records.map { (ObjectIdentifier($0.view), $0.savedFrame) }, uniquingKeysWith: { a, _ in a })
    for record in scene.records {
      var origin = CGPoint.zero
      var isKnown = true
      for view in sequence(first: record.view, next: \.superview) where view !== scene.view {
        guard let frame = saved[ObjectIdentifier(view)] ?? nil else {
          isKnown = false
          break
        }
        origin.x += frame.minX
        origin.y += frame.minY
      }
      guard isKnown, let frame = record.savedFrame else { continue }
      let beyond = record.view.alignmentRectInsets
      frames[ObjectIdentifier(record.view)] = CGRect(
        x: origin.x + beyond.left, y: origin.y + beyond.top,
        width: frame.width - beyond.left - beyond.right, height: frame.height - beyond.top - beyond.bottom)
    }
  }

  /// The required constraints that the frames violate by more than a point.
  func contradictions() -> [String] {
    scene.constraintRecords.compactMap { record in
      let constraint = record.constraint
      guard constraint.isActive, constraint.priority == .required, let residual = residual(of: constraint),
        abs(residual) > 1.0001
      else { return nil }
      return "\(record.location): \(constraint) is off by \(residual)"
    }
  }

  /// By how much a constraint is violated; none where the frames cannot tell.
  private func residual(of constraint: LayoutConstraint) -> Double? {
    guard let holder = constraint.holder, let origin = frames[ObjectIdentifier(holder)] else { return nil }
    if speaksOfContent(constraint) { return nil }
    guard let first = value(constraint.firstAttribute, of: constraint.firstItem, in: origin) else {
      return nil
    }
    var target = constraint.constant
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = value(constraint.secondAttribute, of: constraint.secondItem, in: origin) else {
        return nil
      }
      target += constraint.multiplier * second
    }
    switch constraint.relation {
    case .equal: return first - target
    case .lessThanOrEqual: return max(0, first - target)
    case .greaterThanOrEqual: return min(0, first - target)
    }
  }

  /// Whether a constraint is between a scroll view and what scrolls in it, whose extent is not saved.
  private func speaksOfContent(_ constraint: LayoutConstraint) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? LayoutItem }
    return items.contains { item in
      guard let scroll = item.hostView as? ScrollView else { return false }
      return items.contains { $0.hostView !== scroll && $0.hostView?.isDescendant(of: scroll) == true }
    }
  }

  private func value(
    _ attribute: LayoutConstraint.Attribute, of item: AnyObject?, in origin: CGRect
  ) -> Double? {
    guard var rect = frame(of: item) else { return nil }
    if let view = item as? View, attribute.isOfMargins {
      guard let guide = frame(of: view.layoutMarginsGuide) else { return nil }
      rect = guide
    }
    let (left, top) = (rect.minX - origin.minX, rect.minY - origin.minY)
    switch attribute.withoutMargins {
    case .left, .leading: return left
    case .right, .trailing: return left + rect.width
    case .top: return top
    case .bottom: return top + rect.height
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return left + rect.width / 2
    case .centerY: return top + rect.height / 2
    default: return nil
    }
  }

  /// Where an item lies in the root; a guide lies in its saved view as it does in the solved one.
  private func frame(of item: AnyObject?) -> CGRect? {
    if let view = item as? View { return frames[ObjectIdentifier(view)] }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView,
      let frame = frames[ObjectIdentifier(owner)]
    else { return nil }
    let (inner, outer) = (guide.layoutFrame, owner.bounds)
    return CGRect(
      x: frame.minX + inner.minX, y: frame.minY + inner.minY,
      width: frame.width - outer.width + inner.width, height: frame.height - outer.height + inner.height)
  }
}
