import Foundation

/// A control that selects a number in a range, like UIKit's `UISlider`.
///
/// It is 31 points high, 34 in the look of iOS 26. Its alignment rectangle is 2 points shorter at both ends, in the
/// look of iOS 26 the frame.
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
  /// Whether actions are sent while the thumb moves; remembered, as nobody moves it.
  open var isContinuous = true
  /// How the slider behaves; remembered, as it would only matter on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the slider behaves: always as on a tablet.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The image beside the end of the least value; the track begins 8 points after it.
  open var minimumValueImage: Image? { didSet { setNeedsLayout() } }
  /// The image beside the end of the greatest value; the track ends 8 points before it.
  open var maximumValueImage: Image? { didSet { setNeedsLayout() } }
  private var images = (thumb: StateImages(), minimumTrack: StateImages(), maximumTrack: StateImages())
  private var storedValue: Float = 0

  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a slider at the origin, 31 points high.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: LookMeasures.iOS18.sliderHeight))
  }

  // The alignment rectangle is part of the equations.
  override func lookDidChange() { discardEngines("the look") }

  /// Sets the value at once, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Images

  /// Sets the image of the thumb in a state; `nil` for the usual thumb.
  open func setThumbImage(_ image: Image?, for state: State) { images.thumb[state] = image }
  /// The image of the thumb that was set for a state.
  open func thumbImage(for state: State) -> Image? { images.thumb[state] }
  /// The image of the thumb in the current state; `nil` for the usual thumb.
  open var currentThumbImage: Image? { images.thumb.shown(in: state) }
  /// Sets the image of the track before the thumb in a state. It is stretched, but for its cap insets.
  open func setMinimumTrackImage(_ image: Image?, for state: State) { images.minimumTrack[state] = image }
  /// The image of the track before the thumb that was set for a state.
  open func minimumTrackImage(for state: State) -> Image? { images.minimumTrack[state] }
  /// The image of the track before the thumb in the current state.
  open var currentMinimumTrackImage: Image? { images.minimumTrack.shown(in: state) }
  /// Sets the image of the track after the thumb in a state. It is stretched, but for its cap insets.
  open func setMaximumTrackImage(_ image: Image?, for state: State) { images.maximumTrack[state] = image }
  /// The image of the track after the thumb that was set for a state.
  open func maximumTrackImage(for state: State) -> Image? { images.maximumTrack[state] }
  /// The image of the track after the thumb in the current state.
  open var currentMaximumTrackImage: Image? { images.maximumTrack.shown(in: state) }

  // MARK: Places

  /// Where the image of the least value is drawn.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    place(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
  }
  /// Where the image of the greatest value is drawn.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    place(maximumValueImage, atLeft: isRightToLeft, in: bounds)
  }
  /// Where the track is drawn: 4 points high, or as high as its images. Subclasses can give it another height.
  ///
  /// ```swift
  /// override func trackRect(forBounds bounds: CGRect) -> CGRect {
  ///   super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -4)  // 12 points high
  /// }
  /// ```
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: CGRect) -> CGFloat { image.width > 0 ? image.width + 8 : 2 }
    let (low, high) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = isRightToLeft ? (room(high), room(low)) : (room(low), room(high))
    let height = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.?.size.height).max() ?? 4
    return CGRect(
      x: bounds.minX + left, y: middle(of: bounds) - height / 2,
      width: max(thumbSize.width, bounds.width - left - right), height: height)
  }
  /// Where the thumb is drawn for a value on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let (shown, size) = (isRightToLeft ? 1 - share : share, thumbSize)
    return CGRect(
      x: rect.minX + shown * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var thumbSize: CGSize { currentThumbImage?.size ?? CGSize(width: 28, height: 28) }

  private func middle(of bounds: CGRect) -> CGFloat {
    bounds.minY + (bounds.height - measures.sliderAlignment.bottom) / 2
  }

  private func place(_ image: Image?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: middle(of: bounds) - size.height / 2,
      width: size.width, height: size.height)
  }

  private func clamped(_ number: Float) -> Float {
    // A value that is not a number becomes the minimum.
    number > minimumValue ? min(number, max(minimumValue, maximumValue)) : minimumValue
  }

  /// The size of the alignment rectangle: 30 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let measures = measures
    return CGSize(
      width: View.noIntrinsicMetric, height: measures.sliderHeight - measures.sliderAlignment.bottom)
  }
  /// 2 points at both ends and 1 at the bottom.
  open override var alignmentRectInsets: EdgeInsets { measures.sliderAlignment }
  /// The width that is offered, and the height of the look, 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measures.sliderHeight)
  }

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
    if let value = style(minimumValueImage, proxy.minimumValueImage, fresh.minimumValueImage) {
      minimumValueImage = value
    }
    if let value = style(maximumValueImage, proxy.maximumValueImage, fresh.maximumValueImage) {
      maximumValueImage = value
    }
    if images.thumb.isEmpty { images.thumb = proxy.images.thumb }
    if images.minimumTrack.isEmpty { images.minimumTrack = proxy.images.minimumTrack }
    if images.maximumTrack.isEmpty { images.maximumTrack = proxy.images.maximumTrack }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("value", Double(value))
    notes.note("minimumValue", Double(minimumValue))
    notes.note("maximumValue", Double(maximumValue), usual: 1)
    notes.note("minimumTrackTintColor", minimumTrackTintColor)
    notes.note("maximumTrackTintColor", maximumTrackTintColor)
    notes.note("thumbTintColor", thumbTintColor)
    notes.note("minimumValueImage", minimumValueImage)
    notes.note("maximumValueImage", maximumValueImage)
    notes.note("thumbImage", currentThumbImage)
    notes.note("minimumTrackImage", currentMinimumTrackImage)
    notes.note("maximumTrackImage", currentMaximumTrackImage)
    if minimumTrackTintColor == nil { notes.note("tintColor", tintColor) }
  }

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      drawTrack(track, splitAt: thumb.midX, on: canvas)
      if let image = currentThumbImage {
        canvas.draw(image, in: thumb, tintColor: thumbTintColor ?? tintColor)
      } else {
        canvas.drawKnob(thumb, thumbTintColor ?? .white)
      }
      if let image = minimumValueImage {
        canvas.draw(image, in: minimumValueImageRect(forBounds: bounds), tintColor: tintColor)
      }
      if let image = maximumValueImage {
        canvas.draw(image, in: maximumValueImageRect(forBounds: bounds), tintColor: tintColor)
      }
    }
  }

  /// Draws the two parts of the track, which meet below the thumb.
  private func drawTrack(_ track: CGRect, splitAt x: CGFloat, on canvas: Canvas) {
    let (radius, low, high) = (track.height / 2, currentMinimumTrackImage, currentMaximumTrackImage)
    let left = CGRect(x: track.minX, y: track.minY, width: max(0, x - track.minX), height: track.height)
    let right = CGRect(x: x, y: track.minY, width: max(0, track.maxX - x), height: track.height)
    let (before, after) = isRightToLeft ? (right, left) : (left, right)
    if let high {
      canvas.draw(high, in: after, tintColor: maximumTrackTintColor ?? tintColor)
    } else {
      // An image before the thumb may be clear, so the color must not lie under it.
      canvas.fill(low == nil ? track : after, cornerRadius: radius, maximumTrackTintColor ?? .systemFill)
    }
    if let low {
      canvas.draw(low, in: before, tintColor: minimumTrackTintColor ?? tintColor)
    } else {
      // The thumb hides the end of the first part of the track.
      canvas.fill(before, cornerRadius: radius, minimumTrackTintColor ?? tintColor)
    }
  }
}
