import Foundation

/// A control that is on or off, like UIKit's `UISwitch`: 51 by 31 points, with an alignment rectangle 2
/// points narrower.
open class Switch: Control {
  /// Whether the switch is on; false by default.
  open var isOn = false
  /// The color of the track while the switch is on; the system green if `nil`.
  open var onTintColor: Color?
  /// The color of the thumb; white if `nil`.
  open var thumbTintColor: Color?

  /// Creates a switch at the origin of a frame, with its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Switch.size))
    contentPriorities = .hugged
  }
  /// Creates a switch at the origin.
  public convenience init() { self.init(frame: .zero) }

  /// The frame. Its size stays 51 by 31 points unless the view has a transform.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: newValue.origin, size: transform.isIdentity ? Switch.size : newValue.size)
    }
  }

  /// Turns the switch on or off at once, without animation.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  private static let size = CGSize(width: 51, height: 31)

  /// The size of the alignment rectangle: 49 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  /// 2 points at the right.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }
  /// 51 by 31 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Switch.size }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Switch, let fresh = fresh as? Switch else { return }
    if let value = style(onTintColor, proxy.onTintColor, fresh.onTintColor) { onTintColor = value }
    if let value = style(thumbTintColor, proxy.thumbTintColor, fresh.thumbTintColor) {
      thumbTintColor = value
    }
  }

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
