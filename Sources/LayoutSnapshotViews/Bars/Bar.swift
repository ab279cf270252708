import Foundation

/// A bar at the edge of a screen, which increases the safe area insets of the content under it.
///
/// The heights are 44 points for navigation bars and toolbars, 49 for tab bars, 32 for all of them on iPhones in
/// landscape, and 50 on iPads. A large title adds 52. The first two and the last are found in public storyboards; the
/// others are known heights of UIKit's bars since iOS 12. In the look of iOS 26, navigation bars are 54 points high, and
/// the items of tab bars lie on a floating ground.
open class Bar: View, UIBarPositioning {
  /// Whether content under the bar shines through; true by default.
  open var isTranslucent = true { didSet { changedLooks() } }
  /// The color of the bar's ground, up to the edge of the screen; none by default.
  open var barTintColor: Color? { didSet { changedLooks() } }
  /// The style of the bar: ``UIBarStyle/black`` gives it the looks of the dark style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Where the bar is: where its container has put it, or else where its delegate says.
  open var barPosition: UIBarPosition {
    if let post { return post.edge == .top ? .topAttached : .bottom }
    let said = positioner?.position(for: self) ?? .any
    return said == .any ? usualPosition : said
  }
  /// Who says where a bar without a container is.
  var positioner: (any UIBarPositioningDelegate)? { nil }
  /// Where a bar is of which nobody says it.
  var usualPosition: UIBarPosition { .bottom }
  /// How far the ground of a bar reaches beyond it.
  private var reach: CGFloat {
    if let post { return post.reach(of: self) }
    return barPosition == .topAttached ? max(0, convert(CGPoint.zero, to: root).y) : 0
  }
  /// Whose bar it is, and at which edge of the screen.
  var post: BarPost?
  /// Whether the content was scrolled to the bar's edge in the last layout.
  private(set) final var isAtEdge = true
  /// Images that were set as the ground.
  final var groundImages: [UIBarMetrics: Image] = [:] { didSet { changedLooks() } }
  /// The appearance in force.
  var appearanceInForce: UIBarAppearance { UIBarAppearance() }

  /// Whether the bar's ground floats over the content, without a material and a line.
  var floats: Bool { false }

  /// Updates what the bar shows.
  final func changedLooks() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// The height on a device.
  package func height(on device: Device) -> CGFloat { 44 }

  final func height(on device: Device, regular: CGFloat) -> CGFloat {
    if device.userInterfaceIdiom == .pad { return 50 }
    return device.verticalSizeClass == .compact ? 32 : regular
  }

  /// Whether the bar has the height of a phone on its side.
  final var isCompact: Bool { (layoutDevice ?? .iPhone15).verticalSizeClass == .compact }

  /// The height on the device of the last layout, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(on: layoutDevice ?? .iPhone15))
  }

  override var isLaidOutEachTime: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isNow = post?.isAtEdge(self) ?? false
    guard isNow != isAtEdge else { return }
    isAtEdge = isNow
    changedLooks()
  }

  /// The distance of items from the edges: 16 points, or 20 on screens of 414 points and wider, like the
  /// margins of controllers' views.
  static func margin(on device: Device) -> CGFloat { device.size.width >= 414 ? 20 : 16 }

  override func drawContent(on canvas: Canvas) {
    let appearance = appearanceInForce
    var ground = canvas.bounds
    let reach = reach
    ground.size.height += reach
    if post?.edge != .bottom { ground.origin.y -= reach }
    if let effect = appearance.backgroundEffect, !floats { canvas.fill(ground, effect.material) }
    if let color = appearance.backgroundColor { canvas.fill(ground, color) }
    if let image = appearance.backgroundImage {
      canvas.clip(to: ground) {
        let place = appearance.backgroundImageContentMode.drawingMode.placement(
          width: canvas.length(image.size.width), height: canvas.length(image.size.height),
          in: canvas.place(ground))
        canvas.draw(image, in: place, tint: image.takesTint ? tintColor : nil)
      }
    }
    let height = appearance.shadowImage?.size.height ?? 1 / canvas.scale
    let line = CGRect(
      x: ground.minX, y: post?.edge == .bottom ? ground.minY - height : ground.maxY, width: ground.width,
      height: height)
    if let image = appearance.shadowImage {
      canvas.draw(image, in: canvas.place(line), tint: image.takesTint ? appearance.shadowColor : nil)
    } else if let color = appearance.shadowColor, !floats {
      canvas.fill(line, color)
    }
  }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Bar, let fresh = fresh as? Bar else { return }
    if let value = style(isTranslucent, proxy.isTranslucent, fresh.isTranslucent) { isTranslucent = value }
    if let value = style(barTintColor, proxy.barTintColor, fresh.barTintColor) { barTintColor = value }
    if let value = style(barStyle, proxy.barStyle, fresh.barStyle) { barStyle = value }
    if let value = style(groundImages, proxy.groundImages, fresh.groundImages) { groundImages = value }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    let appearance = appearanceInForce
    notes.note("ground", appearance.backgroundColor)
    notes.note("ground.material", appearance.backgroundEffect?.material)
    notes.note("ground.line", appearance.shadowColor)
    notes.note("ground.image", appearance.backgroundImage)
    notes.note("ground.lineImage", appearance.shadowImage)
  }
}

