import Foundation

/// One side of a popover's source, and the space there.
struct PopoverSide {
  /// The direction of the arrow of a popover at this side.
  let direction: UIPopoverArrowDirection
  /// The length of the space from the source.
  let length: CGFloat

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The sides in the order in which they are tried: below, above, right, left.
  static func all(around source: CGRect, in room: CGRect) -> [PopoverSide] {
    order.map { direction in
      let length: CGFloat =
        switch direction {
        case .up: room.maxY - source.maxY
        case .down: source.minY - room.minY
        case .left: room.maxX - source.maxX
        default: source.minX - room.minX
        }
      return PopoverSide(direction: direction, length: length)
    }
  }

  private var isVertical: Bool { direction == .up || direction == .down }

  /// The length that a popover needs at this side.
  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The frames of a popover and its arrow at this side. The popover shrinks if there is too little space.
  func place(_ size: CGSize, _ source: CGRect, in room: CGRect) -> (frame: CGRect, arrow: CGRect) {
    let (base, tip) = (PopoverArrow.base, PopoverArrow.height)
    let most = max(0, length - tip)
    if isVertical {
      let width = min(size.width, room.width)
      let height = min(size.height, most)
      let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
      let y = direction == .up ? source.maxY + tip : source.minY - tip - height
      let middle = min(max(source.midX, x + base), x + width - base)
      return (
        CGRect(x: x, y: y, width: width, height: height),
        CGRect(x: middle - base / 2, y: direction == .up ? y - tip : y + height, width: base, height: tip)
      )
    }
    let width = min(size.width, most)
    let height = min(size.height, room.height)
    let y = min(max(source.midY - height / 2, room.minY), room.maxY - height)
    let x = direction == .left ? source.maxX + tip : source.minX - tip - width
    let middle = min(max(source.midY, y + base), y + height - base)
    return (
      CGRect(x: x, y: y, width: width, height: height),
      CGRect(x: direction == .left ? x - tip : x + width, y: middle - base / 2, width: tip, height: base)
    )
  }
}

/// The arrow of a popover.
final class PopoverArrow: View {
  static let base: CGFloat = 26
  static let height: CGFloat = 13

  var color = Color.systemBackground
  var direction = UIPopoverArrowDirection.up

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    let path = BezierPath()
    switch direction {
    case .up: path.triangle(bounds.corner(0, 1), bounds.corner(0.5, 0), bounds.corner(1, 1))
    case .down: path.triangle(bounds.corner(0, 0), bounds.corner(0.5, 1), bounds.corner(1, 0))
    case .left: path.triangle(bounds.corner(1, 0), bounds.corner(0, 0.5), bounds.corner(1, 1))
    case .right: path.triangle(bounds.corner(0, 0), bounds.corner(1, 0.5), bounds.corner(0, 1))
    default: return
    }
    canvas.fill(path, color)
  }
}

extension BezierPath {
  fileprivate func triangle(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) {
    move(to: first)
    addLine(to: second)
    addLine(to: third)
    close()
  }
}

extension CGRect {
  fileprivate func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: minX + x * width, y: minY + y * height)
  }
}
