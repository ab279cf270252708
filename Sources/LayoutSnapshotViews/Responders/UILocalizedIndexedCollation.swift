import Foundation

/// The letters of an index beside a table, like UIKit's `UILocalizedIndexedCollation`.
///
/// ```swift
/// func sectionIndexTitles(for tableView: UITableView) -> [String]? {
///   UILocalizedIndexedCollation.current().sectionIndexTitles
/// }
/// ```
///
/// The letters are the Latin ones. What asks an object for its text by a selector is not there: selectors give no results.
open class UILocalizedIndexedCollation: NSObject {
  /// The letters of the reader's language.
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

  /// The titles of the sections: the letters, and a sign for everything else.
  public final let sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
  /// The titles of the index, which are those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
