import Foundation

/// The leading and trailing margins of a cell's content.
struct CellSides: Equatable {
  var leading: CGFloat
  var trailing: CGFloat
}

/// The settings of a visible cell that depend on its place in the table.
struct CellSurroundings: Equatable {
  /// The margin at the sides of the table's content.
  var side: CGFloat
  /// The background of cells that have none of their own.
  var background: Color?
  /// The insets of the separators above and below the cell; `nil` for no separator.
  var lineAbove: CellSides?
  var lineBelow: CellSides?
  var lineColor = Color.separator
  /// The part of the safe area at both sides that the content stays clear of.
  var safeArea = EdgeInsets.zero
}

/// The built-in parts of a cell: labels and an image by its style, the accessory at its trailing edge, and
/// separators.
///
/// Sizes and distances come from public storyboards saved by Xcode 11 and later: 43.5 points for a row of one
/// line at 2x, 15 between image and text, 8 before an accessory, 10.5 for disclosure indicators, 24 for check
/// marks and buttons.
///
/// A class, because what it says of a cell it asks of the cell, which may change it: a structure would be copied for each question.
final class CellFurniture {
  var text: Label?
  var detail: Label?
  var picture: ImageView?
  var separatorInset: EdgeInsets?
  var editingStyle = TableViewCell.EditingStyle.none
  var needsConfiguration = true
  var surroundings: CellSurroundings?
  /// The constraints between the content view and the cell's sides.
  var edges: (left: LayoutConstraint, right: LayoutConstraint)?
  /// The selected background view that is now in the cell.
  weak var shownBackground: View?
  var configuredContent: (any UIContentView)?
  /// What is drawn without an effect on the layout.
  var canvasParts: CanvasParts?

  private static let pictureGap: CGFloat = 15
  private static let value2Width: CGFloat = 91
  private static let value2Gap: CGFloat = 6
  private static let lineGap: CGFloat = 1
  /// Before an accessory, and between labels side by side.
  private static let gap: CGFloat = 8
  private static let editingWidth: CGFloat = 38

  static func textFont(_ style: TableViewCell.CellStyle) -> Font {
    style == .value2 ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
  }

