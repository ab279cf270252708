import Foundation

/// Where an item of a collection lies, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What it is.
  public internal(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Which kind of header, footer or decoration it is.
  public internal(set) final var representedElementKind: String?
  /// Where it lies in the content.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// What lies in front of what: the higher.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// How it is turned, scaled and slanted, in the picture.
  open var transform = CGAffineTransform.identity
  /// Which extents are only estimated, so that the view is asked for them.
  final var fitting = (width: false, height: false)

  /// Attributes of nothing yet. Subclasses have to be made so.
  public override required init() { super.init() }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// The attributes of a header, a footer or another view beside cells.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }
  /// The attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Its extent, from the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Attributes that say the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    (other.indexPath, other.frame, other.alpha, other.zIndex) = (indexPath, frame, alpha, zIndex)
    (other.isHidden, other.transform, other.fitting) = (isHidden, transform, fitting)
    (other.representedElementCategory, other.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    return other
  }
  open override func copy() -> Any { copy(with: nil) }
}
