import Foundation
import LayoutSnapshotValues

/// What an engine knows of a view or a guide: all that it asks, and all that it tells.
///
/// Everything above `take` is a question: an item answers it without remembering that it was asked, because the
/// engine may yet fail, may only try something, or may ask again with another width. What comes out is told once,
/// after the solution stands.
///
/// Rejected: a tree of values, made anew for each engine. A text is measured at a width that only the solution
/// tells, and a control puts its parts where an override says.
package protocol EngineItem: AnyObject {
  /// What outlives the item, and has its place in the engine.
  var handle: ItemHandle { get }
  /// What the item is, as long as an engine lives; another nature is another engine.
  var nature: ItemNature { get }
  /// The superview's handle, or that of a guide's owner; none for a root.
  var parentHandle: ItemHandle? { get }

  // MARK: Words

  /// The name that the item was given, if it was.
  var givenName: String? { get }
  /// What a reader calls the item: its name, or else its class.
  var readableName: String { get }
  /// What explains the item's size or arrangement, but for what the engine knows itself.
  var ownFacts: Layout.ItemFacts { get }

  // MARK: Constraints

  /// Calls a closure with each constraint that the item holds and that takes part, and whether the item made it for
  /// what lies in it.
  func forEachConstraint(
    _ body: (any EngineConstraint, _ isSystem: Bool) throws(EngineError) -> Void
  ) throws(EngineError)
  /// What an attribute of the item is measured on.
  ///
  /// - Parameter other: the item on the other side of the constraint.
  func place(of attribute: LayoutAttribute, beside other: ItemHandle?) -> ItemPlace
  /// The direction in which the item lays out what lies directly in it.
  func direction(in surroundings: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection

  // MARK: Size and place

  /// The size of the content, in lines of a width; infinite for no limit.
  func contentSize(at width: CGFloat) -> CGSize
  /// How strongly the item keeps to that size.
  var contentStrength: ContentStrength { get }
  /// The frame that the item was given, and how it grows.
  var statedFrame: StatedFrame { get }
  /// Where a part that the item has put into itself lies, by the item's size.
  func frame(ofPart part: any EngineItem, in bounds: CGRect) -> CGRect
  /// Whether a stack has taken the item out of its row.
  var isOutOfRow: Bool { get }
  /// Whether some of the item's text is missing at a size.
  func isTruncated(in size: CGSize) -> Bool

  // MARK: Insets and scrolling

  /// What the item says of its margins.
  func statedMargins(in room: MarginRoom) -> ItemMargins
  /// The widest that the guide of readable text is at the reader's text size.
  var readableWidth: Double { get }
  /// What the item adds to the safe area, for itself and for all that is in it.
  var additionalSafeArea: EdgeInsets { get }
  /// The point of what is scrolled that lies at the item's origin.
  func contentOffset(in view: ScrollSurroundings) -> CGPoint

  // MARK: The solution

  /// Takes the frame that a solution gave, in the parent's coordinates.
  func take(_ frame: CGRect)
  /// Takes the width for which the solution has its lines; infinite for no limit.
  func take(textWidth: CGFloat)
  /// Takes what the solution found of scrolling, and the size of the content where constraints made it.
  func take(scrolling: ScrollSurroundings, contentSize: CGSize?)
}
