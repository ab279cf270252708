extension View {
  /// Puts a view in front of the other subviews, taking it out of the tree that it was in.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it.
  public func addSubview(_ view: View) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to a view inside it")
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    discardEngines()
  }

  /// Takes the view out of its superview and ends every constraint that reaches across.
  public func removeFromSuperview() {
    guard let superview else { return }
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.constraints where constraint.touches(self) { constraint.isActive = false }
    }
    superview.subviews.removeAll { $0 === self }
    superview.discardEngines()
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

  /// Forgets the engines that know this view, because the tree is no longer what they were built from.
  func discardEngines() {
    var view: View? = self
    while let current = view {
      current.engine = nil
      view = current.superview
    }
  }
}
