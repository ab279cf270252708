import Foundation

/// Measures rows, headers and footers.
///
/// In plain tables headers and footers are 28 points high, with a padding of 22 above headers. In grouped
/// tables the header is 55.5 points high in the first section and 38 in others if it has a title, or 35 and
/// 18 without one; a footer is 18. All are taken from public storyboards, except 35: that space above a
/// grouped table without titles is widely documented.
extension UITableView {
  /// Reads the numbers of rows and their heights, unless they are known for the table's current size.
  final func measureIfNeeded() {
    let room = TableArrangement.Room(size: bounds.size, traits: traitCollection, safeArea: safeAreaInsets)
    if arrangement.room != room {
      arrangement.room = room
      arrangement.metrics = nil
    }
    guard arrangement.metrics == nil else { return }
    // The data source and the delegate may ask the table about rows in turn.
    arrangement.metrics = TableMetrics(top: 0, bottom: 0, sections: [])
    arrangement.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    var sections: [TableMetrics.Section] = []
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        sections.append(estimate(section, dataSource))
      }
    }
    arrangement.metrics = TableMetrics(
      top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0, sections: sections)
  }

  final var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private func estimate(
    _ section: Int, _ dataSource: any UITableViewDataSource
  ) -> TableMetrics.Section {
    var result = TableMetrics.Section()
    let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
    if let delegate {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height = delegate.tableView(self, heightForRowAt: path)
        append(
          height, estimate: height < 0 ? delegate.tableView(self, estimatedHeightForRowAt: path) : 0,
          to: &result.rows)
      }
    } else {
      // Without a delegate all rows are alike, however many there are.
      append(rowHeight, estimate: estimatedRowHeight, to: &result.rows, count: count)
    }
    result.header = max(0, givenHeaderHeight(section) ?? 28)
    result.footer = max(0, givenFooterHeight(section) ?? 0)
    return result
  }

  private func append(
    _ height: CGFloat, estimate: CGFloat, to rows: inout RowHeights, count: Int = 1
  ) {
    if height >= 0 {
      rows.append(height, isEstimate: false, count: count)
    } else {
      rows.append(estimate > 0 ? estimate : measures.rowHeight, isEstimate: true, count: count)
    }
  }

  private func givenHeaderHeight(_ section: Int) -> CGFloat? {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return height >= 0 ? height : nil
  }

  private func givenFooterHeight(_ section: Int) -> CGFloat? {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return height >= 0 ? height : nil
  }

  /// Creates the header and the footer of a section and measures them.
  final func resolve(_ section: Int) {
    guard let dataSource, arrangement.metrics?.sections[section].isResolved == false else { return }
    arrangement.metrics?.change(section) { $0.isResolved = true }
    giveUpHeaders { $0 == section }
    let header = headerFooter(
      delegate?.tableView(self, viewForHeaderInSection: section),
      dataSource.tableView(self, titleForHeaderInSection: section), isHeader: true)
    let footer = headerFooter(
      delegate?.tableView(self, viewForFooterInSection: section),
      dataSource.tableView(self, titleForFooterInSection: section), isHeader: false)
    let top = height(of: header, given: givenHeaderHeight(section), section, isHeader: true)
    let bottom = height(of: footer, given: givenFooterHeight(section), section, isHeader: false)
    let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    arrangement.metrics?.change(section) {
      ($0.header, $0.footer) = (top, bottom)
      $0.padding = style == .plain && header != nil && top > 0 ? padding : 0
    }
    if top > 0 { arrangement.headers[section] = header } else { header?.removeFromSuperview() }
    if bottom > 0 { arrangement.footers[section] = footer } else { footer?.removeFromSuperview() }
  }

  /// Adds the view of a header or footer to the table, so that it can be measured.
  private func headerFooter(_ view: View?, _ title: String?, isHeader: Bool) -> View? {
    var view = view
    var titled: UITableViewHeaderFooterView?
    if view == nil, let title {
      let own =
        usedHeaderFooter(UITableView.titleView)
        ?? UITableViewHeaderFooterView(
          reuseIdentifier: UITableView.titleView)
      (titled, view) = (own, own)
      own.role = role(isHeader: isHeader)
      own.show(title: title)
    }
    guard let view else { return nil }
    if titled == nil { (view as? UITableViewHeaderFooterView)?.role = role(isHeader: isHeader) }
    if view.superview !== self { addSubview(view) }
    return view
  }

  private static let titleView = "UITableView.title"

  private func role(isHeader: Bool) -> UITableViewHeaderFooterView.Role {
    let isCard = style == .insetGrouped
    return UITableViewHeaderFooterView.Role(
      style: style, side: side, isHeader: isHeader,
      safeArea: EdgeInsets(
        left: safeAreaInsets.left + (isCard ? side : 0), right: safeAreaInsets.right + (isCard ? side : 0)))
  }

  private func height(of view: View?, given: CGFloat?, _ section: Int, isHeader: Bool) -> CGFloat {
    // A plain table leaves no space for a missing header or footer, unless the delegate gives a height of its own. What
    // documents say of the table, usually 28, is none.
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let isTitle = (view as? UITableViewHeaderFooterView)?.poolIdentifier == UITableView.titleView
    // The titles of a grouped table have room whatever documents say of the table, usually 18 or 10.
    let isLeast = isTitle && style != .plain && given == usual
    if let given, !isLeast, view != nil || style != .plain || given != usual { return given }
    guard let view else {
      if style == .plain { return 0 }
      return isHeader && section == 0 ? 35 : 18
    }
    guard isTitle else { return fittingHeight(of: view, else: 28) }
    view.adopt(traitCollection)
    let fitting = wholePixels(
      view.sizeThatFits(
        CGSize(width: bounds.width - 2 * (cellRect(bounds).minX), height: .greatestFiniteMagnitude)
      ).height)
    if style == .plain { return max(measures.plainHeader.height, fitting) }
    let least = max(given ?? 0, fitting)
    guard isHeader else { return max(30, least) }
    return section == 0 ? max(55 + pixel, least, fitting + 17 + pixel) : max(38, least)
  }

  /// The height that a view's constraints need at the table's width.
  final func fittingHeight(of view: View, else fallback: CGFloat) -> CGFloat {
    view.adopt(traitCollection)
    let width = view is TableViewCell ? cellRect(bounds).width : bounds.width
    if view.bounds.width != width { view.frame.size.width = width }
    // A new cell may create its constraints in `updateConstraints()`.
    view.updateConstraintsIfNeeded()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return wholePixels(size.height) }
    let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return view is TableViewCell || own > 0 ? wholePixels(own) : fallback
  }
}
