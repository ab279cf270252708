import Foundation
import LayoutSnapshotTypeset

/// A button with a title, an image or both, like UIKit's `UIButton`.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Button", for: .normal)
/// button.intrinsicContentSize  // (46, 30)
/// ```
///
/// Sizes are whole points: a button is as wide as its title, at least 30, and 12 higher than a line.
open class Button: Control {
  /// The type of a button. Raw values match UIKit's.
  public enum ButtonType: Int, Sendable {
    /// White text of 18 points without a background.
    case custom = 0
    /// Text of 15 points in the tint color.
    case system = 1
    /// An "i" in a circle, for more details.
    case detailDisclosure = 2
    /// The same "i" as ``detailDisclosure``, as in UIKit since iOS 7.
    case infoLight = 3
    /// The same "i" as ``detailDisclosure``, as in UIKit since iOS 7.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a gray circle.
    case close = 7

    /// The symbol that buttons of this type show.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type != .custom { titleStore.font = .systemFont(ofSize: 15) }
    if let symbol = type.symbol { setImage(Image(systemName: symbol), for: .normal) }
    if type == .close { tintColor = .secondaryLabel }
  }

  /// Creates a system button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
    configurationChanged()
  }

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleStore.button = self
  }

  /// Creates a custom button with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// The type that the button was created with.
  public package(set) final var buttonType = ButtonType.custom

  /// The label that shows the title. It is a subview only while there is a title.
  open var titleLabel: Label? { titleStore }
  /// The view that shows the image. It is a subview only while there is an image.
  open var imageView: ImageView? { imageStore }

  final let titleStore = ButtonLabel()
  final let imageStore = ImageView()
  /// The label of a configuration's second line; nil as long as there was none.
  private(set) final var subtitleStore: ButtonLabel?
  /// The label that shows the second line of a configuration; nil without one.
  open var subtitleLabel: Label? { subtitleStore }
  /// The indicator in place of the image, while the configuration shows one.
  private(set) final var spinner: ActivityIndicatorView?

  /// The configuration that sets content and appearance, in place of the insets below; none by default.
  ///
  /// Its title and image and those of ``setTitle(_:for:)`` and ``setImage(_:for:)`` replace each other: the
  /// most recent one is shown. A title or image set for a state other than normal takes precedence in that
  /// state.
  open var configuration: Configuration? {
    didSet {
      if configuration?.title != oldValue?.title { saidLater.title = false }
      if configuration?.image != oldValue?.image { saidLater.image = false }
      configurationChanged()
    }
  }

  /// Updates the configuration when the state changes or ``setNeedsUpdateConfiguration()`` is called.
  open var configurationUpdateHandler: ((Button) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether UIKit darkens the image of a highlighted button. It is only stored: images keep their colors.
  open var adjustsImageWhenHighlighted: Bool {
    get { imageDimming.highlighted }
    set { imageDimming.highlighted = newValue }
  }
  /// Whether UIKit pales the image of a disabled button. It is only stored: images keep their colors.
  open var adjustsImageWhenDisabled: Bool {
    get { imageDimming.disabled }
    set { imageDimming.disabled = newValue }
  }
  private final var imageDimming = (highlighted: true, disabled: true)
  /// Whether UIKit lets a highlighted button glow. It is only stored: no button does any more.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow moves to the other side of a highlighted button; remembered only.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a pointer changes the button; remembered only.
  open var isPointerInteractionEnabled = false
  /// Whether a pointer is over the button; always false.
  open var isHovered: Bool { false }
  /// Whether a change of the state updates the configuration; true by default.
  open var automaticallyUpdatesConfiguration = true
  /// The menu of the button. Snapshots show no open menu.
  open var menu: UIMenu? { didSet { showSelection() } }
  /// Whether the title is that of the menu's selected action, or of the first one if none is selected.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  /// The order of the menu's elements; remembered only.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic

  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu,
      let shown = menu.selectedElements.first ?? menu.children.first(where: { $0 is Action })
    else { return }
    setTitle(shown.title, for: .normal)
    if configuration != nil { configuration?.title = shown.title }
  }

  /// Calls ``updateConfiguration()`` at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Updates the configuration for the state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var isUpdatingConfiguration = false
  /// Whether the title and the image of the normal state were set after the configuration.
  private var saidLater = (title: false, image: false)

  /// The configuration with the title and the image of the current state.
  final var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    let own = state == .normal ? nil : content.titles[state.rawValue]
    shown.title = own ?? (saidLater.title ? content.titles[0] : shown.title ?? content.titles[0])
    let picture = state == .normal ? nil : content.images[state.rawValue]
    shown.image = picture ?? (saidLater.image ? content.images[0] : shown.image ?? content.images[0])
    return shown
  }

  // MARK: Insets

  /// Space around the content. Any value other than zero replaces the usual 6 points above and below.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Moves the title without changing the size of the button.
  open var titleEdgeInsets = EdgeInsets.zero
  /// Moves the image without changing the size of the button.
  open var imageEdgeInsets = EdgeInsets.zero

  // MARK: Content by state

  final var content = ButtonContent()

  /// Sets the title for a state. States without a title show the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal, configuration != nil { saidLater.title = true }
    change(\.titles, title, state)
  }
  /// Sets the title for a state as a string with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(\.attributedTitles, title, state)
  }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: Color?, for state: State) { change(\.titleColors, color, state) }
  /// Sets the image for a state.
  open func setImage(_ image: Image?, for state: State) {
    if state == .normal, configuration != nil { saidLater.image = true }
    change(\.images, image, state)
  }

  /// Sets the color of the title's shadow for a state; the title's label says how far it is moved.
  open func setTitleShadowColor(_ color: Color?, for state: State) { change(\.shadowColors, color, state) }
  /// Sets the configuration of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) { change(\.symbolConfigurations, configuration, state) }

  /// Sets the image that fills the button behind its title and image in a state.
  open func setBackgroundImage(_ image: Image?, for state: State) { change(\.backgroundImages, image, state) }

  /// The color of the title's shadow that was set for a state.
  open func titleShadowColor(for state: State) -> Color? { content.shadowColors[state.rawValue] }
  /// The configuration of symbols that was set for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    content.symbolConfigurations[state.rawValue]
  }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: Color? { content.shadowColors.value(in: state) }
  /// The title that was set for a state.
  open func title(for state: State) -> String? { content.titles[state.rawValue] }
  /// The title with attributes that was set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state.rawValue]
  }
  /// The title color that was set for a state.
  open func titleColor(for state: State) -> Color? { content.titleColors[state.rawValue] }
  /// The image that was set for a state.
  open func image(for state: State) -> Image? { content.images[state.rawValue] }
  /// The background image that was set for a state.
  open func backgroundImage(for state: State) -> Image? { content.backgroundImages[state.rawValue] }

  /// The title of the current state.
  open var currentTitle: String? { content.titles.value(in: state) }
  /// The title with attributes of the current state.
  open var currentAttributedTitle: NSAttributedString? { content.attributedTitles.value(in: state) }
  /// The image of the current state.
  open var currentImage: Image? { content.images.value(in: state) }
  /// The background image of the current state.
  open var currentBackgroundImage: Image? { content.backgroundImages.value(in: state) }

  /// The color of the title: the one set for the state, else the tint color of a system button or white on a
  /// custom one.
  open var currentTitleColor: Color {
    if let color = configuration.map({ $0.foreground(self) }) { return isEnabled ? color : .tertiaryLabel }
    if let color = content.titleColors.value(in: state) { return color }
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  // MARK: Rectangles

  /// The rectangle of the background image: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle within which the title and the image lie: the bounds without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }

  /// The rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).titleFrame
  }

  /// The rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).imageFrame
  }

  /// The size of the title and the image with the space around them.
  open dynamic override var intrinsicContentSize: CGSize { preferredSize }
  /// The size of the title and the image with the space around them, whatever size is offered.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize }

  // MARK: Inner workings

  override func frame(ofPart part: View, in bounds: CGRect) -> CGRect {
    let content = contentRect(forBounds: bounds)
    if part === subtitleStore { return arrangement(in: content).subtitleFrame }
    return part === titleStore ? titleRect(forContentRect: content) : imageRect(forContentRect: content)
  }

  package override var baselineOffsets: (first: Double, last: Double) {
    // The baseline of a line that is centered vertically.
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

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Button else { return }
    for (state, color) in proxy.content.titleColors where content.titleColors[state] == nil {
      setTitleColor(color, for: State(rawValue: state))
    }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("title", titleStore.text)
    notes.note("image", imageStore.shownImage)
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

  /// Updates the title and the image for the current state.
  final func contentChanged() {
    let shown = shownConfiguration
    if let attributed = currentAttributedTitle {
      if attributed != titleStore.attributedText { titleStore.attributedText = attributed }
    } else if let attributed = shown?.attributedTitle(titleStore.font) {
      titleStore.attributedText = attributed
    } else {
      titleStore.text = shown.map(\.title) ?? currentTitle
    }
    spin(shown?.showsActivityIndicator == true)
    show(spinner == nil ? shown.map(\.shownImage) ?? currentImage : nil)
    imageStore.tintColor = configuration?.imageColor(self)
    imageStore.preferredSymbolConfiguration = content.symbolConfigurations.value(in: state)
    titleStore.shadowColor = content.shadowColors.value(in: state)
    show(titleStore, if: titleStore.text?.isEmpty == false)
    showSubtitle(shown)
    show(imageStore, if: imageStore.image != nil)
    invalidateIntrinsicContentSize()
  }

  /// Shows or hides the activity indicator.
  private func spin(_ isShown: Bool) {
    if isShown, spinner == nil {
      let indicator = ActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      addPart(indicator)
      spinner = indicator
    } else if !isShown, let indicator = spinner {
      indicator.removeFromSuperview()
      spinner = nil
    }
    if let spinner, let configuration {
      let color = configuration.foreground(self)
      spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    }
  }

  /// Shows or hides the second line.
  private func showSubtitle(_ shown: Configuration?) {
    let font = Font.systemFont(ofSize: 12)
    let text = shown?.shownSubtitle(font)
    if subtitleStore == nil, text != nil {
      let label = ButtonLabel()
      label.button = self
      label.font = font
      subtitleStore = label
    }
    guard let subtitleStore else { return }
    subtitleStore.attributedText = text
    show(subtitleStore, if: text?.length ?? 0 > 0)
  }

  private func configurationChanged() {
    if let configuration {
      titleStore.font = .systemFont(ofSize: 17)
      titleStore.lineBreakMode = configuration.titleLineBreakMode
    }
    contentChanged()
  }

  /// Shows an image; a system button draws it as a template in the tint color.
  private func show(_ image: Image?) {
    let takesTint = buttonType == .system && image?.renderingMode == .automatic
    imageStore.image = takesTint ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  private func show(_ part: View, if shown: Bool) {
    if shown, part.superview !== self { addPart(part) }
    if !shown, part.superview === self { part.removeFromSuperview() }
  }
}

/// The content of a button for each state.
struct ButtonContent {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: Color] = [:]
  var shadowColors: [UInt: Color] = [:]
  var images: [UInt: Image] = [:]
  var symbolConfigurations: [UInt: Image.SymbolConfiguration] = [:]
  var backgroundImages: [UInt: Image] = [:]
}

extension Dictionary where Key == UInt {
  /// The value for a state, or else for the normal one.
  fileprivate func value(in state: Control.State) -> Value? { self[state.rawValue] ?? self[0] }
}
