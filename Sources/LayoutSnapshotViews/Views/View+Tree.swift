extension View {
  /// Puts a view in front of the other subviews, taking it out of the tree that it was in.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the subviews, at a place counted from the hindmost.
  ///
  /// A view that already lies in this one only moves there. A place beyond the end is the end.
  /// - Precondition: `view` is neither this view nor one that contains it, and the place is not below 0.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to a view inside it")
    precondition(index >= 0, "the place of a subview is not below 0")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return discardEngines("the order")
    }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.noteSurroundings()
    discardEngines("the subviews")
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view right in front of a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    place(view, at: sibling, offset: 1)
  }

  /// Puts a view right behind a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    place(view, at: sibling, offset: 0)
  }

  private func place(_ view: View, at sibling: View, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    insertSubview(view, at: index + offset)
  }

  /// Has two subviews change places.
  ///
  /// - Precondition: there are subviews at both places.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    subviews.swapAt(first, second)
    discardEngines("the order")
  }

  /// Puts a subview in front of all others.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Puts a subview behind all others.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// This view or the first in it, the outer before the inner, that has a tag.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes the view out of its superview and ends every constraint that reaches across.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview()
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.constraints where constraint.touches(self) { constraint.isActive = false }
    }
    superview.subviews.removeAll { $0 === self }
    superview.discardEngines("the subviews")
    self.superview = nil
    superview.subviewRemoved(self)
  }

  /// Adds a guide to those that this view owns, taking it from its former owner.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    discardEngines()
  }

  /// Gives up a guide and ends every constraint on it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for ancestor in sequence(first: self, next: \.superview) {
      for constraint in ancestor.constraints where constraint.mentions(guide) { constraint.isActive = false }
    }
    layoutGuides.removeAll { $0 === guide }
    guideRemoved(guide)
    guide.owningView = nil
    discardEngines()
  }

  /// Takes a guide into the layout without listing it.
  func addHiddenGuide(_ guide: LayoutGuide) {
    hiddenGuides.append(guide)
    guide.owningView = self
    discardEngines()
  }

  /// Whether this view is the other one or lies somewhere inside it.
  public func isDescendant(of view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The innermost view that contains both, or nil where they are in different trees.
  ///
  /// - Complexity: the depth of the deeper view.
  func closestCommonAncestor(with other: View) -> View? {
    // Nearly every constraint is between a view and itself, its superview, or its sibling.
    if self === other || other.superview === self { return self }
    if let superview, superview === other || superview === other.superview { return superview }
    var (a, b): (View?, View?) = (self, other)
    var (depthA, depthB) = (depth, other.depth)
    while depthA > depthB { (a, depthA) = (a?.superview, depthA - 1) }
    while depthB > depthA { (b, depthB) = (b?.superview, depthB - 1) }
    while a !== b { (a, b) = (a?.superview, b?.superview) }
    return a
  }

  private var depth: Int {
    var count = 0
    var ancestor = superview
    while let view = ancestor { (count, ancestor) = (count + 1, view.superview) }
    return count
  }
}
