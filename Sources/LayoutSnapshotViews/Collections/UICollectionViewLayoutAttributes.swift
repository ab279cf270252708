import Foundation

/// The place and appearance of an element in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the element is a cell, a supplementary view or a decoration view.
  public internal(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  public internal(set) final var representedElementKind: String?
  /// The frame in the content.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order from back to front; higher values lie in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The transform of the element.
  open var transform: CGAffineTransform {
    get { transform3D.seen }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform of the element in space. A picture shows it from the front.
  open var transform3D = CATransform3DIdentity
  /// Whether the width and the height are only estimates, so that the view's preferred size is used.
  final var fitting = (width: false, height: false)
  /// The place of a row in a list; `nil` for other elements.
  final var list: ListSection.Place?

  /// Creates empty attributes. Subclasses need this initializer for copying.
  public override required init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }
  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The bounds, with their origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// A copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    (other.indexPath, other.frame, other.alpha, other.zIndex) = (indexPath, frame, alpha, zIndex)
    (other.isHidden, other.transform3D, other.fitting) = (isHidden, transform3D, fitting)
    other.list = list
    (other.representedElementCategory, other.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    return other
  }

  /// Whether the other object has the same class and the same values. A subclass compares those that it adds.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && frame == other.frame
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && transform3D == other.transform3D && fitting == other.fitting && list == other.list
  }
  /// A hash value that is the same for equal attributes.
  open override var hash: Int { indexPath.hashValue }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
