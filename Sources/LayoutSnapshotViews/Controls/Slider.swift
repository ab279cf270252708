import Foundation

/// A control that selects a number in a range, like UIKit's `UISlider`.
///
/// It is 31 points high. Its alignment rectangle is 2 points shorter at both ends.
open class Slider: Control {
  /// The value, limited to the range; 0 by default.
  open var value: Float {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  /// The value at the leading end; 0 by default.
  open var minimumValue: Float = 0 { didSet { storedValue = clamped(storedValue) } }
  /// The value at the trailing end; 1 by default.
  open var maximumValue: Float = 1 { didSet { storedValue = clamped(storedValue) } }
  /// The color of the track before the thumb; the tint color if `nil`.
  open var minimumTrackTintColor: Color?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: Color?
  /// The color of the thumb; white if `nil`.
  open var thumbTintColor: Color?
  private var storedValue: Float = 0

  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a slider at the origin, 31 points high.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 31)) }

  /// Sets the value at once, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ number: Float) -> Float {
    // A value that is not a number becomes the minimum.
    number > minimumValue ? min(number, max(minimumValue, maximumValue)) : minimumValue
  }

  /// The size of the alignment rectangle: 30 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 30) }
  /// 2 points at both ends and 1 at the bottom.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }
  /// The width that is offered, and 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Slider, let fresh = fresh as? Slider else { return }
    if let value = style(minimumTrackTintColor, proxy.minimumTrackTintColor, fresh.minimumTrackTintColor) {
      minimumTrackTintColor = value
    }
    if let value = style(maximumTrackTintColor, proxy.maximumTrackTintColor, fresh.maximumTrackTintColor) {
      maximumTrackTintColor = value
    }
    if let value = style(thumbTintColor, proxy.thumbTintColor, fresh.thumbTintColor) {
      thumbTintColor = value
    }
  }

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
      // The thumb hides the end of the first part of the track.
      canvas.fill(isRightToLeft ? after : before, cornerRadius: 2, minimumTrackTintColor ?? tintColor)
      canvas.drawKnob(knob, thumbTintColor ?? .white)
    }
  }
}
