import LayoutConstraintSolver
import Foundation

/// A guide that lies in its view where the system decides: at margins, safe area, readable width, bars.
class InsetGuide: LayoutGuide {
  /// What the insets stand for.
  enum Purpose: String {
    case margins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    case readable = "readableContentGuide"
    case topBar = "topLayoutGuide"
    case bottomBar = "bottomLayoutGuide"
    case keyboard = "keyboardLayoutGuide"
    case scrollContent = "contentLayoutGuide"
    case scrollFrame = "frameLayoutGuide"
    case contentMargins = "contentMarginsGuide"
  }

  let purpose: Purpose

  init(_ purpose: Purpose, in view: View) {
    self.purpose = purpose
    super.init()
    identifier = purpose.rawValue
    view.addLayoutGuide(self)
  }
}

/// A guide that spans the distance between two anchors, and so gives it a width or a height.
final class OffsetGuide: LayoutGuide {
  let from: (handle: ItemHandle, attribute: LayoutConstraint.Attribute)
  let to: (handle: ItemHandle, attribute: LayoutConstraint.Attribute)

  init<Axis>(from: LayoutAnchor<Axis>, to: LayoutAnchor<Axis>) {
    self.from = (from.handle, from.attribute)
    self.to = (to.handle, to.attribute)
    super.init()
    identifier = "offset"
  }

  /// The part of the guide that is the distance.
  var extent: LayoutConstraint.Attribute { from.attribute.kind == .verticalPosition ? .height : .width }
}

extension LayoutDimension {
  /// The distance from one anchor to another.
  convenience init<Axis>(from: LayoutAnchor<Axis>, to: LayoutAnchor<Axis>) {
    let guide = OffsetGuide(from: from, to: to)
    from.handle.item?.hostView?.addHiddenGuide(guide)
    self.init(item: guide, attribute: guide.extent)
  }
}
