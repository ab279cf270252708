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

  /// The anchor of an attribute; nil for those that no anchor stands for.
  func anchor(_ attribute: LayoutConstraint.Attribute) -> NSObject? {
    switch attribute {
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .left: leftAnchor
    case .right: rightAnchor
    case .centerX: centerXAnchor
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .centerY: centerYAnchor
    case .width: widthAnchor
    case .height: heightAnchor
    default: nil
    }
  }

  /// The view in whose coordinate space this item lies: the view itself, or a guide's owner.
  package var hostView: View? { nil }

  /// The view that the item lies in: a superview, or a guide's owner.
  var enclosingView: View? { hostView }

  /// The name that the item was given, if it was.
  var givenName: String? { nil }

  /// What a reader calls this item: its name, or else its class.
  var readableName: String { givenName ?? String(describing: type(of: self)) }

  /// What of the item's settings explains its size or its arrangement, by name, in words; in any order.
  var layoutSettings: [String: String] { [:] }

  /// Takes the frame that a layout gave, in the host's or superview's coordinates.
  func take(_ frame: CGRect) {}

  /// What anchors and constraints know of this item.
  final let handle = ItemHandle()

  /// Made by its subclasses alone. Public, or else subclasses of these would not inherit `init()`.
  public override init() {
    super.init()
    handle.item = self
  }

  deinit { handle.item = nil }
}
