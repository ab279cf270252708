import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// The view that a cell has brought along, if an element stands for it.
  ///
  /// In an app the cell places it, for what the device and the accessory leave. Elsewhere the document says where it lies:
  /// without the separator, and without the room of an accessory.
  func contentView(_ element: XMLElement, of superview: View?) -> View? {
    guard element["key"] == "contentView" else { return nil }
    let content =
      (superview as? TableViewCell)?.contentView ?? (superview as? CollectionViewCell)?.contentView
    guard let content, let superview else { return nil }
    if app == nil || superview is CollectionViewCell {
      LayoutConstraint.deactivate(superview.constraints.filter { $0.firstItem === content })
    }
    return content
  }

  /// Lets the content of a table's cell keep its distances from the cell's leading and trailing edges, so that an
  /// accessory has its room also where it stands at the left. On the canvas the content keeps its frame.
  func tieContent(_ content: View, _ frame: CGRect?, to cell: TableViewCell) {
    guard !options.isForCanvas, content === cell.contentView else { return }
    content.translatesAutoresizingMaskIntoConstraints = false
    guard app == nil, let frame else { return }
    let size = cell.frame.size
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: frame.minX),
      content.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: frame.maxX - size.width),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: frame.minY),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: frame.maxY - size.height),
    ])
  }

  /// Gives a table's cell and its content the margins that the system gives them.
  ///
  /// They have changed with the versions of Xcode; the evidence stands in Documentation/InterfaceBuilder.md.
  func configureCellMargins(of view: View, _ element: XMLElement) {
    // In an app the table gives its cells what they have at run time.
    guard app == nil else { return }
    let isContent = element.name == "tableViewCellContentView"
    guard isContent || element.name == "tableViewCell" else { return }
    let hasOwn = element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")
    guard hasOwn == nil else { return }
    let cell = isContent ? view.superview ?? view : view
    let cellElement = isContent ? element.parent ?? element : element
    let version = canvasVersion
    guard version >= 13500 || !options.follows(.cellMarginsBefore13500) else {
      view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return
    }
    let side = cellSideMargin(of: cell)
    let vertical: CGFloat = version >= 24000 && options.follows(.cellMarginsFrom24000) ? 15 : 11
    // The separator takes the last pixel of the cell from the content.
    let separator = isContent && options.follows(.separatorPixels) ? cell.frame.height - view.frame.height : 0
    let hasAccessory = cellElement["accessoryType"].map { $0 != "none" } ?? false
    view.layoutMargins = EdgeInsets(
      top: vertical, left: side, bottom: separator > 0 && separator < 1 ? vertical - separator : vertical,
      right: hasAccessory && isContent && options.follows(.accessoryMargins) ? 8 : side)
  }

  /// 16, or 20 where there is much room: in the cell until Xcode 11, on the device since. Until Xcode 11 it was 15 in a
  /// table that is not its controller's own view, and in Xcode 11 in xibs.
  private func cellSideMargin(of cell: View) -> CGFloat {
    let version = canvasVersion
    var room = document.canvas.device.map { CGFloat($0.width) } ?? cell.frame.width
    let isInInnerTable = cell.superview?.superview != nil
    let isNarrow = version < 16100 && (isInInnerTable || cell.superview == nil && version >= 14800)
    if isNarrow, options.follows(.cellsOfXcode11) { return 15 }
    if cell.superview == nil, version < 14800, options.follows(.cellsByTheirWidth) { room = cell.frame.width }
    return room < 390 || !options.follows(.wideCellMargins) ? 16 : 20
  }
}
