import Foundation

extension UITableViewHeaderFooterView {
  /// The title of a section, for a table of which only the rows' places are known.
  ///
  /// - Returns: a view at the upper left corner, as wide as the table and as high as a table makes it.
  package static func title(
    _ title: String, style: UITableView.Style, isHeader: Bool, width: CGFloat
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let side: CGFloat = width < 390 ? 16 : 20
    let card = style == .insetGrouped ? side : 0
    view.role = Role(
      style: style, side: side, isHeader: isHeader, safeArea: EdgeInsets(left: card, right: card))
    view.show(title: title)
    let height = view.sizeThatFits(CGSize(width: width - 2 * card, height: .greatestFiniteMagnitude)).height
    let least: CGFloat = style == .plain ? view.measures.plainHeader.height : isHeader ? 38 : 30
    view.frame = CGRect(x: 0, y: 0, width: width, height: max(least, height.rounded(.up)))
    view.autoresizingMask = .flexibleWidth
    return view
  }
}
