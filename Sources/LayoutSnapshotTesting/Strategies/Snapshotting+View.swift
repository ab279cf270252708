import LayoutSnapshotCauses
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotStore
import LayoutSnapshotViews

extension Snapshotting where Value: LayoutSubject {
  /// The frames and the picture. This is the default strategy of every assertion.
  public static var standard: Snapshotting { frames + image }

  /// The picture. It has to be identical to the reference, pixel by pixel, unless the tests' settings say otherwise.
  public static var image: Snapshotting { image() }

  /// The picture, with a tolerance and with masks.
  ///
  /// ```swift
  /// assertSnapshot(of: card, as: .image(tolerance: .perceptual(), masking: [card.clock]), on: .iPhone4)
  /// ```
  ///
  /// - Parameters:
  ///   - tolerance: which differences count; nil for what the settings of the tests say, or else all.
  ///   - masks: views and guides in which nothing is compared. They are still drawn.
  public static func image(tolerance: ImageTolerance? = nil, masking masks: [LayoutItem] = [])
    -> Snapshotting
  {
    Snapshotting(needsDevice: true) { value, subject in
      let view = value.layoutView
      let tree = try subject.tree(of: view)
      var options = (tolerance ?? subject.tolerance).options
      options.masks = try masks.map { item in
        guard let edges = tree.layout.pixelEdges(of: item, in: view) else {
          throw StrategyError.foreignMask(String(describing: type(of: item)))
        }
        return ComparisonMask(item.maskName, edges)
      }
      return [.picture(try DrawnPicture(of: tree.displayList, layout: tree.layout), options)]
    }
  }

  /// The frames of all views and guides, with the constraints that explain them.
  public static var frames: Snapshotting {
    Snapshotting(needsDevice: true) { value, subject in
      [.frames(try subject.tree(of: value.layoutView).layout)]
    }
  }

  /// Every constraint as a line of pseudocode, with conflicts and ambiguous views.
  public static var constraints: Snapshotting {
    layoutText(ReferenceEnding.constraints) { $0.constraintText }
  }

  /// The tree of views and guides, indented, with classes and frames.
  public static var hierarchy: Snapshotting { layoutText("hierarchy.txt") { $0.hierarchyText } }

  /// The drawing operations, one per line.
  public static var displayList: Snapshotting {
    Snapshotting(needsDevice: true) { value, subject in
      [.text("\(try subject.tree(of: value.layoutView).displayList)\n", ending: "drawing.txt")]
    }
  }

  private static func layoutText(_ ending: String, _ text: @escaping (Layout) -> String) -> Snapshotting {
    Snapshotting(needsDevice: true) { value, subject in
      [.text(text(try subject.tree(of: value.layoutView).layout), ending: ending)]
    }
  }
}

extension LayoutItem {
  /// The name of a masked item: its identifier, or else its class.
  fileprivate var maskName: String {
    let identifier = (self as? View)?.accessibilityIdentifier ?? (self as? LayoutGuide)?.identifier
    return identifier.flatMap { $0.isEmpty ? nil : $0 } ?? String(describing: type(of: self))
  }
}

extension Layout {
  /// Where an item lies, in pixels from the root; nil for an item of another tree.
  fileprivate func pixelEdges(of item: LayoutItem, in root: View) -> PixelEdges? {
    guard let host = item.hostView, host.isDescendant(of: root) else { return nil }
    var frame = (item as? LayoutGuide)?.layoutFrame ?? CGRect(origin: .zero, size: host.frame.size)
    for view in sequence(first: host, next: { $0 === root ? nil : $0.superview }) where view !== root {
      frame.origin.x += view.frame.minX
      frame.origin.y += view.frame.minY
    }
    let scale = Double(device.scale)
    func pixel(_ points: CGFloat) -> Int { Int((points * scale).rounded()) }
    return PixelEdges(
      left: pixel(frame.minX), top: pixel(frame.minY), right: pixel(frame.maxX), bottom: pixel(frame.maxY))
  }

  fileprivate var constraintText: String {
    let names = ShortNames(Set(outline.paths))
    var lines = constraints.map { $0.text(naming: { names[$0] }) + ($0.isHeld ? "" : " (not held)") }
    for conflict in conflicts {
      lines.append("conflict: \(conflict.constraints.joined(separator: "; ")); broken: \(conflict.broken)")
    }
    lines += nodes.filter(\.isAmbiguous).map { "ambiguous: \(names[$0.path])" }
    return lines.map { $0 + "\n" }.joined()
  }

  fileprivate var hierarchyText: String {
    nodes.map { node in
      let path = LayoutPath(node.path)
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
        decimalText($0)
      }
      let name = path.name
      let className = name == node.className ? "" : ": \(node.className)"
      let marks = (node.kind == .guide ? " guide" : "") + (node.isHidden ? " hidden" : "")
      return String(repeating: "  ", count: path.depth)
        + "\(name)\(className) (\(frame[0]), \(frame[1]); \(frame[2]) x \(frame[3]))\(marks)\n"
    }.joined()
  }
}
