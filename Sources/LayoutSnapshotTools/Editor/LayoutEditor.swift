import Foundation
import LayoutSnapshotViews

/// Interface Builder's tools for a tree of views on a device: the frames are its canvas.
///
/// ```swift
/// let editor = LayoutEditor(login, on: .iPhone8)
/// try editor.addMissingConstraints()
/// try editor.align([title, field], .leadingEdges)
/// print(try editor.outline())
/// ```
///
/// The tools read where views lie from ``View/frame``: from what you gave them or, after a layout, from what
/// came out. Those that move views say so. Views are asked for their constraints as they are; lay out a tree
/// once whose views make theirs in ``View/updateConstraints()``.
public struct LayoutEditor {
  /// The tree's outermost view, which fills the device.
  public let root: View
  /// The device whose size, safe area and direction the canvas has.
  public let device: Device

  /// Tools for a tree on a device.
  public init(_ root: View, on device: Device) {
    self.root = root
    self.device = device
  }

  /// The tree's views without its root, outer ones first, each before those in front of it.
  ///
  /// What controls put into themselves, such as the title of a button, is not among them.
  public var views: [View] {
    var found: [View] = []
    func visit(_ view: View) {
      for subview in view.subviews where !subview.isPartOfControl {
        found.append(subview)
        visit(subview)
      }
    }
    visit(root)
    return found
  }
}

extension LayoutEditor {
  /// The views that a tool works on: those given, each once and in the tree's order, or all.
  func selection(_ views: [View]?) throws(LayoutToolError) -> [View] {
    guard let views else { return self.views }
    for view in views { try check(view) }
    let given = Set(views.map(ObjectIdentifier.init))
    return self.views.filter { given.contains(ObjectIdentifier($0)) }
  }

  /// Refuses a view that is not in the tree, and the root, which the device places.
  func check(_ view: View) throws(LayoutToolError) {
    if view === root { throw .rootSelected(name(of: view)) }
    if !view.isDescendant(of: root) { throw .notInTree(name(of: view)) }
  }

  /// What messages call a view.
  func name(of view: View) -> String {
    root.itemsWithPaths.first { $0.item === view }?.path
      ?? view.accessibilityIdentifier ?? String(describing: type(of: view))
  }

  /// Runs a step of layout and passes on why it failed.
  func laidOut<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(LayoutToolError) -> Result {
    do { return try body() } catch { throw .layout(error) }
  }
}

extension View {
  /// The stack view that lines this view up, if one does.
  var arrangingStack: StackView? {
    guard let stack = superview as? StackView, stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return stack
  }
}
