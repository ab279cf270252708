extension View {

  final func insert(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to a view inside it")
    precondition(index >= 0, "the place of a subview is not below 0")
    if view.superview === self {
      ownSubviews.removeAll { $0 === view }
      ownSubviews.insert(view, at: min(index, ownSubviews.count))
      return discardEngines("the order")
    }
    let window = window
    let isNewWindow = view.window !== window
    view.willMove(toSuperview: self)
    if isNewWindow { view.tellWindow { $0.willMove(toWindow: window) } }
    view.leaveSuperview()
    ownSubviews.insert(view, at: min(index, ownSubviews.count))
    view.superview = self
    view.noteSurroundings()
    discardEngines("the subviews")
    if isNewWindow { view.tellWindow { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func place(_ view: View, at sibling: View, offset: Int) {
    guard view !== sibling else { return }
    let others = ownSubviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    insertSubview(view, at: index + offset)
  }

  final func takeFromSuperview() {
    guard superview != nil else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { tellWindow { $0.willMove(toWindow: nil) } }
    leaveSuperview()
    if leavesWindow { tellWindow { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.constraints where constraint.touches(self) { constraint.isActive = false }
    }
    superview.ownSubviews.removeAll { $0 === self }
    superview.discardEngines("the subviews")
    self.superview = nil
    superview.subviewRemoved(self)
  }

  /// Adds a guide to this view and removes it from its former owner.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    discardEngines()
  }

  /// Removes a guide from this view and deactivates every constraint on it.
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

  /// Adds a guide that takes part in layout but is not listed in ``layoutGuides``.
  func addHiddenGuide(_ guide: LayoutGuide) {
    hiddenGuides.append(guide)
    guide.owningView = self
    discardEngines()
  }

  /// Whether this view is the other view or lies anywhere inside it.
  public func isDescendant(of view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The innermost view that contains both views, or nil if they are in different trees.
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

extension View {
  /// Replaces a background view behind all other subviews.
  final func replaceBackground(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }
}
