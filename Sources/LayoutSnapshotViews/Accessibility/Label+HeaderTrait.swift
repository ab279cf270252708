extension Label {
  /// Whether UIKit itself gives the label the trait `header`: the title of a navigation bar, and the one of a section's header.
  ///
  /// A label that an app adds to a header has it only if the app says so.
  package final var hasHeaderTrait: Bool {
    var outer = superview
    var isMainText = false
    while let view = outer {
      switch view {
      case let bar as NavigationBar: return bar.isTitle(self)
      case let header as UITableViewHeaderFooterView: return header.isTitle(self)
      case let content as UIListContentView: isMainText = content.isMainText(self)
      case let row as UICollectionViewListCell: return isMainText && row.isSectionHeader
      default: break
      }
      outer = view.superview
    }
    return false
  }
}
