extension View {

  final func insert(_ view: View, at index: Int) {
    precondition(!isInside(view), "a view cannot be added to itself or to a view inside it")
    precondition(index >= 0, "the place of a subview is not below 0")
    if view.ownSuperview === self {
      ownSubviews.removeAll { $0 === view }
      ownSubviews.insert(view, at: min(index, ownSubviews.count))
      life.hasOtherParts = true
      return discardEngines("the order")
    }
    let window = window
    let isNewWindow = view.window !== window
    view.willMove(toSuperview: self)
    if isNewWindow { view.tellWindow { $0.willMove(toWindow: window) } }
    view.leaveSuperview()
    ownSubviews.insert(view, at: min(index, ownSubviews.count))
    view.ownSuperview = self
    view.life.leaveOwnLayouts()
    life.hasOtherParts = true
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
    guard ownSuperview != nil else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { tellWindow { $0.willMove(toWindow: nil) } }
    leaveSuperview()
    if leavesWindow { tellWindow { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let ownSuperview else { return }
    ownSuperview.willRemoveSubview(self)
    for ancestor in sequence(first: ownSuperview, next: \.ownSuperview) {
      for constraint in ancestor.ownConstraints where constraint.touches(self) { constraint.isActive = false }
    }
    ownSuperview.ownSubviews.removeAll { $0 === self }
    ownSuperview.life.hasOtherParts = true
    ownSuperview.discardEngines("the subviews")
    self.ownSuperview = nil
    ownSuperview.subviewRemoved(self)
  }

  final func attach(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    ownLayoutGuides.append(guide)
    guide.owningView = self
    discardEngines()
  }

  final func detach(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for ancestor in sequence(first: self, next: \.ownSuperview) {
      for constraint in ancestor.ownConstraints where constraint.mentions(guide) {
        constraint.isActive = false
      }
    }
    ownLayoutGuides.removeAll { $0 === guide }
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
  final func isInside(_ view: View) -> Bool {
    var outer: View? = self
    while let current = outer {
      if current === view { return true }
      outer = current.ownSuperview
    }
    return false
  }

  /// Calls a function with each subview, from back to front.
  ///
  /// What visits all views in every layout uses this, not `for`. In a debug build this module's generic code is not
  /// specialised (see `Package.swift`), and there each step of an array's iterator asks the runtime several times.
  final func forEachSubview(_ body: (View) -> Void) {
    let views = ownSubviews
    let count = views.count
    var index = 0
    while index < count {
      body(views[index])
      index += 1
    }
  }

  /// The innermost view that contains both views, or nil if they are in different trees.
  ///
  /// - Complexity: the depth of the deeper view.
  func closestCommonAncestor(with other: View) -> View? {
    // Nearly every constraint is between a view and itself, its superview, or its sibling.
    if self === other || other.ownSuperview === self { return self }
    if let ownSuperview, ownSuperview === other || ownSuperview === other.ownSuperview { return ownSuperview }
    var (a, b): (View?, View?) = (self, other)
    var (depthA, depthB) = (depth, other.depth)
    while depthA > depthB { (a, depthA) = (a?.ownSuperview, depthA - 1) }
    while depthB > depthA { (b, depthB) = (b?.ownSuperview, depthB - 1) }
    while a !== b { (a, b) = (a?.ownSuperview, b?.ownSuperview) }
    return a
  }

  private var depth: Int {
    var count = 0
    var ancestor = ownSuperview
    while let view = ancestor { (count, ancestor) = (count + 1, view.ownSuperview) }
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
