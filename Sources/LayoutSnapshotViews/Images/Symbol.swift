import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotSupport
import LayoutSnapshotSymbols

/// A symbol of this package's own drawing, under the name of Apple's symbol that it replaces.
///
/// A name without a drawing is a box with a stroke.
struct Symbol: Hashable, Sendable {
  let name: String
  let configuration: Image.SymbolConfiguration

  var pointSize: CGFloat { configuration.effectiveSize }

  /// The weight of its lines, if it is not the regular one.
  var weightText: String {
    switch configuration.effectiveWeight {
    case .unspecified, .regular: ""
    case let weight: " \(weight)"
    }
  }

  /// Whether there is a drawing for the name.
  var isDrawn: Bool { SymbolPicture.named(name) != nil }

  /// The size in points, rounded to half points.
  var size: CGSize {
    let (width, height) = extent
    let unit = max(0, pointSize) / 17 * 2
    return CGSize(width: (width * unit).rounded() / 2, height: (height * unit).rounded() / 2)
  }

  /// The size in units of 1 point beside text of 17 points; that of a symbol in a circle is known for all of them.
  private var extent: (width: Double, height: Double) {
    if let picture = SymbolPicture.named(name) { return (picture.width, picture.height) }
    return name.split(separator: ".").last { $0 != "fill" } == "circle" ? (20, 19) : (20, 20)
  }

  /// Whether the symbol follows the direction of text, as those with "forward" or "backward" in their names do.
  var followsText: Bool {
    name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  /// A symbol aligns as a line of text: it is centered on half the height of a capital letter, and its insets
  /// reach from its edges to the line's top and bottom.
  ///
  /// Logs of UIKit show the same insets, to the pixel: 0.5 above and below a circle at 2x, 0.667 at 3x.
  var alignmentRectInsets: EdgeInsets {
    let (ascent, descent, capHeight) = (
      pointSize * 1950 / 2048, pointSize * 494 / 2048, pointSize * 1443 / 2048
    )
    return EdgeInsets(
      top: (size.height + capHeight) / 2 - ascent, left: 0,
      bottom: (size.height - capHeight) / 2 - descent, right: 0)
  }

  // MARK: Drawing

  /// Draws the symbol as large as it fits in a rectangle, in its middle.
  func draw(on canvas: Canvas, in rect: CGRect, _ color: Color) {
    let (width, height) = extent
    let unit = min(rect.width / width, rect.height / height)
    let fitting = rect.insetBy(dx: (rect.width - width * unit) / 2, dy: (rect.height - height * unit) / 2)
    canvas.draw(self, in: canvas.place(fitting), color)
  }

  /// What fills whatever rectangle it is stretched to, in black.
  var drawing: DisplayList {
    let picture = SymbolPicture.named(name)
    let key = Drawing(name: picture == nil ? nil : name, weight: configuration.effectiveWeight)
    if let known = Symbol.drawings.withLock({ $0[key] }) { return known }
    let weight = Double(key.weight.tenths) / 10
    let list = VectorDrawing.list(
      of: picture?.picture(weight: weight) ?? SymbolPicture.box(weight: weight))
    Symbol.drawings.withLock { $0[key] = list }
    return list
  }

  /// A drawing, which many symbols of one screen share.
  private struct Drawing: Hashable {
    /// Nil for the box.
    let name: String?
    let weight: Image.SymbolWeight
  }

  private static let drawings = Locked<[Drawing: DisplayList]>([:])
}
