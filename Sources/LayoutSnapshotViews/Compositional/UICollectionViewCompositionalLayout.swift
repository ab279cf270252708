import Foundation

/// Makes the section with a number of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider

/// A layout of sections, groups and items, like UIKit's `UICollectionViewCompositionalLayout`.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// Sections that scroll by themselves are shown at their beginning.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section with a number.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The direction of the flow, and what stands around all sections. It is kept as a copy.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { kept }
    set {
      kept = newValue.copied
      invalidateLayout()
    }
  }
  private var kept: UICollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider
  private var sections: [SolvedSection] = []
  private var global: [SolvedSection.Element] = []
  private var size = CGSize.zero
  private var preferred: [CollectionArrangement.Key: CGSize] = [:]

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    (provider, kept) = ({ _, _ in section }, .init())
    super.init()
  }
  /// A layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, kept) = ({ _, _ in section }, configuration.copied)
    super.init()
  }
  /// A layout that makes its sections when they are needed.
  public init(sectionProvider: @escaping SectionProvider) {
    (provider, kept) = (sectionProvider, .init())
    super.init()
  }
  /// A layout that makes its sections when they are needed.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, kept) = (sectionProvider, configuration.copied)
    super.init()
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout() {
    preferred = [:]
    super.invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: max(0, view.bounds.width - (isVertical ? 0 : inset.left + inset.right)),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    (sections, global) = ([], [])
    var place: CGFloat = 0
    let all = LayoutEnvironment(room, .zero, view.traitCollection)
    for item in configuration.boundarySupplementaryItems where item.isBefore(isVertical) {
      place = add(item, at: place, room, view)
    }
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, all) else { continue }
      if index > 0 { place += configuration.interSectionSpacing }
      let solver = SectionSolver(
        section: section, index: index, count: view.numberOfItems(inSection: index), isVertical: isVertical,
        room: room,
        outer: outer(of: section, view), environment: all, preferred: { [preferred] in preferred[$0] })
      let solved = solver.solve(from: place)
      sections.append(solved)
      place = isVertical ? solved.frame.maxY : solved.frame.maxX
    }
    for item in configuration.boundarySupplementaryItems where !item.isBefore(isVertical) {
      place = add(item, at: place, room, view)
    }
    size = isVertical ? CGSize(width: room.width, height: place) : CGSize(width: place, height: room.height)
    // A list's ground is that of the whole collection view.
    if let ground = sections.first?.list?.configuration.ground, view.backgroundColor != ground {
      view.backgroundColor = ground
    }
    round(to: max(1, view.traitCollection.displayScale), isMirrored: view.isRightToLeft)
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at place: CGFloat, _ room: CGSize,
    _ view: UICollectionView
  ) -> CGFloat {
    let key = CollectionArrangement.Key(.supplementaryView, item.elementKind, IndexPath(index: 0))
    let (size, fitting) = item.layoutSize.points(in: room, preferred: preferred[key])
    var origin = item.place(of: size, across: room, isVertical)
    if isVertical { origin.y += place } else { origin.x += place }
    let frame = CGRect(origin: origin, size: size)
    global.append(
      .init(
        key: key, frame: frame, zIndex: item.zIndex, fitting: fitting,
        pin: item.pinToVisibleBounds ? item.isBefore(isVertical) ? .start : .end : nil))
    return item.extendsBoundary ? (isVertical ? frame.maxY : frame.maxX) : place
  }

  /// What the section's insets are added to. Vertical insets are the collection view's own.
  private func outer(of section: NSCollectionLayoutSection, _ view: UICollectionView) -> DirectionalEdgeInsets
  {
    var reference = section.contentInsetsReference
    if reference == .automatic { reference = configuration.contentInsetsReference }
    let insets: EdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let most = min(view.bounds.width - view.layoutMargins.left - view.layoutMargins.right, 672)
      let side = max(view.layoutMargins.left, (view.bounds.width - most) / 2)
      insets = EdgeInsets(left: side, right: side)
    }
    guard isVertical else { return .zero }
    return view.isRightToLeft
      ? DirectionalEdgeInsets(leading: insets.right, trailing: insets.left)
      : DirectionalEdgeInsets(leading: insets.left, trailing: insets.right)
  }

  /// Brings frames to whole pixels, and mirrors them for text from right to left.
  private func round(to scale: CGFloat, isMirrored: Bool) {
    let width = max(size.width, collectionView?.bounds.width ?? 0)
    func placed(_ frame: CGRect) -> CGRect {
      let x = isMirrored ? width - frame.maxX : frame.minX
      let left = (x * scale).rounded() / scale
      let top = (frame.minY * scale).rounded() / scale
      return CGRect(
        x: left, y: top, width: ((x + frame.width) * scale).rounded() / scale - left,
        height: (frame.maxY * scale).rounded() / scale - top)
    }
    for index in sections.indices {
      sections[index].frame = placed(sections[index].frame)
      for element in sections[index].elements.indices {
        sections[index].elements[element].frame = placed(sections[index].elements[element].frame)
      }
    }
    for index in global.indices { global[index].frame = placed(global[index].frame) }
  }

  override func list(ofSection section: Int) -> ListSection? {
    sections.indices.contains(section) ? sections[section].list : nil
  }

  override func take(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = CollectionArrangement.Key(attributes)
    guard attributes.fitting != (false, false), preferred[key] == nil else { return false }
    preferred[key] = attributes.size
    return true
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections {
      let isNear =
        isVertical
        ? section.frame.minY < rect.maxY && section.frame.maxY > rect.minY
        : section.frame.minX < rect.maxX && section.frame.maxX > rect.minX
      guard isNear else { continue }
      for element in section.elements {
        let attributes = self.attributes(of: element, in: section)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found + global.map { attributes(of: $0, in: nil) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .init(.supplementaryView, elementKind, indexPath)) }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .init(.decorationView, elementKind, indexPath)) }

  private func attributes(of key: CollectionArrangement.Key) -> UICollectionViewLayoutAttributes? {
    if let element = global.first(where: { $0.key == key }) { return attributes(of: element, in: nil) }
    guard key.indexPath.count == 2, sections.indices.contains(key.indexPath.section) else { return nil }
    let section = sections[key.indexPath.section]
    return section.elements.first { $0.key == key }.map { attributes(of: $0, in: section) }
  }

  private func attributes(
    of element: SolvedSection.Element, in section: SolvedSection?
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = element.key.indexPath
    attributes.representedElementCategory = element.key.category
    attributes.representedElementKind = element.key.kind.isEmpty ? nil : element.key.kind
    attributes.frame = element.pin.map { pinned(element.frame, $0, in: section?.frame) } ?? element.frame
    attributes.zIndex = element.pin == nil ? element.zIndex : max(10, element.zIndex)
    attributes.fitting = element.fitting
    if let section, let list = section.list {
      attributes.list = list.place(
        of: element.key, count: section.elements.count { $0.key.category == .cell })
    }
    return attributes
  }

  /// The frame that stays visible as long as its section is: at the end of the view at which it lies in the section.
  private func pinned(
    _ frame: CGRect, _ pin: SolvedSection.Pin, in section: CGRect?
  ) -> CGRect {
    guard let view = collectionView else { return frame }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let whole = section ?? CGRect(origin: .zero, size: size)
    var frame = frame
    if isVertical {
      frame.origin.y =
        pin == .start
        ? max(frame.minY, min(seen.minY, whole.maxY - frame.height))
        : min(frame.minY, max(seen.maxY - frame.height, whole.minY))
    } else {
      // A section begins at the right where text does.
      frame.origin.x =
        (pin == .start) != view.isRightToLeft
        ? max(frame.minX, min(seen.minX, whole.maxX - frame.width))
        : min(frame.minX, max(seen.maxX - frame.width, whole.minX))
    }
    return frame
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// What holds for all sections of a compositional layout.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the collection view scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sections' insets are added to; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { copied } }
  /// The same as a value of its type.
  final var copied: UICollectionViewCompositionalLayoutConfiguration {
    let copy = ClassMaker.plain(type(of: self))
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
