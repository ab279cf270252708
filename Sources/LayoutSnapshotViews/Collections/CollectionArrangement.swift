import Foundation

/// The views that a collection view shows, those that it can reuse, and its selection.
struct CollectionArrangement {
  /// The kind and identifier under which a view is reused; the kind of cells is empty.
  struct Name: Hashable {
    var kind: String
    var identifier: String
    init(_ kind: String, _ identifier: String) { (self.kind, self.identifier) = (kind, identifier) }
  }

  /// The category, kind and index path of a visible view.
  struct Key: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath
    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
      (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }
    init(_ attributes: UICollectionViewLayoutAttributes) {
      self.init(
        attributes.representedElementCategory, attributes.representedElementKind ?? "", attributes.indexPath)
    }
    static func cell(_ path: IndexPath) -> Key { Key(.cell, "", path) }
    static func < (a: Key, b: Key) -> Bool {
      // Decoration views lie behind cells; headers and footers lie in front.
      func rank(_ key: Key) -> Int { key.category == .decorationView ? 0 : key.category == .cell ? 1 : 2 }
      return (rank(a), a.indexPath, a.kind) < (rank(b), b.indexPath, b.kind)
    }
  }

  /// The numbers of items by section, once the data source was asked.
  var counts: [Int]?
  /// The bounds for which the layout was prepared.
  var preparedBounds: CGRect?
  var preparedTraits: Traits?
  var views: [Key: UICollectionReusableView] = [:]
  var shownCells: [IndexPath] = []
  var selected: [IndexPath] = []
  var target: (item: IndexPath, position: UICollectionView.ScrollPosition)?
  var isAiming = false
  var isShowing = false
  var makers: [Name: () -> UICollectionReusableView] = [:]
  private var used: [Name: [UICollectionReusableView]] = [:]

  mutating func keep(_ view: UICollectionReusableView, _ kind: String) {
    if let name = view.poolIdentifier { used[Name(kind, name), default: []].append(view) }
  }

  mutating func usedView(_ name: Name) -> UICollectionReusableView? { used[name]?.popLast() }
}

extension UICollectionView {
  final func usedView(
    _ name: CollectionArrangement.Name, else make: (() -> UICollectionReusableView)? = nil
  ) -> UICollectionReusableView? {
    if let view = arrangement.usedView(name) {
      view.prepareForReuse()
      return view
    }
    let view = make?() ?? arrangement.makers[name]?()
    view?.poolIdentifier = name.identifier
    return view
  }

  // MARK: Changes

  final func forgetItems() {
    for key in arrangement.views.keys.sorted() { giveUp(key) }
    arrangement.shownCells = []
    arrangement.counts = nil
    layoutInvalidated()
  }

  final func layoutInvalidated() {
    arrangement.preparedBounds = nil
    setNeedsLayout()
  }

  final func select(_ path: IndexPath?) {
    guard let path else {
      for path in arrangement.selected { deselect(path) }
      return
    }
    if !allowsMultipleSelection { for other in arrangement.selected where other != path { deselect(other) } }
    if !arrangement.selected.contains(path) { arrangement.selected.append(path) }
    (arrangement.views[.cell(path)] as? CollectionViewCell)?.isSelected = true
  }

  final func deselect(_ path: IndexPath) {
    arrangement.selected.removeAll { $0 == path }
    (arrangement.views[.cell(path)] as? CollectionViewCell)?.isSelected = false
  }

  final var counts: [Int] {
    if let counts = arrangement.counts { return counts }
    guard let dataSource else { return [] }
    let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    arrangement.counts = counts
    return counts
  }

  // MARK: Showing

