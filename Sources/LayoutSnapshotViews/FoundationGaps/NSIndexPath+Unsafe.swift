import Foundation

/// The same additions to the class, which apps reach by a cast.
extension NSIndexPath {
  /// Creates the index path of a row in a table.
  public convenience init(row: Int, section: Int) { unsafe self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of an item in a collection view.
  public convenience init(item: Int, section: Int) { unsafe self.init(indexes: [section, item], length: 2) }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}
