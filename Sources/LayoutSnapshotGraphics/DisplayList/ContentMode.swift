/// How an image's size becomes a rectangle inside a view: the twelve modes of UIKit, less `redraw`.
package enum ContentMode: Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Where an image of a size in device pixels lies.
  ///
  /// Images that keep their size begin on a whole pixel, so that they are copied, not sampled.
  package func placement(width: Fixed, height: Fixed, in bounds: FixedRect) -> FixedRect {
    let (w, h) = (Int64(width.rawValue), Int64(height.rawValue))
    let boxWidth = Int64(bounds.right.rawValue) - Int64(bounds.left.rawValue)
    let boxHeight = Int64(bounds.bottom.rawValue) - Int64(bounds.top.rawValue)
    if self == .scaleToFill || w <= 0 || h <= 0 || boxWidth <= 0 || boxHeight <= 0 { return bounds }
    var (newWidth, newHeight) = (w, h)
    if self == .scaleAspectFit || self == .scaleAspectFill {
      // Whether the widths meet: for fitting where the image is the wider one, for filling where not.
      let isWider = w * boxHeight > boxWidth * h
      if isWider == (self == .scaleAspectFit) {
        (newWidth, newHeight) = (boxWidth, (h * boxWidth + w / 2) / w)
      } else {
        (newWidth, newHeight) = ((w * boxHeight + h / 2) / h, boxHeight)
      }
    }
    let x = Int64(bounds.left.rawValue) + offset(boxWidth - newWidth, horizontal)
    let y = Int64(bounds.top.rawValue) + offset(boxHeight - newHeight, vertical)
    return FixedRect(
      left: Fixed(rawValue: Int32(x)), top: Fixed(rawValue: Int32(y)),
      right: Fixed(rawValue: Int32(x + newWidth)), bottom: Fixed(rawValue: Int32(y + newHeight)))
  }

  /// The share of the free room that comes first, in halves.
  private var horizontal: Int64 {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 2
    default: 1
    }
  }

  private var vertical: Int64 {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 2
    default: 1
    }
  }

  private func offset(_ room: Int64, _ halves: Int64) -> Int64 {
    let exact = room * halves / 2
    return self == .scaleAspectFit || self == .scaleAspectFill ? exact : exact & ~255
  }
}
