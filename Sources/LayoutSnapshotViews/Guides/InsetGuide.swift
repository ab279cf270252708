import LayoutSnapshotEngine

/// A guide that lies in its view where the system decides: at margins, safe area, readable width, bars.
class InsetGuide: LayoutGuide {
  /// What the insets stand for.
  let purpose: InsetPurpose

  init(_ purpose: InsetPurpose, in view: View) {
    self.purpose = purpose
    super.init()
    identifier = purpose.name
    view.addLayoutGuide(self)
  }

  override var nature: ItemNature { ItemNature(.inset(purpose)) }
}

/// A guide that spans the distance between two anchors, and so gives it a width or a height.
final class OffsetGuide: LayoutGuide {
  let from: ItemEnd
  let to: ItemEnd

  init<Axis>(from: LayoutAnchor<Axis>, to: LayoutAnchor<Axis>) {
    self.from = ItemEnd(from.handle, from.attribute)
    self.to = ItemEnd(to.handle, to.attribute)
    super.init()
    identifier = "offset"
  }

  /// The part of the guide that is the distance.
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
