import Foundation
import LayoutSnapshotSupport

extension UICollectionView {
  /// Makes cells of a class and fills them for items of a type.
  ///
  /// ```swift
  /// let cities = UICollectionView.CellRegistration<UICollectionViewListCell, City> { cell, _, city in
  ///   var content = cell.defaultContentConfiguration()
  ///   content.text = city.name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  ///
  /// As in UIKit each registration has cells of its own: what one has done to a cell, no other one meets.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let name: String
    let make: () -> Cell

    /// Creates a registration of cells that are made by their class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      name = RegistrationNames.next("\(Cell.self)|\(Item.self)")
      make = { ClassMaker.view(Cell.self, frame: .zero) }
    }

    /// Creates a registration of cells that are made from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      let name = RegistrationNames.next("\(Cell.self)|\(Item.self)")
      (self.name, make) = (name, { cellNib.view(Cell.self, asked: "the cells \(name)") })
    }
  }

  /// Makes supplementary views of a class and fills them.
  ///
  /// ```swift
  /// let headers = UICollectionView.SupplementaryRegistration<TitleView>(
  ///   elementKind: UICollectionView.elementKindSectionHeader
  /// ) { view, _, path in view.title.text = "Section \(path.section)" }
  /// ```
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary view of a kind.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let elementKind: String
    let handler: Handler
    let name: String
    let make: () -> Supplementary

    /// Creates a registration for a kind of supplementary view, which is made by its class.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      name = RegistrationNames.next("\(Supplementary.self)")
      make = { ClassMaker.view(Supplementary.self, frame: .zero) }
    }

    /// Creates a registration for a kind of supplementary view, which is made from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      let name = RegistrationNames.next("\(Supplementary.self)")
      (self.name, make) = (name, { supplementaryNib.view(Supplementary.self, asked: "the views \(name)") })
    }
  }
}

/// Reuse identifiers that no other registration has.
private enum RegistrationNames {
  private static let count = Locked(0)

  static func next(_ stem: String) -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(stem)|\(number)"
  }
}
