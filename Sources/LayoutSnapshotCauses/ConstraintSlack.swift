import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// Which constraints of a layout hold exactly, and so decide on where something lies.
package struct TightConstraints {
  private let index: LayoutIndex
  private let tolerance: Double

  package init(_ layout: Layout) {
    index = LayoutIndex(layout)
    tolerance = 1 / Double(layout.device.scale) + 0.001
  }

  /// Whether a constraint is held and an inequality is at its bound.
  package func contains(_ constraint: Layout.Constraint) -> Bool {
    guard constraint.isHeld else { return false }
    if constraint.relation == .equal { return true }
    return index.slack(of: constraint).map { abs($0) <= tolerance } ?? false
  }
}

extension LayoutIndex {
  /// The left side of a constraint minus the right one, in points; none where an item is not in the layout.
  func slack(of constraint: Layout.Constraint) -> Double? {
    let ruler = Ruler(constraint, self)
    guard let first = ruler.value(constraint.attribute, of: constraint.item) else { return nil }
    guard let other = constraint.otherItem else { return first - constraint.constant }
    guard let second = ruler.value(constraint.otherAttribute, of: other) else { return nil }
    return first - constraint.multiplier * second - constraint.constant
  }
}

/// Measures attributes as a constraint does: from the origin of the view that contains both its items.
private struct Ruler {
  private let index: LayoutIndex
  private let holder: PixelEdges
  private let isMirrored: Bool

  init(_ constraint: Layout.Constraint, _ index: LayoutIndex) {
    self.index = index
    var path = index.host(of: constraint.item)
    if let other = constraint.otherItem.map(index.host) {
      while other != path, !LayoutPath(path).contains(other), let up = LayoutPath(path).parent { path = up }
    }
    holder = index.edges(of: path) ?? PixelEdges(left: 0, top: 0, right: 0, bottom: 0)
    let follows = constraint.attribute.followsText == true || constraint.otherAttribute.followsText == true
    isMirrored = follows && index.layout.device.layoutDirection == .rightToLeft
  }

  func value(_ attribute: LayoutAttribute, of path: String) -> Double? {
    let path = attribute.isOfMargins ? path + "/layoutMarginsGuide" : path
    guard let edges = index.edges(of: path) else { return nil }
    let (left, right) = (edges.left - holder.left, edges.right - holder.left)
    let mirrored = (left: holder.width - left, right: holder.width - right)
    let pixels: Double
    switch attribute.withoutMargins {
    case .width: pixels = Double(edges.width)
    case .height: pixels = Double(edges.height)
    case .top, .firstBaseline: pixels = Double(edges.top - holder.top)
    case .bottom, .lastBaseline: pixels = Double(edges.bottom - holder.top)
    case .centerY: pixels = Double(edges.top + edges.bottom) / 2 - Double(holder.top)
    case .centerX:
      pixels = isMirrored ? Double(mirrored.left + mirrored.right) / 2 : Double(left + right) / 2
    case .leading: pixels = Double(isMirrored ? mirrored.right : left)
    case .trailing: pixels = Double(isMirrored ? mirrored.left : right)
    case .left: pixels = Double(isMirrored ? mirrored.left : left)
    case .right: pixels = Double(isMirrored ? mirrored.right : right)
    default: return nil
    }
    return pixels / Double(index.layout.device.scale)
  }
}

extension LayoutIndex {
  /// The view that an item is or that owns it.
  fileprivate func host(of path: String) -> String { isGuide(path) ? LayoutPath(path).parent ?? path : path }
}