  static func detailFont(_ style: TableViewCell.CellStyle) -> Font {
    style == .value1 ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .caption1)
  }

  // MARK: Room

  /// The margin at a side without an accessory.
  func side(of cell: TableViewCell) -> CGFloat {
    surroundings?.side ?? (cell.bounds.width < 390 ? 16 : 20)
  }

  /// The margins of the content.
  func sides(of cell: TableViewCell) -> CellSides {
    let side = side(of: cell)
    let isBare = accessoryWidth(of: cell) == 0
    return CellSides(leading: side, trailing: isBare ? side : CellFurniture.gap)
  }

  /// The width of the accessory and the reorder control at the trailing edge.
  func accessoryWidth(of cell: TableViewCell) -> CGFloat {
    var width: CGFloat = 0
    if let view = accessoryView(of: cell) {
      width = view.bounds.width
    } else {
      let arrow =
        (10.5 * cell.traitCollection.displayScale).rounded(.down) / cell.traitCollection.displayScale
      width =
        switch accessoryType(of: cell) {
        case .none: 0
        case .disclosureIndicator: arrow
        case .checkmark, .detailButton: 24
        case .detailDisclosureButton: 24 + arrow + 2.5
        }
    }
    if showsGrip(of: cell) { width += width > 0 ? 32 : 24 }
    return width
  }

  func accessoryType(of cell: TableViewCell) -> TableViewCell.AccessoryType {
    cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
  }
  func accessoryView(of cell: TableViewCell) -> View? {
    cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
  }
  func showsGrip(of cell: TableViewCell) -> Bool { cell.isEditing && cell.showsReorderControl }
  func showsEditing(of cell: TableViewCell) -> Bool { cell.isEditing && editingStyle != .none }

  /// The distances from the content to the cell's leading and trailing edges.
  func insets(of cell: TableViewCell) -> CellSides {
    let safeArea = surroundings?.safeArea ?? .zero
    let isMirrored = cell.isRightToLeft
    let accessory = accessoryWidth(of: cell)
    let isIndented = showsEditing(of: cell) && cell.shouldIndentWhileEditing
    return CellSides(
      leading: (isMirrored ? safeArea.right : safeArea.left) + (isIndented ? CellFurniture.editingWidth : 0)
        + CGFloat(cell.indentationLevel) * cell.indentationWidth,
      trailing: (isMirrored ? safeArea.left : safeArea.right)
        + (accessory == 0 ? 0 : accessory + side(of: cell)))
  }

  // MARK: Texts

  /// The distance from the cell's leading edge to its text.
  func textStart(in cell: TableViewCell) -> CGFloat {
    insets(of: cell).leading + side(of: cell) + pictureWidth
  }

  private var pictureSize: CGSize {
    guard let picture, picture.image != nil else { return .zero }
    return picture.intrinsicContentSize
  }
  private var pictureWidth: CGFloat {
    let width = pictureSize.width
    return width > 0 ? width + CellFurniture.pictureGap : 0
  }

  private func size(of label: Label?, within width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else {
      return .zero
    }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }

  /// The height that the labels and the image need.
  func height(in cell: TableViewCell) -> CGFloat {
    let pixel = 1 / cell.traitCollection.displayScale
    let (inset, sides) = (insets(of: cell), sides(of: cell))
    let room =
      cell.bounds.width - inset.leading - inset.trailing - sides.leading - sides.trailing - pictureWidth
    let (text, detail) = (size(of: text, within: room), size(of: detail, within: room))
    var content = max(text.height, pictureSize.height)
    if cell.style == .subtitle, detail.height > 0 {
      content = max(content, text.height + CellFurniture.lineGap + detail.height)
    }
    let measures = cell.measures
    return max(measures.rowHeight, content + measures.rowPadding) - measures.line(of: pixel)
  }

  /// The frame of a label or the image in the content view.
  func frame(of part: View, of cell: TableViewCell, in bounds: CGRect) -> CGRect {
    let sides = sides(of: cell)
    let room = CGRect(
      x: sides.leading + pictureWidth, y: 0,
      width: max(0, bounds.width - sides.leading - sides.trailing - pictureWidth), height: bounds.height)
    let frame =
      part === picture
      ? CGRect(
        x: sides.leading, y: ((bounds.height - pictureSize.height) / 2).rounded(),
        width: pictureSize.width, height: pictureSize.height)
      : textFrame(of: part, in: room, cell.style)
    guard cell.isRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func textFrame(of part: View, in room: CGRect, _ style: TableViewCell.CellStyle) -> CGRect {
    let isText = part === text
    func placed(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: ((room.height - height) / 2).rounded(), width: max(0, width), height: height)
    }
    switch style {
    case .default: return room
    case .subtitle:
      let (first, second) = (size(of: text, within: room.width), size(of: detail, within: room.width))
      let gap = first.height > 0 && second.height > 0 ? CellFurniture.lineGap : 0
      let top = ((room.height - first.height - gap - second.height) / 2).rounded()
      return isText
        ? CGRect(x: room.minX, y: top, width: first.width, height: first.height)
        : CGRect(
          x: room.minX, y: top + first.height + gap, width: second.width, height: second.height)
    case .value1:
      let first = size(of: text, within: room.width)
      if isText { return placed(room.minX, first.width, first.height) }
      let rest = room.width - (first.width > 0 ? first.width + CellFurniture.gap : 0)
      let second = size(of: detail, within: rest)
      return placed(room.maxX - second.width, second.width, second.height)
    case .value2:
      let width = min(CellFurniture.value2Width, room.width)
      if isText { return placed(room.minX, width, size(of: text, within: width).height) }
      let x = room.minX + width + CellFurniture.value2Gap
      let second = size(of: detail, within: room.maxX - x)
      return placed(x, second.width, second.height)
    }
  }

  // MARK: Drawing

  /// Draws the background, the separators, the accessory and the editing controls.
  func draw(_ cell: TableViewCell, on canvas: Canvas) {
    drawBackground(of: cell, on: canvas)
    drawLines(of: cell, on: canvas)
    let side = side(of: cell)
    let safeArea = surroundings?.safeArea ?? .zero
    let bounds = canvas.bounds
    var trailing = bounds.width - side - (cell.isRightToLeft ? safeArea.left : safeArea.right)
    func draw(_ name: String, _ size: CGSize, at x: CGFloat, _ color: Color) {
      guard let image = Image(systemName: name) else { return }
      let rect = CGRect(
        x: cell.isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      canvas.draw(image.withRenderingMode(.alwaysTemplate), in: rect, tintColor: color)
    }
    if showsEditing(of: cell) {
      let isDelete = editingStyle == .delete
      draw(
        isDelete ? "minus.circle.fill" : "plus.circle.fill", CGSize(width: 22, height: 22),
        at: side + (cell.isRightToLeft ? safeArea.right : safeArea.left),
        isDelete ? .systemRed : .systemGreen)
    }
    if showsGrip(of: cell) {
      draw("line.3.horizontal", CGSize(width: 24, height: 14), at: trailing - 24, .tertiaryLabel)
      trailing -= 32
    }
    guard accessoryView(of: cell) == nil else { return }
    let type = canvasParts?.accessory ?? accessoryType(of: cell)
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let arrow = cell.isRightToLeft ? "chevron.left" : "chevron.right"
      let size = cell.measures.chevron
      draw(arrow, size, at: trailing - (size.width + 10) / 2, .tertiaryLabel)
      trailing -= 13
    }
    if type == .checkmark {
      draw("checkmark", CGSize(width: 19, height: 18), at: trailing - 21.5, cell.tintColor)
    }
    if type == .detailButton || type == .detailDisclosureButton {
      draw("info.circle", CGSize(width: 22, height: 22), at: trailing - 23, cell.tintColor)
    }
  }

  private func drawBackground(of cell: TableViewCell, on canvas: Canvas) {
    if let configuration = cell.backgroundConfiguration {
      configuration.draw(on: canvas, selected: cell.isSelected || cell.isHighlighted)
    } else if cell.backgroundColor == nil,
      let color = surroundings?.background ?? canvasParts?.background
    {
      canvas.fill(canvas.bounds, color)
    }
    if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none,
      cell.selectedBackgroundView == nil,
      cell.backgroundConfiguration == nil
    {
      canvas.fill(canvas.bounds, .rowSelection)
    }
  }

  private func drawLines(of cell: TableViewCell, on canvas: Canvas) {
    let (bounds, line) = (canvas.bounds, cell.measures.line(of: 1 / canvas.scale))
    for (sides, y) in [
      (surroundings?.lineAbove ?? canvasParts?.lineAbove, 0),
      (surroundings?.lineBelow ?? canvasParts?.lineBelow, bounds.height - line),
    ] {
      guard let sides else { continue }
      let left = cell.isRightToLeft ? sides.trailing : sides.leading
      canvas.fill(
        CGRect(x: left, y: y, width: max(0, bounds.width - sides.leading - sides.trailing), height: line),
        surroundings?.lineColor ?? canvasParts?.lineColor ?? .separator)
    }
  }
}

