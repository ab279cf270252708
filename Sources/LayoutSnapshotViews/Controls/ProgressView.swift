import Foundation

/// A bar that shows how much is done, as UIKit's `UIProgressView`: 4 points high.
open class ProgressView: View {
  /// Which looks it has. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// For ordinary places.
    case `default` = 0
    /// For bars, without round ends.
    case bar = 1
  }

  /// How much is done, from 0 to 1; 0 by default.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = newValue > 0 ? min(newValue, 1) : 0 }
  }
  private var storedProgress: Float = 0
  /// Which looks it has.
  open var progressViewStyle = Style.default
  /// The colour of what is done; the tint without.
  open var progressTintColor: Color?
  /// The colour of the rest.
  open var trackTintColor: Color?

  /// A bar of a style at the origin.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// A bar in a frame.
  public override init(frame: CGRect) {
    super.init(frame: ProgressView.usable(frame))
    contentPriorities.hugging.vertical = .defaultHigh
  }
  /// A bar at the origin, 150 points wide.
  public convenience init() { self.init(progressViewStyle: .default) }

  /// Where the bar lies; its height stays its own, whatever is set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? ProgressView.usable(newValue) : newValue }
  }

  private static func usable(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 4)
  }

  /// Sets how much is done; a picture shows no animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 points high, and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 4) }
  /// As wide as is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func noteLooks(_ notes: inout LookNotes) {
    notes.note("progress", Double(progress))
    notes.note("progressTintColor", progressTintColor)
    notes.note("trackTintColor", trackTintColor)
    if progressTintColor == nil { notes.note("tintColor", tintColor) }
  }

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    var done = bounds
    done.size.width = bounds.width * CGFloat(progress)
    if isRightToLeft { done.origin.x = bounds.width - done.width }
    canvas.fill(bounds, cornerRadius: radius, trackTintColor ?? .systemFill)
    canvas.clip(to: bounds, cornerRadius: radius) {
      canvas.fill(done, cornerRadius: radius, progressTintColor ?? tintColor)
    }
  }
}