  /// Prepares the layout, unless it is prepared for the current bounds and traits.
  final func prepareIfNeeded() {
    let bounds = bounds
    if let prepared = arrangement.preparedBounds, arrangement.preparedTraits == traitCollection {
      if prepared == bounds { return }
      let isResized = prepared.size != bounds.size
      guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) || isResized else {
        arrangement.preparedBounds = bounds
        return
      }
      // Sizes that views preferred at another size of the collection view no longer hold.
      if isResized { collectionViewLayout.invalidateLayout() }
    } else if arrangement.preparedTraits != traitCollection {
      collectionViewLayout.invalidateLayout()
    }
    (arrangement.preparedBounds, arrangement.preparedTraits) = (bounds, traitCollection)
    _ = counts
    collectionViewLayout.prepare()
  }

  final func showItemsIfNeeded() { if arrangement.preparedBounds == nil, bounds.height > 0 { showItems() } }

  /// Creates the visible views, removes the others, and places them all.
  final func showItems() {
    guard !arrangement.isShowing, bounds.width > 0, bounds.height > 0 else { return }
    arrangement.isShowing = true
    defer { arrangement.isShowing = false }
    var shown: [UICollectionViewLayoutAttributes] = []
    // A view that prefers another size moves others, so the layout is repeated until it is stable.
    for _ in 0..<32 {
      prepareIfNeeded()
      aimAtTarget()
      prepareIfNeeded()
      shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
        !$0.isHidden && $0.frame.intersects(bounds)
      }
      let hasChanged = shown.reduce(false) { make($1) || $0 }
      if !hasChanged { break }
      arrangement.preparedBounds = nil
    }
    let keys = Set(shown.map { CollectionArrangement.Key($0) })
    for key in arrangement.views.keys.sorted() where !keys.contains(key) { giveUp(key) }
    place(shown)
  }

  final func giveUp(_ key: CollectionArrangement.Key) {
    guard let view = arrangement.views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    arrangement.keep(view, key.kind)
    if let cell = view as? CollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    }
  }

  /// Creates the view of the attributes if it is missing. Returns whether it prefers another size.
  private func make(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = CollectionArrangement.Key(attributes)
    let view: UICollectionReusableView
    if let known = arrangement.views[key] {
      view = known
    } else {
      guard let made = makeView(key) else { return false }
      view = made
      arrangement.views[key] = view
      if view.superview !== self { addSubview(view) }
      if view.bounds.size != attributes.size { view.frame = attributes.frame }
      if let cell = view as? CollectionViewCell {
        cell.isSelected = arrangement.selected.contains(key.indexPath)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      } else if key.category == .supplementaryView {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
      }
    }
    view.adopt(traitCollection)
    let original = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard preferred.frame != original.frame || original.fitting != (false, false) else { return false }
    if collectionViewLayout.take(preferred) { return true }
    guard preferred.frame.size != original.frame.size,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func makeView(_ key: CollectionArrangement.Key) -> UICollectionReusableView? {
    switch key.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: key.indexPath)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    case .decorationView:
      if let nib = collectionViewLayout.decorationNib(key.kind) {
        return nib.instantiate(withOwner: nil).first as? UICollectionReusableView
      }
      guard let type = collectionViewLayout.decoration(key.kind) as? UICollectionReusableView.Type else {
        return nil
      }
      return ClassMaker.view(type, frame: .zero)
    }
  }

  private func place(_ shown: [UICollectionViewLayoutAttributes]) {
    let ordered = shown.map { (CollectionArrangement.Key($0), $0) }
      .sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }
    var order: [View] = []
    if let backgroundView {
      if backgroundView.frame != bounds { backgroundView.frame = bounds }
      order.append(backgroundView)
    }
    for (key, attributes) in ordered {
      guard let view = arrangement.views[key] else { continue }
      view.isSectionHeader =
        attributes.list?.isHeader == true
        || attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      view.apply(attributes)
      if !CATransform3DIsAffine(attributes.transform3D) {
        if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
          view.transform3D = attributes.transform3D
        }
      } else if view.transform != attributes.transform {
        view.transform = attributes.transform
      }
      let frame = attributes.frame
      if attributes.transform.isIdentity {
        if view.frame != frame { view.frame = frame }
      } else if view.center != attributes.center || view.bounds.size != frame.size {
        view.bounds.size = frame.size
        view.center = attributes.center
      }
      if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
      order.append(view)
    }
    // Subviews are ordered by place, so that the order of reuse never shows.
    for (index, view) in order.enumerated() where ownSubviews[index] !== view {
      insertSubview(view, at: index)
    }
    arrangement.shownCells = ordered.map(\.0).filter { $0.category == .cell }.map(\.indexPath).sorted()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Sets the content offset for the item that was last scrolled to.
  final func aimAtTarget() {
    guard let (path, position) = arrangement.target, bounds.height > 0,
      let item = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else { return }
    let (inset, size) = (adjustedContentInset, collectionViewLayout.collectionViewContentSize)
    var offset = contentOffset
    if position.contains(.top) { offset.y = item.minY - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = item.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = item.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { offset.x = item.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = item.midX - (bounds.width + inset.left - inset.right) / 2
    }
    if position.contains(.right) { offset.x = item.maxX - bounds.width + inset.right }
    offset.x = max(-inset.left, min(offset.x, size.width + inset.right - bounds.width))
    offset.y = max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height))
    guard offset != contentOffset else { return }
    arrangement.isAiming = true
    contentOffset = offset
    arrangement.isAiming = false
  }
}