extension TableViewCell {
  /// The height of a row without content.
  final var emptyHeight: CGFloat { measures.rowHeight - measures.line(of: 1 / max(1, currentScale)) }

  /// Lays the cell out again after a change of its accessory or editing controls.
  final func furnitureChanged() { setNeedsLayout() }

  /// Updates the insets of the content view and places the accessory view.
  final func layOutFurniture() {
    let (inset, sides) = (furniture.insets(of: self), furniture.sides(of: self))
    let isRightToLeft = isRightToLeft
    if let edges = furniture.edges {
      let left = isRightToLeft ? inset.trailing : inset.leading
      let right = isRightToLeft ? inset.leading : inset.trailing
      if edges.left.constant != left { edges.left.constant = left }
      if edges.right.constant != -right { edges.right.constant = -right }
    }
    (contentView as? CellContentView)?.sides =
      furniture.surroundings == nil && inset.trailing == 0 ? nil : sides
    if let view = furniture.accessoryView(of: self) {
      let size = view.bounds.size
      let safeArea = furniture.surroundings?.safeArea ?? .zero
      let x = bounds.width - furniture.side(of: self) - size.width - safeArea.right
      let frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
    }
    let background = isSelected || isHighlighted ? selectedBackgroundView : nil
    if background !== furniture.shownBackground {
      replaceBackground(furniture.shownBackground, by: background)
    }
    furniture.shownBackground = background
    for view in [backgroundView, background].compactMap({ $0 }) where view.frame != bounds {
      view.frame = bounds
    }
  }
}
