import Foundation

/// What constraints connect: a view or a layout guide. Gives both their anchors.
///
/// You never create one; use ``View`` and ``LayoutGuide``.
open class LayoutItem: NSObject {
  /// The leading edge: left where text runs from left to right.
  public private(set) lazy var leadingAnchor = LayoutXAxisAnchor(item: self, attribute: .leading)
  /// The trailing edge: right where text runs from left to right.
  public private(set) lazy var trailingAnchor = LayoutXAxisAnchor(item: self, attribute: .trailing)
  /// The left edge, in every direction of text.
  public private(set) lazy var leftAnchor = LayoutXAxisAnchor(item: self, attribute: .left)
  /// The right edge, in every direction of text.
  public private(set) lazy var rightAnchor = LayoutXAxisAnchor(item: self, attribute: .right)
  /// The middle between left and right.
  public private(set) lazy var centerXAnchor = LayoutXAxisAnchor(item: self, attribute: .centerX)
  /// The top edge.
  public private(set) lazy var topAnchor = LayoutYAxisAnchor(item: self, attribute: .top)
  /// The bottom edge.
  public private(set) lazy var bottomAnchor = LayoutYAxisAnchor(item: self, attribute: .bottom)
  /// The middle between top and bottom.
  public private(set) lazy var centerYAnchor = LayoutYAxisAnchor(item: self, attribute: .centerY)
  /// The extent across.
  public private(set) lazy var widthAnchor = LayoutDimension(item: self, attribute: .width)
  /// The extent downwards.
  public private(set) lazy var heightAnchor = LayoutDimension(item: self, attribute: .height)

  /// The view in whose coordinate space this item lies: the view itself, or a guide's owner.
  package var hostView: View? { nil }

  /// What a reader calls this item: its identifier, or else its class.
  package var readableName: String { String(describing: type(of: self)) }

  /// The item's place among the items of the engine that is being built; no meaning outside of that.
  var slot = 0

  /// Constraints on this item that were refused when they were activated, told when it is laid out.
  var refusals: [ConstraintRefusal] = []

  // Not `init()`: overriding that by a convenience initialiser, as a view's has to be, makes the compiler
  // warn of a recursion that is none.
  init(item: Void) { super.init() }
}
