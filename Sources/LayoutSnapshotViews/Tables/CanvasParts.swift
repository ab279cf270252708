import Foundation

/// What is drawn of a cell that no table has placed, without an effect on the layout.
struct CanvasParts {
  var accessory = TableViewCell.AccessoryType.none
  var background: Color?
  var lineAbove: CellSides?
  var lineBelow: CellSides?
  var lineColor: Color?
}

extension UITableView.Style {
  /// The color behind the rows, unless a table has one of its own.
  package var ground: Color { self == .plain ? .systemBackground : .systemGroupedBackground }

  /// The separators of a row. Those of a grouped section reach across at its beginning and end; cards have none there.
  func lines(isFirst: Bool, isLast: Bool, between inset: @autoclosure () -> CellSides) -> (
    above: CellSides?, below: CellSides?
  ) {
    let across = CellSides(leading: 0, trailing: 0)
    switch self {
    case .plain: return (nil, inset())
    case .grouped: return (isFirst ? across : nil, isLast ? across : inset())
    case .insetGrouped: return (nil, isLast ? nil : inset())
    }
  }
}

/// Where a row lies that keeps its place in a document.
package struct RowPlace {
  package var style: UITableView.Style
  /// Whether it is the first or the last row of its section.
  package var isFirst: Bool
  package var isLast: Bool
  /// The distances of separators between rows from the leading and trailing edges; `nil` for no separators.
  package var separator: (leading: CGFloat, trailing: CGFloat)?
  package var separatorColor: Color?

  package init(style: UITableView.Style, isFirst: Bool, isLast: Bool) {
    (self.style, self.isFirst, self.isLast) = (style, isFirst, isLast)
  }

  fileprivate var lines: (above: CellSides?, below: CellSides?) {
    guard let separator else { return (nil, nil) }
    let inset = CellSides(leading: separator.leading, trailing: separator.trailing)
    return style.lines(isFirst: isFirst, isLast: isLast, between: inset)
  }
}

extension TableViewCell {
  /// Draws an accessory, and around it what a table draws of a row, for a cell that no table has placed.
  ///
  /// - Parameter place: where the row lies in its section; `nil` outside of a table.
  package final func draw(_ accessory: AccessoryType, at place: RowPlace?) {
    var parts = CanvasParts(accessory: accessory)
    if let place {
      parts.background = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      (parts.lineAbove, parts.lineBelow) = place.lines
      parts.lineColor = place.separatorColor
      if place.style == .insetGrouped { round(isFirst: place.isFirst, isLast: place.isLast) }
    }
    furniture.canvasParts = parts
  }

  /// Rounds the corners of the first and the last row of a card.
  final func round(isFirst: Bool, isLast: Bool) {
    var corners: CornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : measures.cardRadius
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }
}
