import Foundation
import LayoutSnapshotEngine

/// A guide that the system places inside its view: at the margins, the safe area, the readable width or the bars.
class InsetGuide: LayoutGuide {
  /// The area that the guide covers.
  let purpose: InsetPurpose

  init(_ purpose: InsetPurpose, in view: View) {
    self.purpose = purpose
    super.init()
    identifier = purpose.name
    view.addLayoutGuide(self)
  }

  override var nature: ItemNature { ItemNature(.inset(purpose)) }

  /// The frame that the next layout will give the guide if its view does not move. Code that first uses a
  /// guide in `layoutSubviews()` needs the frame at once.
  override var expectedFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch purpose {
    case .safeArea: return view.bounds(inside: view.safeAreaInsets)
    case .margins: return view.bounds(inside: view.layoutMargins)
    case .readable:
      let widest = view.widestReadable
      return view.bounds(inside: view.layoutMargins.readable(in: view.bounds.width, widest: widest))
    case .topBar:
      var frame = view.bounds
      frame.size.height = view.safeAreaInsets.top
      return frame
    case .bottomBar, .keyboard:
      var frame = view.bounds
      (frame.origin.y, frame.size.height) = (
        frame.maxY - view.safeAreaInsets.bottom, view.safeAreaInsets.bottom
      )
      return frame
    case .scrollFrame: return view.bounds
    case .scrollContent, .contentMargins: return .zero
    }
  }
}

extension View {
  fileprivate func bounds(inside insets: EdgeInsets) -> CGRect {
    CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}

/// A guide that spans the distance between two anchors, so that the distance has a width or a height.
final class OffsetGuide: LayoutGuide {
  let from: ItemEnd
  let to: ItemEnd

  init<Axis>(from: LayoutAnchor<Axis>, to: LayoutAnchor<Axis>) {
    self.from = ItemEnd(from.handle, from.attribute)
    self.to = ItemEnd(to.handle, to.attribute)
    super.init()
    identifier = "offset"
  }

  /// The dimension of the guide that measures the distance.
  var extent: LayoutConstraint.Attribute { from.attribute.kind == .verticalPosition ? .height : .width }

  override var nature: ItemNature {
    ItemNature(.distance(from: from, to: to, isVertical: extent == .height))
  }
}

extension LayoutDimension {
  /// The distance from one anchor to another.
  convenience init<Axis>(from: LayoutAnchor<Axis>, to: LayoutAnchor<Axis>) {
    let guide = OffsetGuide(from: from, to: to)
    from.handle.layoutItem?.hostView?.addHiddenGuide(guide)
    self.init(item: guide, attribute: guide.extent)
  }
}
