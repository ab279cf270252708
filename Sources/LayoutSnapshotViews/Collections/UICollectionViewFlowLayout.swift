import Foundation

/// Places items side by side, line after line, like UIKit's `UICollectionViewFlowLayout`.
///
/// Full lines reach from edge to edge: the remaining space is distributed between their items. The items of a
/// line are centered across it. The last line of a section starts at the leading edge with the least spacing,
/// unless all items have one size: then its items are aligned with those of the other lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for the size that the content needs.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items, unless the delegate gives one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(oldValue != itemSize) } }
  /// The estimated size of items until they are shown. Zero, the default, turns self-sizing off.
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(oldValue != estimatedItemSize) } }
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(oldValue != minimumLineSpacing) } }
  /// The least space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue != minimumInteritemSpacing) }
  }
  /// The direction in which the collection view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(oldValue != scrollDirection) }
  }
  /// The size of headers; zero, the default, for none. Only the extent in the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidate(oldValue != headerReferenceSize) } }
  /// The size of footers; zero, the default, for none. Only the extent in the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidate(oldValue != footerReferenceSize) } }
  /// The space around a section's items.
  open var sectionInset = EdgeInsets.zero { didSet { invalidate(oldValue != sectionInset) } }
  /// What ``sectionInset`` is added to.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(oldValue != sectionInsetReference) }
  }
  /// Whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false

  /// What a section's inset is added to. Raw values match UIKit's.
  public enum SectionInsetReference: Int, Sendable, CaseIterable {
    /// The content inset alone.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  private var flow = Flow()
  private var preferred: [IndexPath: CGSize] = [:]

  /// Creates a vertical layout with items of 50 by 50 points.
  public override init() { super.init() }

  private func invalidate(_ hasChanged: Bool) { if hasChanged { invalidateLayout() } }

  open override func invalidateLayout() {
    preferred = [:]
    super.invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    flow = Flow()
    let isVertical = scrollDirection == .vertical
    // The lines use the width or height that the content insets leave.
    let inset = collectionView.adjustedContentInset
    let room =
      isVertical
      ? collectionView.bounds.width - inset.left - inset.right
      : collectionView.bounds.height - inset.top - inset.bottom
    flow.begin(
      isVertical: isVertical, room: max(0, room), scale: max(1, collectionView.traitCollection.displayScale))
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<collectionView.numberOfSections {
      let insets =
        delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
      var sizes: [CGSize] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        sizes.append(size(of: IndexPath(item: item, section: section), delegate, collectionView))
      }
      flow.add(
        sizes, insets + moreInset(of: collectionView),
        line: delegate?.collectionView(
          collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
        item: delegate?.collectionView(
          collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing,
        header: delegate?.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize,
        footer: delegate?.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
    }
  }

  private func moreInset(of view: UICollectionView) -> EdgeInsets {
    let insets: EdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = view.safeAreaInsets
    case .fromLayoutMargins: insets = view.layoutMargins
    }
    return scrollDirection == .vertical
      ? EdgeInsets(left: insets.left, right: insets.right)
      : EdgeInsets(top: insets.top, bottom: insets.bottom)
  }

  private func size(
    of path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
  ) -> CGSize {
    if let size = preferred[path] { return size }
    if estimatedItemSize != .zero {
      return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  override func take(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell, preferred[attributes.indexPath] != attributes.size
    else { return false }
    preferred[attributes.indexPath] = attributes.size
    return true
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let (low, high) = flow.isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for (index, section) in flow.sections.enumerated() {
      let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      guard section.start < high, section.end > low || pins && section.end >= low else { continue }
      let first = IndexPath(item: 0, section: index)
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: first),
          view.frame.intersects(rect)
        {
          found.append(view)
        }
      }
      for item in section.items(from: low, to: high) {
        if let view = layoutAttributesForItem(at: IndexPath(item: item, section: index)),
          view.frame.intersects(rect)
        {
          found.append(view)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.frame(of: indexPath) else { return nil }
    let attributes = made()
    attributes.indexPath = indexPath
    attributes.frame = frame
    let isEstimated = estimatedItemSize != .zero && preferred[indexPath] == nil
    attributes.fitting = (isEstimated, isEstimated)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = flow.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let extent = isHeader ? section.header : section.footer
    guard extent > 0 else { return nil }
    let attributes = made()
    (attributes.indexPath, attributes.representedElementKind) = (indexPath, elementKind)
    attributes.representedElementCategory = .supplementaryView
    var start = isHeader ? section.start : section.end - section.footer
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      start = pinned(start, extent, section, isHeader: isHeader)
      attributes.zIndex = 10
    }
    attributes.frame =
      flow.isVertical
      ? CGRect(x: 0, y: start, width: flow.room, height: extent)
      : CGRect(x: start, y: 0, width: extent, height: flow.room)
    return attributes
  }

  /// The position along the flow that keeps a header or a footer visible while its section is.
  private func pinned(
    _ start: CGFloat, _ extent: CGFloat, _ section: Flow.Section, isHeader: Bool
  ) -> CGFloat {
    guard let view = collectionView else { return start }
    let inset = view.adjustedContentInset
    if isHeader {
      let edge = flow.isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      return max(start, min(edge, section.end - section.footer - extent))
    }
    let edge = flow.isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
    return min(start, max(edge - extent, section.start + section.header))
  }

  private func made() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).init()
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || newBounds.size != collectionView?.bounds.size
  }
}
