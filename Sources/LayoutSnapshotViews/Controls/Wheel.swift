import Foundation

/// What a wheel of a picker shows, for whoever speaks about it.
package struct ShownWheel: Hashable, Sendable {
  /// The title of the selected row.
  package let text: String
  /// Which row is selected, from 0.
  package let row: Int
  package let rowCount: Int
  /// In the picker's coordinates.
  package let frame: CGRect
}

/// A wheel of a picker: its rows and the selected one.
struct Wheel {
  var rows: [String]
  let selected: Int
  /// Its width relative to the other wheels.
  var share: CGFloat = 1
  /// Its width, if it does not depend on the others.
  var width: CGFloat?
  var rowHeight = Wheel.usualRowHeight
  /// Texts with attributes in place of some rows.
  var styled: [Int: NSAttributedString] = [:]
  /// The rows that views show; their texts are only read.
  var hidden: Set<Int> = []

  static let usualRowHeight: CGFloat = 32

  /// The highlight of the selected rows, as high as those of the highest wheel.
  private static func plate(of wheels: [Wheel], in bounds: CGRect) -> CGRect {
    let height = wheels.map(\.rowHeight).max() ?? usualRowHeight
    return CGRect(
      x: bounds.minX + 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
  }

  /// How visible a row is by its distance from the selected one.
  static func alpha(at distance: Int) -> CGFloat { [1, 0.4, 0.25, 0.12][min(abs(distance), 3)] }

  /// The rows near the selected one, as distances from it.
  var nearRows: [Int] { (-3...3).filter { rows.indices.contains(selected + $0) } }

  /// Where a row stands in the frame of its wheel.
  func rect(ofRow distance: Int, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.midY + (CGFloat(distance) - 0.5) * rowHeight, width: frame.width,
      height: rowHeight)
  }

  /// Where each of some wheels stands, from the top to the bottom of their picker.
  static func frames(of wheels: [Wheel], in bounds: CGRect, isMirrored: Bool) -> [CGRect] {
    let plate = plate(of: wheels, in: bounds)
    let fixed = wheels.reduce(0) { $0 + ($1.width ?? 0) }
    let shares = wheels.reduce(0) { $0 + ($1.width == nil ? $1.share : 0) }
    let unit = max(0, plate.width - fixed) / max(1, shares)
    // Wheels that leave room stand in the middle.
    var x = plate.minX + (shares > 0 ? 0 : (plate.width - fixed) / 2)
    let frames = (isMirrored ? wheels.reversed() : wheels).map { wheel in
      let width = wheel.width ?? unit * wheel.share
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    return isMirrored ? frames.reversed() : frames
  }

  /// What wheels show that have rows.
  static func shown(_ wheels: [Wheel], in bounds: CGRect, isMirrored: Bool) -> [ShownWheel] {
    zip(wheels, frames(of: wheels, in: bounds, isMirrored: isMirrored)).compactMap { wheel, frame in
      guard wheel.rows.indices.contains(wheel.selected) else { return nil }
      return ShownWheel(
        text: wheel.rows[wheel.selected], row: wheel.selected, rowCount: wheel.rows.count, frame: frame)
    }
  }

  /// Draws wheels side by side, over the highlight of the selected row.
  static func draw(_ wheels: [Wheel], of view: View, on canvas: Canvas) {
    let bounds = canvas.bounds
    canvas.fill(plate(of: wheels, in: bounds), cornerRadius: 8, .tertiarySystemFill)
    canvas.clip(to: bounds) {
      for (wheel, frame) in zip(wheels, frames(of: wheels, in: bounds, isMirrored: view.isRightToLeft)) {
        for row in wheel.nearRows where !wheel.hidden.contains(wheel.selected + row) {
          wheel.draw(row, in: wheel.rect(ofRow: row, in: frame), of: view, on: canvas)
        }
      }
    }
  }

  private func draw(_ distance: Int, in rect: CGRect, of view: View, on canvas: Canvas) {
    let (row, alpha) = (selected + distance, Wheel.alpha(at: distance))
    let size: CGFloat = distance == 0 ? 23 : 20
    if let text = styled[row] {
      canvas.group(alpha: alpha) {
        ControlText(text, size: size, view).draw(on: canvas, in: rect, .label)
      }
    } else {
      ControlText(rows[row], .regular, size: size, view)
        .draw(on: canvas, in: rect, Color.label.withAlphaComponent(alpha))
    }
  }
}
