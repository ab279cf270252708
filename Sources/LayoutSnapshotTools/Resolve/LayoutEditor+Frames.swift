import Foundation
import LayoutSnapshotViews

/// A view that a tool has moved, or the reason why it has not.
public struct FrameUpdate: Hashable, Sendable {
  /// The view's path in the tree.
  public let path: String
  /// The frame before.
  public let from: CGRect
  /// The frame that the constraints determine, or the frame before if they are ambiguous.
  public let to: CGRect
  /// Whether the view was not moved because its constraints are ambiguous.
  public let isAmbiguous: Bool
}

extension LayoutEditor {
  /// Moves views to the frames that their constraints determine: Update Frames.
  ///
  /// ```swift
  /// for update in try editor.updateFrames() where update.isAmbiguous {
  ///   print("\(update.path) needs further constraints")
  /// }
  /// ```
  ///
  /// An ambiguous view stays in place, because its new frame would be arbitrary: it might shrink to nothing
  /// or leave the screen.
  /// - Parameter views: the views to move, or nil for all.
  /// - Returns: the views that have moved and those that could not, in the tree's order.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func updateFrames(of views: [View]? = nil) throws(LayoutToolError) -> [FrameUpdate] {
    let selected = try selection(views)
    let probe = try laidOut { () throws(LayoutError) in try LayoutProbe(root: root, device: device) }
    let paths = self.paths
    var updates: [FrameUpdate] = []
    // A view inside a selected one moves along. Its own frame is reported in that view's coordinates.
    for view in selected {
      guard let superview = view.superview else { continue }
      let isOpen = probe.openness(of: view).isOpen
      let target = isOpen ? view.frame : roundedFrame(of: view, in: superview, probe)
      if isOpen || target != view.frame {
        updates.append(
          FrameUpdate(
            path: paths[ObjectIdentifier(view)] ?? "", from: view.frame, to: target, isAmbiguous: isOpen))
      }
      if target != view.frame { view.frame = target }
    }
    return updates
  }

  /// Every view's path.
  var paths: [ObjectIdentifier: String] {
    Dictionary(
      root.itemsWithPaths.map { (ObjectIdentifier($0.item), $0.path) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A solved frame rounded to the device's pixels, in the superview's coordinates.
  func roundedFrame(of view: View, in superview: View, _ probe: LayoutProbe) -> CGRect {
    let (own, outer) = (rounded(probe.frame(of: view)), rounded(probe.frame(of: superview)))
    return own.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }

  /// A rectangle in the root, with each edge rounded to the nearest pixel, halves up, as in layouts.
  func rounded(_ frame: CGRect) -> CGRect {
    let scale = CGFloat(device.scale)
    func edge(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.5).rounded(.down) / scale }
    let (left, top) = (edge(frame.minX), edge(frame.minY))
    return CGRect(x: left, y: top, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
  }
}
