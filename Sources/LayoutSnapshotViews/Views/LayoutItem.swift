import Foundation
import LayoutSnapshotEngine

/// An item that constraints can connect: a view or a layout guide. It provides the anchors of both.
///
/// Do not create one yourself; use ``View`` and ``LayoutGuide``.
open class LayoutItem: UIResponder, EngineItem {
  /// The leading edge: left in left-to-right text, right in right-to-left text.
  open private(set) lazy var leadingAnchor = LayoutXAxisAnchor(item: self, attribute: .leading)
  /// The trailing edge: right in left-to-right text, left in right-to-left text.
  open private(set) lazy var trailingAnchor = LayoutXAxisAnchor(item: self, attribute: .trailing)
  /// The left edge, whatever the direction of text.
  open private(set) lazy var leftAnchor = LayoutXAxisAnchor(item: self, attribute: .left)
  /// The right edge, whatever the direction of text.
  open private(set) lazy var rightAnchor = LayoutXAxisAnchor(item: self, attribute: .right)
  /// The horizontal center.
  open private(set) lazy var centerXAnchor = LayoutXAxisAnchor(item: self, attribute: .centerX)
  /// The top edge.
  open private(set) lazy var topAnchor = LayoutYAxisAnchor(item: self, attribute: .top)
  /// The bottom edge.
  open private(set) lazy var bottomAnchor = LayoutYAxisAnchor(item: self, attribute: .bottom)
  /// The vertical center.
  open private(set) lazy var centerYAnchor = LayoutYAxisAnchor(item: self, attribute: .centerY)
  /// The width.
  open private(set) lazy var widthAnchor = LayoutDimension(item: self, attribute: .width)
  /// The height.
  open private(set) lazy var heightAnchor = LayoutDimension(item: self, attribute: .height)

  /// The anchor of an attribute, or nil for an attribute that has no anchor.
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

  /// The view whose coordinate space the item belongs to: the view itself, or a guide's owner.
  package var hostView: View? { nil }

  /// The view that contains the item: a superview, or a guide's owner.
  var enclosingView: View? { hostView }

  /// The settings that explain the item's size or arrangement, as names and values for messages.
  var layoutSettings: [String: String] { [:] }

  /// Constraints on this item that could not be activated. The next layout of the item reports them.
  final var refusals: [ConstraintRefusal] = []

  // MARK: Answers to the engine, with the values of guides

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
    unsafe handle.item = self
  }

  deinit { unsafe handle.item = nil }
}
