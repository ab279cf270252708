import Foundation

/// A control that is on or off, as UIKit's `UISwitch`: 51 by 31 points, of which the right 2 are not aligned.
open class Switch: Control {
  /// Whether it is on; not by default.
  open var isOn = false
  /// The track's colour while it is on; the system's green without.
  open var onTintColor: Color?
  /// The knob's colour; white without.
  open var thumbTintColor: Color?

  /// A switch at a place; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Switch.size))
    contentPriorities = .hugged
  }
  /// A switch at the origin.
  public convenience init() { self.init(frame: .zero) }

  /// Where the switch lies; its size stays its own, whatever is set.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: newValue.origin, size: transform.isIdentity ? Switch.size : newValue.size)
    }
  }

  /// Turns it on or off; a picture shows no animation.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  private static let size = CGSize(width: 51, height: 31)

  /// The aligned part: 49 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  /// 2 points at the right.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }
  /// Its own size, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Switch.size }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("isOn", "\(isOn)")
    notes.note("onTintColor", onTintColor)
    notes.note("thumbTintColor", thumbTintColor)
  }

  override func drawContent(on canvas: Canvas) {
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      let track = CGRect(origin: .zero, size: Switch.size)
      let ground = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      canvas.fill(track, cornerRadius: 15.5, ground)
      let x: CGFloat = isOn == isRightToLeft ? 2 : 22
      canvas.drawKnob(CGRect(x: x, y: 2, width: 27, height: 27), thumbTintColor ?? .white)
    }
  }
}
