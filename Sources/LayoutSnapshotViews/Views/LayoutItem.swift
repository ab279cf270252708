import Foundation
import LayoutSnapshotEngine

/// What constraints connect: a view or a layout guide. Gives both their anchors.
///
/// You never create one; use ``View`` and ``LayoutGuide``.
open class LayoutItem: UIResponder, EngineItem {
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

  /// What of the item's settings explains its size or its arrangement, by name, in words; in any order.
  var layoutSettings: [String: String] { [:] }

  /// Constraints on this item that were refused when they were activated, told when it is laid out.
  final var refusals: [ConstraintRefusal] = []

  // MARK: Answers to the engine, as guides give them

  package final let handle = ItemHandle()
  package var nature: ItemNature { ItemNature(.guide) }
  package final var parentHandle: ItemHandle? { enclosingView?.handle }
  package var givenName: String? { nil }
  package final var readableName: String { givenName ?? String(describing: type(of: self)) }
  package var ownFacts: Layout.ItemFacts { Layout.ItemFacts() }
  package func forEachConstraint(
    _ body: (any EngineConstraint, _ isSystem: Bool) throws(EngineError) -> Void
  ) throws(EngineError) {}
  package func place(of attribute: LayoutAttribute, beside other: ItemHandle?) -> ItemPlace {
    ItemPlace(handle, attribute)
  }
  package func direction(in surroundings: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    surroundings
  }
  package func contentSize(at width: CGFloat) -> CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  package var contentStrength: ContentStrength { ContentPriorities.view.engineValue }
  package var statedFrame: StatedFrame {
    StatedFrame(frame: .zero, in: .zero, horizontal: (false, false, false), vertical: (false, false, false))
  }
  package func frame(ofPart part: any EngineItem, in bounds: CGRect) -> CGRect { .zero }
  package var isOutOfRow: Bool { false }
  package func isTruncated(in size: CGSize) -> Bool { false }
  package func statedMargins(in room: MarginRoom) -> ItemMargins { .none }
  package var readableWidth: Double { 0 }
  package var additionalSafeArea: EdgeInsets { .zero }
  package func contentOffset(in view: ScrollSurroundings) -> CGPoint { .zero }
  package func take(_ frame: CGRect) {}
  package func take(textWidth: CGFloat) {}
  package func take(scrolling: ScrollSurroundings, contentSize: CGSize?) {}

  /// Only for subclasses. It is public so that their subclasses inherit `init()`.
  public override init() {
    super.init()
    handle.item = self
  }

  deinit { handle.item = nil }
}
