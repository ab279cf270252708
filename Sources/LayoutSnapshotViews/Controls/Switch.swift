import Foundation

/// A control that is on or off, like UIKit's `UISwitch`: 51 by 31 points, or 63 by 28 in the look of iOS 26,
/// with an alignment rectangle 2 points narrower.
open class Switch: Control {
  /// Whether the switch is on; false by default.
  open var isOn = false
  /// The color of the track while the switch is on; the system green if `nil`.
  open var onTintColor: Color?
  /// The color of the thumb; white if `nil`.
  open var thumbTintColor: Color?

  /// How a switch shows its state. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// A box with a mark, on a Mac.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  /// How the switch should show its state; remembered, as boxes are for Macs alone.
  open var preferredStyle = Style.automatic
  /// How the switch shows its state: always with a thumb that slides.
  open var style: Style { .sliding }
  /// The title beside a box on a Mac; remembered, as no picture shows one.
  open var title: String?
  /// An image for switches that are on. As in UIKit since iOS 7, it is only stored.
  open var onImage: Image?
  /// An image for switches that are off. As in UIKit since iOS 7, it is only stored.
  open var offImage: Image?

  /// Creates a switch at the origin of a frame, with its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: LookMeasures.iOS18.switchSize))
    contentPriorities = .hugged
  }
  /// Creates a switch at the origin.
  public convenience init() { self.init(frame: .zero) }

  /// The frame. Its size stays that of the look, 51 by 31 points, unless the view has a transform.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(
        origin: newValue.origin, size: transform.isIdentity ? measures.switchSize : newValue.size)
    }
  }

  /// Turns the switch on or off at once, without animation.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  override func lookDidChange() {
    // A switch that code has stretched under a transform stays so.
    guard LookMeasures.all.contains(where: { $0.switchSize == givenFrame.size }) else { return }
    resize(to: measures.switchSize)
  }

  /// The size of the alignment rectangle: 49 by 31 points.
  open override var intrinsicContentSize: CGSize {
    let size = measures.switchSize
    return CGSize(width: size.width - 2, height: size.height)
  }
  /// 2 points at the right.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }
  /// The size of the look, 51 by 31 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.switchSize }

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
      let (track, thumb) = (CGRect(origin: .zero, size: measures.switchSize), measures.switchThumb)
      let ground = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      canvas.fill(track, cornerRadius: track.height / 2, ground)
      let x: CGFloat = isOn == isRightToLeft ? 2 : track.width - thumb.width - 2
      canvas.drawKnob(CGRect(origin: CGPoint(x: x, y: 2), size: thumb), thumbTintColor ?? .white)
    }
  }
}
