import Foundation

/// A bar that shows progress, like UIKit's `UIProgressView`: 4 points high.
open class ProgressView: View {
  /// The appearance of a progress view. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// A bar with round ends.
    case `default` = 0
    /// A bar with square ends.
    case bar = 1
  }

  /// The progress from 0 to 1; 0 by default.
  open var progress: Float {
    get { observedProgress.map { ProgressView.share(Float($0.fractionCompleted)) } ?? storedProgress }
    set { storedProgress = ProgressView.share(newValue) }
  }
  private var storedProgress: Float = 0
  private static func share(_ number: Float) -> Float { number > 0 ? min(number, 1) : 0 }
  /// The work whose progress is shown in place of the number that was set; none by default.
  ///
  /// ```swift
  /// view.observedProgress = download.progress
  /// download.progress.completedUnitCount = 30  // of 100: the view shows 0.3
  /// ```
  open var observedProgress: Progress? {
    didSet { if observedProgress == nil, let oldValue { progress = Float(oldValue.fractionCompleted) } }
  }
  /// The appearance; with round ends by default.
  open var progressViewStyle = Style.default
  /// The color of the completed part; the tint color if `nil`.
  open var progressTintColor: Color?
  /// The color of the remaining part; a gray if `nil`.
  open var trackTintColor: Color?
  /// The image of the completed part, stretched but for its cap insets; by default it is a color.
  open var progressImage: Image?
  /// The image of the whole track, stretched but for its cap insets; by default it is a color.
  open var trackImage: Image?

  /// Creates a progress view of a style at the origin, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Creates a progress view with a frame, whose height becomes 4 points.
  public override init(frame: CGRect) {
    super.init(frame: ProgressView.usable(frame))
    contentPriorities.hugging.vertical = .defaultHigh
  }
  /// Creates a progress view at the origin, 150 points wide.
  public convenience init() { self.init(progressViewStyle: .default) }

  /// The frame. Its height stays 4 points unless the view has a transform.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? ProgressView.usable(newValue) : newValue }
  }

  private static func usable(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 4)
  }

  /// Sets the progress at once, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 4) }
  /// The width that is offered, and 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? ProgressView, let fresh = fresh as? ProgressView else { return }
    if let value = style(progressTintColor, proxy.progressTintColor, fresh.progressTintColor) {
      progressTintColor = value
    }
    if let value = style(trackTintColor, proxy.trackTintColor, fresh.trackTintColor) {
      trackTintColor = value
    }
    if let value = style(progressViewStyle, proxy.progressViewStyle, fresh.progressViewStyle) {
      progressViewStyle = value
    }
    if let value = style(progressImage, proxy.progressImage, fresh.progressImage) { progressImage = value }
    if let value = style(trackImage, proxy.trackImage, fresh.trackImage) { trackImage = value }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    notes.note("progress", Double(progress))
    notes.note("progressTintColor", progressTintColor)
    notes.note("trackTintColor", trackTintColor)
    notes.note("progressImage", progressImage)
    notes.note("trackImage", trackImage)
    if progressTintColor == nil { notes.note("tintColor", tintColor) }
  }

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    var done = bounds
    done.size.width = bounds.width * CGFloat(progress)
    if isRightToLeft { done.origin.x = bounds.width - done.width }
    if let trackImage {
      canvas.draw(trackImage, in: bounds, tintColor: trackTintColor ?? tintColor)
    } else {
      canvas.fill(bounds, cornerRadius: radius, trackTintColor ?? .systemFill)
    }
    if let progressImage {
      return canvas.draw(progressImage, in: done, tintColor: progressTintColor ?? tintColor)
    }
    canvas.clip(to: bounds, cornerRadius: radius) {
      canvas.fill(done, cornerRadius: radius, progressTintColor ?? tintColor)
    }
  }
}
