import Foundation

/// A round button that shows a color and lets the user choose another one, like UIKit's `UIColorWell`.
///
/// ```swift
/// let well = UIColorWell()
/// well.selectedColor = .systemTeal
/// ```
///
/// It is 28 points wide and high. The picker that a tap opens belongs to another process and is in no picture.
open class UIColorWell: Control {
  /// The color that is shown; none by default.
  open var selectedColor: Color?
  /// The title of the picker; remembered, as the picker is in no picture.
  open var title: String?
  /// Whether the picker offers opacity; remembered, as the picker is in no picture.
  open var supportsAlpha = true

  /// Creates a color well with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities = .hugged
  }
  /// Creates a color well without a color.
  public convenience init() { self.init(frame: .zero) }

  private static let side: CGFloat = 28

  /// 28 points wide and high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIColorWell.side, height: UIColorWell.side)
  }
  /// 28 points wide and high, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("selectedColor", selectedColor)
  }

  override func drawContent(on canvas: Canvas) {
    let side = min(canvas.bounds.width, canvas.bounds.height)
    let circle = CGRect(
      x: (canvas.bounds.width - side) / 2, y: (canvas.bounds.height - side) / 2, width: side, height: side)
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      drawRing(in: circle, on: canvas)
      let well = circle.insetBy(dx: 3, dy: 3)
      canvas.fill(well, cornerRadius: well.width / 2, .systemBackground)
      guard let selectedColor else { return }
      let inner = well.insetBy(dx: 2, dy: 2)
      canvas.fill(inner, cornerRadius: inner.width / 2, selectedColor)
    }
  }

  /// The hues in a circle, each on its third of a half turn.
  private func drawRing(in circle: CGRect, on canvas: Canvas) {
    let (half, side) = (circle.width / 2, circle.width)
    // The corners of a hexagon around the circle, so that each hue has a wedge of its own.
    let corners: [(x: CGFloat, y: CGFloat)] = [
      (0, -1), (0.8660254, -0.5), (0.8660254, 0.5), (0, 1), (-0.8660254, 0.5), (-0.8660254, -0.5),
    ]
    let hues: [Color] = [.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    canvas.clip(to: circle, cornerRadius: half) {
      for (index, hue) in hues.enumerated() {
        let (first, second) = (corners[index], corners[(index + 1) % 6])
        let wedge = BezierPath()
        wedge.move(to: middle)
        wedge.addLine(to: CGPoint(x: middle.x + first.x * side, y: middle.y + first.y * side))
        wedge.addLine(to: CGPoint(x: middle.x + second.x * side, y: middle.y + second.y * side))
        wedge.close()
        canvas.fill(wedge, hue)
      }
    }
  }
}
