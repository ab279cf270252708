import Foundation

/// The view of a ``UIContentUnavailableConfiguration``: an image, texts and buttons in the middle.
///
/// ```swift
/// let view = UIContentUnavailableView(configuration: .loading())
/// ```
open class UIContentUnavailableView: View, UIContentView {
  private let picture = ImageView()
  private let text = Label()
  private let secondary = Label()
  private let column = StackView()
  private var made: [LayoutConstraint] = []

  /// The configuration that the view shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  /// Whether content that has no room scrolls; true by default. It is only stored: content stays in the middle.
  open var isScrollEnabled = true

  /// Creates a view with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    show()
  }

  private var content: UIContentUnavailableConfiguration? {
    configuration as? UIContentUnavailableConfiguration
  }

  override func drawContent(on canvas: Canvas) {
    super.drawContent(on: canvas)
    content?.background.draw(on: canvas, selected: false)
  }

  private func show() {
    guard let content else { return }
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    let isCentered = content.alignment == .center
    column.alignment = isCentered ? .center : .leading
    if content.isLoading {
      let wheel = ActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, before: content.imageToTextPadding)
    } else if let image = content.image {
      show(image, content.imageProperties)
      add(picture, before: content.imageToTextPadding)
    }
    fill(text, content.text, content.attributedText, content.textProperties, isCentered)
    fill(
      secondary, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      isCentered)
    if text.attributedText != nil { add(text, before: content.textToSecondaryTextPadding) }
    if secondary.attributedText != nil { add(secondary, before: 0) }
    add(content.button, content.buttonProperties, after: content.textToButtonPadding)
    add(
      content.secondaryButton, content.secondaryButtonProperties,
      after: content.buttonToSecondaryButtonPadding)
    constrain(content)
  }

  /// Adds a view with the space that follows it.
  private func add(_ view: View, before space: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(space, after: view)
  }

  /// Adds a button with the space above it, if it shows anything.
  private func add(
    _ look: Button.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    after space: CGFloat
  ) {
    guard look.title != nil || look.attributedTitle != nil || look.image != nil else { return }
    let button = Button(configuration: look)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    if let menu = properties.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    }
    button.isEnabled = properties.isEnabled
    if let last = column.arrangedSubviews.last { column.setCustomSpacing(space, after: last) }
    column.addArrangedSubview(button)
  }

  private func show(_ image: Image, _ properties: UIContentUnavailableConfiguration.ImageProperties) {
    picture.image = image
    picture.tintColor = properties.tintColor ?? .secondaryLabel
    picture.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? Image.SymbolConfiguration(pointSize: 48)
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
  }

  private func fill(
    _ label: Label, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ isCentered: Bool
  ) {
    (label.font, label.textColor, label.lineBreakMode) = (
      properties.font, properties.color, properties.lineBreakMode
    )
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = isCentered ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func constrain(_ content: UIContentUnavailableConfiguration) {
    LayoutConstraint.deactivate(made)
    directionalLayoutMargins = content.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    let guide = layoutMarginsGuide
    made = [
      column.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(greaterThanOrEqualTo: column.trailingAnchor),
    ]
    switch content.alignment {
    case .center:
      // Content that has no room begins at the top.
      let middle = column.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
      middle.priority = LayoutPriority(999)
      made += [column.centerXAnchor.constraint(equalTo: guide.centerXAnchor), middle]
    case .natural:
      made += [
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        column.topAnchor.constraint(equalTo: guide.topAnchor),
      ]
    }
    let most = content.imageProperties.maximumSize
    if most.width > 0 { made.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: most.width)) }
    if most.height > 0 {
      made.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
    }
    LayoutConstraint.activate(made.filter { $0.firstItem !== picture || picture.superview != nil })
  }
}

/// What a controller's view shows in place of its content.
struct UnavailableContent {
  var configuration: any UIContentConfiguration
  var view: (View & UIContentView)?
}

extension ViewController {
  /// Shows a configuration over the view, or nothing.
  final func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let shown = state.unavailable?.view
    state.unavailable = configuration.map { UnavailableContent(configuration: $0) }
    if let configuration, let shown {
      let updated = configuration.updated(for: contentUnavailableConfigurationState)
      if shown.supports(updated) {
        shown.configuration = updated
        state.unavailable?.view = shown
        return
      }
    }
    shown?.removeFromSuperview()
    placeUnavailable()
  }

  /// Asks what the view shows in place of its content, if that was requested, and places it over the view.
  final func updateUnavailable() {
    if state.needsUnavailableUpdate {
      state.needsUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    placeUnavailable()
  }

  /// Places the content in front of the views of the controller, once its view is loaded.
  private func placeUnavailable() {
    guard let unavailable = state.unavailable, let view = viewIfLoaded else { return }
    let content =
      unavailable.view
      ?? unavailable.configuration.updated(for: contentUnavailableConfigurationState).makeContentView()
    state.unavailable?.view = content
    if content.ownSuperview !== view { content.cover(view) }
    // What is presented is in front of everything.
    let front = view.ownSubviews.last { !($0 is PresentationContainer) }
    if front !== content { view.bringSubviewToFront(content) }
  }
}

extension View {
  /// Covers another view from edge to edge, whatever its scroll position.
  final func cover(_ view: View) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let edges: LayoutItem = (view as? ScrollView)?.frameLayoutGuide ?? view
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: edges.leftAnchor), rightAnchor.constraint(equalTo: edges.rightAnchor),
      topAnchor.constraint(equalTo: edges.topAnchor), bottomAnchor.constraint(equalTo: edges.bottomAnchor),
    ])
  }
}
