import Foundation
import LayoutSnapshotViews

extension SceneLoader {
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
    let version = document.canvasVersion
    guard version >= 13500 else {
      view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return
    }
    let side = cellSideMargin(of: cell)
    let vertical: CGFloat = version < 24000 ? 11 : 15
    // The separator takes the last pixel of the cell from the content.
    let separator = isContent ? cell.frame.height - view.frame.height : 0
    let hasAccessory = cellElement["accessoryType"].map { $0 != "none" } ?? false
    view.layoutMargins = EdgeInsets(
      top: vertical, left: side, bottom: separator > 0 && separator < 1 ? vertical - separator : vertical,
      right: hasAccessory && isContent ? 8 : side)
  }

  /// 16, or 20 where there is much room: in the cell until Xcode 11, on the device since. In Xcode 11, and in a
  /// table that is not its controller's own view, it was 15.
  private func cellSideMargin(of cell: View) -> CGFloat {
    let version = document.canvasVersion
    var room = document.canvas.device.map { CGFloat($0.width) } ?? cell.frame.width
    if let table = cell.superview {
      if version < 16100, table.superview != nil { return 15 }
    } else {
      if (14800..<16100).contains(version) { return 15 }
      if version < 14800 { room = cell.frame.width }
    }
    return room < 390 ? 16 : 20
  }
}
