import Foundation
import ViewTree

extension SceneLoader {
  /// Gives a table's cell and its content the margins that the system gives them.
  ///
  /// They have changed with the versions of Xcode; the evidence stands in Documentation/InterfaceBuilder.md.
  func configureCellMargins(of view: View, _ element: XMLElement) {
    let isContent = element.name == "tableViewCellContentView"
    guard isContent || element.name == "tableViewCell" else { return }
    let hasOwn = element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")
    guard hasOwn == nil else { return }
    let cell = isContent ? view.superview ?? view : view
    let cellElement = isContent ? element.parent ?? element : element
    let version = document.toolsVersion
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

  /// 16, or 20 where there is much room: in the cell until Xcode 11, on the device since.
  private func cellSideMargin(of cell: View) -> CGFloat {
    var room = document.canvas.device.map { CGFloat($0.width) } ?? cell.frame.width
    if cell.superview == nil {
      if (14800..<16100).contains(document.toolsVersion) { return 15 }
      if document.toolsVersion < 14800 { room = cell.frame.width }
    }
    return room < 390 ? 16 : 20
  }
}
