import Foundation
import LayoutSnapshotViews

/// The views of a tree after a layout, with their paths and frames.
struct TreeFrames {
  let views: [View]
  let paths: [String]
  let frames: [CGRect]
  let layout: Layout

  /// Lays out a tree.
  init(_ root: View, on device: Device) throws(LayoutError) {
    layout = try root.layout(on: device)
    let views = root.treeViews
    let nodes = layout.nodes.filter { $0.kind == .view }
    paths = views.indices.map { nodes.indices.contains($0) ? nodes[$0].path : views[$0].readablePath }
    self.views = views
    frames = views.map(\.frame)
  }

  /// The views whose frames are different in another layout of the same tree, outermost first.
  ///
  /// - Parameter tolerance: the largest difference that does not count, in points.
  func moved(to other: TreeFrames, tolerance: CGFloat = 0) -> [(path: String, from: CGRect, to: CGRect)] {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in other.views.enumerated() { places[ObjectIdentifier(view)] = place }
    return views.indices.compactMap { index in
      guard let place = places[ObjectIdentifier(views[index])] else { return nil }
      let (from, to) = (frames[index], other.frames[place])
      return from.isNear(to, tolerance) ? nil : (paths[index], from, to)
    }
  }

  /// Whether both layouts have the same views in the same order.
  func hasSameViews(as other: TreeFrames) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy { $0 === $1 }
  }
}

extension View {
  /// The names of the view and its superviews.
  fileprivate var readablePath: String {
    sequence(first: self, next: \.superview).reversed().map(\.readableName).joined(separator: "/")
  }
}

extension CGRect {
  func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
    // Thirds of a point are not binary fractions.
    let most = tolerance + 0.001
    return abs(minX - other.minX) <= most && abs(minY - other.minY) <= most
      && abs(width - other.width) <= most && abs(height - other.height) <= most
  }

  /// The position and the size, as failures state them.
  var text: String {
    "(\(decimalText(minX)), \(decimalText(minY)); \(decimalText(width)) x \(decimalText(height)))"
  }
}
