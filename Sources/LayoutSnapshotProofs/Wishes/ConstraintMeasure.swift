import Foundation
import LayoutSnapshotViews

/// Measures how far apart the two sides of a constraint are in a tree's current frames.
struct ConstraintMeasure {
  let root: View

  /// The constant with which a constraint would hold exactly; nil where frames alone do not say it: for margins, baselines,
  /// contents of scroll views, and multiplied positions.
  func constant(of constraint: LayoutConstraint) -> CGFloat? {
    guard let first = constraint.firstItem, let left = value(constraint.firstAttribute, of: first) else {
      return nil
    }
    guard let second = constraint.secondItem else { return left }
    let isSize = [.width, .height].contains(constraint.firstAttribute)
    guard isSize || constraint.multiplier == 1, let right = value(constraint.secondAttribute, of: second)
    else {
      return nil
    }
    return left - constraint.multiplier * right
  }

  private func value(_ attribute: LayoutConstraint.Attribute, of item: AnyObject) -> CGFloat? {
    guard let rect = rect(of: item) else { return nil }
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isMirrored ? -rect.maxX : rect.minX
    case .trailing: isMirrored ? -rect.minX : rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }

  /// The alignment rectangle of an item in the root's coordinates.
  private func rect(of item: AnyObject) -> CGRect? {
    if let view = item as? View {
      return view is ScrollView ? nil : view.alignmentRect(forFrame: view.frame(in: root))
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView, !(owner is ScrollView) else {
      return nil
    }
    let origin = owner === root ? .zero : owner.frame(in: root).origin
    return guide.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