/// Where a container has put a bar.
struct BarPost {
  /// The edge of the screen that the bar's ground reaches.
  enum Edge { case top, bottom }

  let edge: Edge
  /// The view with the content that the bar belongs to.
  weak var content: View?

  /// How far it is from a bar to the edge of its container.
  func reach(of bar: Bar) -> CGFloat {
    guard let container = bar.superview else { return 0 }
    return max(0, edge == .top ? bar.frame.minY : container.bounds.height - bar.frame.maxY)
  }

  /// Whether the content ends at the bar, or does not scroll.
  ///
  /// The scroll view is the first one that lies at the bar or under it: UIKit's documentation says no more than that it
  /// is found automatically.
  func isAtEdge(_ bar: Bar) -> Bool {
    guard let scrolled = scrollView(at: bar) else { return true }
    let inset = scrolled.adjustedContentInset
    return switch edge {
    case .top: scrolled.contentOffset.y < 0.01 - inset.top
    case .bottom:
      scrolled.contentOffset.y + scrolled.frame.height > scrolled.contentSize.height + inset.bottom - 0.01
    }
  }

  /// The scroll view that the bar belongs to.
  func scrollView(at bar: Bar) -> ScrollView? { content.flatMap { scrollView(in: $0, at: bar) } }

  private func scrollView(in view: View, at bar: Bar) -> ScrollView? {
    if view.isHidden || view.alpha == 0 || view is Bar { return nil }
    if let scrolled = view as? ScrollView {
      let frame = scrolled.convert(scrolled.bounds, to: bar)
      let touches = edge == .top ? frame.minY < bar.bounds.maxY + 0.01 : frame.maxY > -0.01
      return touches && frame.maxY > 0 && frame.minY < bar.bounds.maxY + 0.01 ? scrolled : nil
    }
    for subview in view.subviews {
      if let scrolled = scrollView(in: subview, at: bar) { return scrolled }
    }
    return nil
  }
}

/// The style of a bar. Raw values match UIKit's.
public enum UIBarStyle: Int, Sendable, CaseIterable {
  /// Dark on light, or by the user interface style.
  case `default` = 0
  /// Light on dark.
  case black = 1
}

/// The kind of bar that an image is for. Raw values match UIKit's.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
  /// Bars of the usual height.
  case `default` = 0
  /// Low bars.
  case compact = 1
  /// Bars of the usual height with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt = 102
}

/// Where a bar is. Raw values match UIKit's.
public enum UIBarPosition: Int, Sendable, CaseIterable {
  /// Anywhere.
  case any = 0
  /// At the lower edge of its container.
  case bottom = 1
  /// At the upper edge of its container.
  case top = 2
  /// At the upper edge of the screen, under the status bar.
  case topAttached = 3
}
