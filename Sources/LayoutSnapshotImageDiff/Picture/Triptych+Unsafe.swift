import LayoutSnapshotGraphics

/// Three pictures side by side: expected, difference, actual, each under its label.
///
/// ```swift
/// let triptych = Triptych(expected: a, difference: d, actual: b, labels: labels, layout: TriptychLayout())
/// ```
///
/// It is a source of rows itself, so that three pictures of 8000 x 8000 pixels are put together within a
/// few rows of memory. See-through pixels are seen on the ground, and the result is opaque.
package final class Triptych<Rows: PixelRowSource>: PixelRowSource {
  package typealias Failure = Rows.Failure

  /// One of the three, with where it stands.
  private struct Panel {
    var rows: Rows
    var label: BitmapRows?
    var left: Int
  }

  package let width: Int
  package let height: Int
  private let layout: TriptychLayout
  private let top: Int
  private let panels: [Panel]
  private let canvas: RowCanvas
  private var rowsDrawn = 0

  /// Puts three pictures together, of whatever sizes.
  package init(
    expected: Rows, difference: Rows, actual: Rows, labels: TriptychLabels, layout: TriptychLayout
  ) {
    let labelHeight = labels.all.map { $0?.height ?? 0 }.max() ?? 0
    top = layout.margin + (labelHeight == 0 ? 0 : labelHeight + layout.labelGap)
    var left = layout.margin
    var panels: [Panel] = []
    for (rows, label) in zip([expected, difference, actual], labels.all) {
      panels.append(Panel(rows: rows, label: label.map(BitmapRows.init), left: left))
      left += rows.width + layout.gap
    }
    self.panels = panels
    self.layout = layout
    width = left - layout.gap + layout.margin
    height = top + (panels.map(\.rows.height).max() ?? 0) + layout.margin
    canvas = RowCanvas(width: width, ground: layout.ground)
  }

  package var encoding: PixelRowEncoding { .straightRGBA }

  package func advance() throws(Rows.Failure) {
    let y = rowsDrawn
    canvas.begin(row: y)
    for panel in panels {
      if let label = panel.label, y >= layout.margin, y - layout.margin < label.height {
        // A label wider than its picture is cut off rather than written over its neighbour.
        unsafe canvas.draw(
          label.pixels(inRow: y - layout.margin), count: min(label.width, panel.rows.width), at: panel.left)
      }
      if y >= top && y - top < panel.rows.height {
        try panel.rows.advance()
        unsafe canvas.draw(panel.rows.pixels(inRow: y - top), count: panel.rows.width, at: panel.left)
      }
    }
    rowsDrawn += 1
  }

  package func storedRow(_ y: Int) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(start: canvas.pixels(inRow: y), count: width))
  }

  package func pixels(inRow y: Int) -> UnsafePointer<UInt32> { unsafe canvas.pixels(inRow: y) }
}

/// The distances and the colour around three pictures, in pixels.
package struct TriptychLayout: Hashable, Sendable {
  /// Around everything.
  package var margin = 16
  /// Between the pictures.
  package var gap = 16
  /// Between a label and its picture.
  package var labelGap = 8
  /// What everything stands on; its alpha is not looked at.
  package var ground = Pixel(red: 209, green: 209, blue: 214)

  package init() {}
}
