import Foundation
import LayoutSnapshotViews

/// Proofs that lay a view out several times and compare the layouts. They need no reference.
///
/// Each returns one sentence for each problem, and leaves the view as it was.
package enum LayoutProofs {
  /// A second layout on the same device changes nothing.
  package static func changesOfASecondLayout(of view: View, on device: Device) throws(LayoutError) -> [String]
  {
    let first = try TreeFrames(view, on: device)
    for view in first.views {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    let second = try TreeFrames(view, on: device)
    guard first.hasSameViews(as: second) else { return ["a second layout adds or removes views"] }
    let restless = second.layout.restless.map { "\($0.path): \($0.restlessness.sentence)" }
    return restless
      + first.moved(to: second).map {
        "\($0.path): it is at \($0.from.text) after the first layout and at \($0.to.text) after the second"
      }
  }

  /// The layout from right to left is the mirror image of the layout from left to right.
  ///
  /// The content of a scroll view is mirrored in its content size; without one it is not compared. Neither are views in which
  /// UIKit keeps the direction, such as playback controls. Constraints place alignment rectangles, so these are mirrored.
  package static func differencesFromTheMirrorImage(
    of view: View, on device: Device
  ) throws(LayoutError) -> [String] {
    let left = try TreeFrames(view, on: device.with(.leftToRight))
    let kept = left.views.map(\.effectiveUserInterfaceLayoutDirection)
    let widths = left.views.map { ($0 as? ScrollView)?.contentSize.width ?? $0.bounds.width }
    let places = left.views.map { $0.alignmentRect(forFrame: $0.frame) }
    let right = try TreeFrames(view, on: device.with(.rightToLeft))
    defer { _ = try? view.layout(on: device) }
    guard left.hasSameViews(as: right) else { return ["the views from right to left are others"] }
    var slots: [ObjectIdentifier: Int] = [:]
    for (slot, view) in left.views.enumerated() { slots[ObjectIdentifier(view)] = slot }
    let pixel = 1 / CGFloat(device.scale)
    return left.views.indices.dropFirst().compactMap { index in
      guard let outer = left.views[index].superview.flatMap({ slots[ObjectIdentifier($0)] }),
        widths[outer] > 0,
        right.views[outer].effectiveUserInterfaceLayoutDirection != kept[outer]
      else { return nil }
      let (from, to) = (places[index], right.views[index].alignmentRect(forFrame: right.frames[index]))
      var mirrored = from
      mirrored.origin.x = widths[outer] - from.maxX
      if mirrored.isNear(to, pixel) { return nil }
      return "\(left.paths[index]): from left to right it is at \(from.text), so it should be at "
        + "\(mirrored.text) from right to left, and is at \(to.text)"
    }
  }

  /// The order in which constraints were activated and siblings were added does not matter.
  package static func changesWithAnotherOrder(of view: View, on device: Device) throws(LayoutError)
    -> [String]
  {
    let first = try TreeFrames(view, on: device)
    let order = TreeOrdering(of: view)
    defer {
      order.restore()
      _ = try? view.layout(on: device)
    }
    var random = RandomOrder(seed: 1)
    for round in 0..<4 {
      if round == 0 { order.reverse() } else { order.shuffle(&random) }
      let second = try TreeFrames(view, on: device)
      let moved = first.moved(to: second)
      if !moved.isEmpty {
        return moved.map {
          "\($0.path): it is at \($0.from.text), and at \($0.to.text) if constraints are activated and "
            + "views are added in another order"
        }
      }
    }
    return []
  }
}
