import Foundation
import LayoutSnapshotTypeset

/// A button with a title, an image or both, as UIKit's `UIButton`.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Button", for: .normal)
/// button.intrinsicContentSize  // (46, 30)
/// ```
///
/// Sizes are whole points: the title's width, 30 at least, and the height of a line and 12.
open class Button: Control {
  /// What a button looks like. The numbers are UIKit's.
  public enum ButtonType: Int, Sendable {
    /// White letters of 18 points on nothing.
    case custom = 0
    /// Letters of 15 points in the tint.
    case system = 1
    /// An "i" in a circle: there is more to say.
    case detailDisclosure = 2
    /// The same, for dark backgrounds; of one look with the other since iOS 7.
    case infoLight = 3
    /// The same, for light backgrounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a grey circle.
    case close = 7

    /// The symbol that the button brings along.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// A button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type != .custom { titleStore.font = .systemFont(ofSize: 15) }
    if let symbol = type.symbol { setImage(Image(systemName: symbol), for: .normal) }
    if type == .close { tintColor = .secondaryLabel }
  }

  /// A button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
    configurationChanged()
  }

  /// A custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleStore.button = self
  }

  /// A custom button.
  public convenience init() { self.init(frame: .zero) }

  /// What the button looks like.
  public package(set) final var buttonType = ButtonType.custom

  /// The label of the title. It is in the button while there is one.
  open var titleLabel: Label? { titleStore }
  /// The view of the image. It is in the button while there is one.
  open var imageView: ImageView? { imageStore }

  final let titleStore = ButtonLabel()
  final let imageStore = ImageView()

  /// How the button is made up, instead of by insets; none by default.
  ///
  /// What it says of title and image, and what was said by ``setTitle(_:for:)`` and the like, holds by what was said
  /// last; another state's own title goes before both.
  open var configuration: Configuration? {
    didSet {
      if configuration?.title != oldValue?.title { saidLater.title = false }
      if configuration?.image != oldValue?.image { saidLater.image = false }
      configurationChanged()
    }
  }

  /// Called to bring the configuration to the button's state, when it changes or ``setNeedsUpdateConfiguration()`` asks.
  open var configurationUpdateHandler: ((Button) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  /// Has the configuration brought to the button's state.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Brings the configuration to the button's state; an override need not call `super`, which calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var isUpdatingConfiguration = false
  /// What of the normal state was said after the configuration.
  private var saidLater = (title: false, image: false)

  /// The configuration with the title and the image that show.
  final var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    let own = state == .normal ? nil : content.titles[state.rawValue]
    shown.title = own ?? (saidLater.title ? content.titles[0] : shown.title ?? content.titles[0])
    let picture = state == .normal ? nil : content.images[state.rawValue]
    shown.image = picture ?? (saidLater.image ? content.images[0] : shown.image ?? content.images[0])
    return shown
  }

  // MARK: Insets

  /// Room around the content. Anything but zero takes the place of the usual 6 points above and below.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Moves the title without asking for room.
  open var titleEdgeInsets = EdgeInsets.zero
  /// Moves the image without asking for room.
  open var imageEdgeInsets = EdgeInsets.zero

  // MARK: Content by state

  final var content = ButtonContent()

  /// Says the title of a state; others without one show that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal, configuration != nil { saidLater.title = true }
    change(\.titles, title, state)
  }
  /// Says the title of a state in several fonts and colours.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(\.attributedTitles, title, state)
  }
  /// Says the colour of the title in a state.
  open func setTitleColor(_ color: Color?, for state: State) { change(\.titleColors, color, state) }
  /// Says the image of a state.
  open func setImage(_ image: Image?, for state: State) {
    if state == .normal, configuration != nil { saidLater.image = true }
    change(\.images, image, state)
  }

  /// Says the image of a state that fills the button behind title and image.
  open func setBackgroundImage(_ image: Image?, for state: State) { change(\.backgroundImages, image, state) }

  /// The title that was said for a state.
  open func title(for state: State) -> String? { content.titles[state.rawValue] }
  /// The attributed title that was said for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state.rawValue]
  }
  /// The colour that was said for a state.
  open func titleColor(for state: State) -> Color? { content.titleColors[state.rawValue] }
  /// The image that was said for a state.
  open func image(for state: State) -> Image? { content.images[state.rawValue] }
  /// The image that was said for a state to fill the button.
  open func backgroundImage(for state: State) -> Image? { content.backgroundImages[state.rawValue] }

  /// The title that shows.
  open var currentTitle: String? { content.titles.value(in: state) }
  /// The attributed title that shows, if it is one.
  open var currentAttributedTitle: NSAttributedString? { content.attributedTitles.value(in: state) }
  /// The image that shows.
  open var currentImage: Image? { content.images.value(in: state) }
  /// The image that fills the button now.
  open var currentBackgroundImage: Image? { content.backgroundImages.value(in: state) }

  /// The colour of the title: the one that was set, or the tint of a system button, or white on a custom one.
  open var currentTitleColor: Color {
    if let color = configuration.map({ $0.foreground(self) }) { return isEnabled ? color : .tertiaryLabel }
    if let color = content.titleColors.value(in: state) { return color }
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  // MARK: Rectangles

  /// What the background image fills: all of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image may be.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }

  /// Where the title is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).titleFrame
  }

  /// Where the image is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).imageFrame
  }

  /// The size of title and image with the room around them.
  open override var intrinsicContentSize: CGSize { preferredSize }
  /// The size of title and image with the room around them, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize }

  // MARK: Inner workings

  override func frame(ofPart part: View, in bounds: CGRect) -> CGRect {
    let content = contentRect(forBounds: bounds)
    return part === titleStore ? titleRect(forContentRect: content) : imageRect(forContentRect: content)
  }

  package override var baselineOffsets: (first: Double, last: Double) {
    // The baseline of a line that stands around the middle.
    let font = titleStore.store.font(in: currentTraits)
    let insets = effectiveInsets
    let below = font.ascender - font.lineHeight / 2 + (insets.top - insets.bottom) / 2
    return (below, -below)
  }
  override var baselineOrigin: LayoutConstraint.Attribute? { .centerY }

  override func stateChanged() {
    setNeedsUpdateConfiguration()
    contentChanged()
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("title", titleStore.text)
    notes.note("image", imageStore.image)
    notes.note("backgroundImage", currentBackgroundImage)
  }

  override func drawContent(on canvas: Canvas) {
    if let configuration {
      configuration.drawBackground(of: self, on: canvas)
    } else if let image = currentBackgroundImage {
      canvas.draw(image, in: backgroundRect(forBounds: canvas.bounds), tintColor: tintColor)
    }
  }

  private func change<Value>(
    _ path: WritableKeyPath<ButtonContent, [UInt: Value]>, _ value: Value?, _ state: State
  ) {
    content[keyPath: path][state.rawValue] = value
    contentChanged()
  }

  /// Brings title and image to what the state shows.
  final func contentChanged() {
    let shown = shownConfiguration
    if let attributed = currentAttributedTitle {
      if attributed != titleStore.attributedText { titleStore.attributedText = attributed }
    } else {
      titleStore.text = shown.map(\.title) ?? currentTitle
    }
    show(shown.map(\.image) ?? currentImage)
    imageStore.tintColor = configuration?.ownForeground
    show(titleStore, if: titleStore.text?.isEmpty == false)
    show(imageStore, if: imageStore.image != nil)
    invalidateIntrinsicContentSize()
  }

  private func configurationChanged() {
    if configuration != nil { titleStore.font = .systemFont(ofSize: 17) }
    contentChanged()
  }

  /// Shows an image; a system button takes its opacity alone, in the colour of the tint.
  private func show(_ image: Image?) {
    let takesTint = buttonType == .system && image?.renderingMode == .automatic
    imageStore.image = takesTint ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  private func show(_ part: View, if shown: Bool) {
    if shown, part.superview !== self { addPart(part) }
    if !shown, part.superview === self { part.removeFromSuperview() }
  }
}

/// What a button shows in its states.
struct ButtonContent {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: Color] = [:]
  var images: [UInt: Image] = [:]
  var backgroundImages: [UInt: Image] = [:]
}

extension Dictionary where Key == UInt {
  /// What is said for a state, or else for the normal one.
  fileprivate func value(in state: Control.State) -> Value? { self[state.rawValue] ?? self[0] }
}
