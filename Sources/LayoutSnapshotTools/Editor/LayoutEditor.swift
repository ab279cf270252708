import Foundation
import LayoutSnapshotViews

/// Interface Builder's tools for a tree of views on a device. The frames serve as the canvas.
///
/// ```swift
/// let editor = LayoutEditor(login, on: .iPhone8)
/// try editor.addMissingConstraints()
/// try editor.align([title, field], .leadingEdges)
/// print(try editor.outline())
/// ```
///
/// The tools read places from ``View/frame``: the frames that you set or, after a layout, the solved ones. A
/// tool that moves views says so in its documentation. The tools use the constraints that exist; if views
/// create theirs in ``View/updateConstraints()``, lay out the tree once before.
public struct LayoutEditor {
  /// The root of the tree, which fills the device.
  public let root: View
  /// The device that gives the canvas its size, safe area and direction.
  public let device: Device

  /// Creates the tools for a tree on a device.
  public init(_ root: View, on device: Device) {
    self.root = root
    self.device = device
  }

  /// The tree's views without the root: outer views before inner ones, and siblings from back to front.
  ///
  /// Views that controls add to themselves are not included, such as the title of a button.
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
  /// The views that a tool works on: the given ones without duplicates, in the tree's order, or all.
  func selection(_ views: [View]?) throws(LayoutToolError) -> [View] {
    guard let views else { return self.views }
    for view in views { try check(view) }
    let given = Set(views.map(ObjectIdentifier.init))
    return self.views.filter { given.contains(ObjectIdentifier($0)) }
  }

  /// Throws an error for a view that is not in the tree, and for the root, which the device places.
  func check(_ view: View) throws(LayoutToolError) {
    if view === root { throw .rootSelected(name(of: view)) }
    if !view.isDescendant(of: root) { throw .notInTree(name(of: view)) }
  }

  /// The name of a view in messages.
  func name(of view: View) -> String {
    root.itemsWithPaths.first { $0.item === view }?.path
      ?? view.accessibilityIdentifier ?? String(describing: type(of: view))
  }

  /// Runs a step of layout and converts its error.
  func laidOut<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(LayoutToolError) -> Result {
    do { return try body() } catch { throw .layout(error) }
  }
}

extension View {
  /// The stack view that arranges this view, if there is one.
  var arrangingStack: StackView? {
    guard let stack = superview as? StackView, stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return stack
  }
}
