import Foundation

/// A control for a number in a range, as UIKit's `UISlider`: 31 points high, aligned 2 points inside its ends.
open class Slider: Control {
  /// The number; it is kept within the range. 0 by default.
  open var value: Float {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  /// The number at the leading end; 0 by default.
  open var minimumValue: Float = 0 { didSet { storedValue = clamped(storedValue) } }
  /// The number at the trailing end; 1 by default.
  open var maximumValue: Float = 1 { didSet { storedValue = clamped(storedValue) } }
  /// The track's colour before the knob; the tint without.
  open var minimumTrackTintColor: Color?
  /// The track's colour after the knob.
  open var maximumTrackTintColor: Color?
  /// The knob's colour; white without.
  open var thumbTintColor: Color?
  private var storedValue: Float = 0

  /// A slider in a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A slider at the origin, 31 points high.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 31)) }

  /// Sets the number; a picture shows no animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ number: Float) -> Float {
    // What is no number is the least one.
    number > minimumValue ? min(number, max(minimumValue, maximumValue)) : minimumValue
  }

  /// The aligned part: 30 points high, and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 30) }
  /// 2 points at both ends and 1 below.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }
  /// As wide as is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("value", Double(value))
    notes.note("minimumValue", Double(minimumValue))
    notes.note("maximumValue", Double(maximumValue), usual: 1)
    notes.note("minimumTrackTintColor", minimumTrackTintColor)
    notes.note("maximumTrackTintColor", maximumTrackTintColor)
    notes.note("thumbTintColor", thumbTintColor)
    if minimumTrackTintColor == nil { notes.note("tintColor", tintColor) }
  }

  override func drawContent(on canvas: Canvas) {
    let width = max(28, canvas.bounds.width - 4)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let middle = (canvas.bounds.height - 1) / 2
    let shown = isRightToLeft ? 1 - share : share
    let knob = CGRect(x: 2 + shown * (width - 28), y: middle - 14, width: 28, height: 28)
    let track = CGRect(x: 2, y: middle - 2, width: width, height: 4)
    let before = CGRect(x: 2, y: track.minY, width: knob.midX - 2, height: 4)
    let after = CGRect(x: knob.midX, y: track.minY, width: 2 + width - knob.midX, height: 4)
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      canvas.fill(track, cornerRadius: 2, maximumTrackTintColor ?? .systemFill)
      // The end of the passed track is hidden by the knob.
      canvas.fill(isRightToLeft ? after : before, cornerRadius: 2, minimumTrackTintColor ?? tintColor)
      canvas.drawKnob(knob, thumbTintColor ?? .white)
    }
  }
}
