import Foundation

/// The view of a ``UIListContentConfiguration``: an image and up to two texts.
open class UIListContentView: View, UIContentView {
  private let picture = ImageView()
  private let text = Label()
  private let secondary = Label()
  private let texts = StackView()
  private var made: [LayoutConstraint] = []
  /// The guides that were asked for.
  private var partGuides: [(view: View, guide: LayoutGuide, edges: [LayoutConstraint])] = []

  /// The configuration that the view shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentHuggingPriority(.defaultHigh, for: .vertical)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    secondary.setContentCompressionResistancePriority(.required, for: .vertical)
    for view in [picture, texts] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(texts)
    texts.addArrangedSubview(text)
    texts.addArrangedSubview(secondary)
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: Traits?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Whether a label shows the first of the two texts.
  final func isMainText(_ label: Label) -> Bool { label === text }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    fill(text, list.text, list.attributedText, list.textProperties)
    fill(secondary, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    picture.image = list.image
    // Symbols of lists grow with the texts beside them, unless something else is stated.
    picture.preferredSymbolConfiguration = .init(textStyle: .body).applying(
      list.imageProperties.preferredSymbolConfiguration)
    (picture.alpha, texts.alpha) = (list.alpha, list.alpha)
    // Without an image nothing would place the view.
    if list.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      insertSubview(picture, at: 0)
    }
    let image = list.imageProperties
    if image.tintColor != nil || image.tintColorTransformer != nil {
      picture.tintColor = image.resolvedTintColor(for: tintColor)
    }
    if image.cornerRadius > 0 {
      (picture.layer.cornerRadius, picture.clipsToBounds) = (image.cornerRadius, true)
    }
    // At accessibility text sizes the texts are never side by side.
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
    text.setContentHuggingPriority(isBeside ? .defaultLow : .defaultHigh, for: .horizontal)
    secondary.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    secondary.textAlignment = isBeside ? (isRightToLeft ? .left : .right) : text.textAlignment
    constrain(list)
  }

  private func fill(
    _ label: Label, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    properties.apply(to: label)
    if let attributed { label.attributedText = attributed } else { label.text = properties.written(text) }
    label.isHidden = text == nil && attributed == nil
  }

  private func constrain(_ list: UIListContentConfiguration) {
    LayoutConstraint.deactivate(made)
    let own = list.directionalLayoutMargins
    directionalLayoutMargins = own
    preservesSuperviewLayoutMargins = list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    let guide = layoutMarginsGuide
    made = [
      texts.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: own.top),
      bottomAnchor.constraint(greaterThanOrEqualTo: texts.bottomAnchor, constant: own.bottom),
    ]
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight(of: list))
    least.priority = LayoutPriority(999)
    made.append(least)
    if list.image == nil {
      made.append(texts.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
    } else {
      made += [
        picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        picture.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        picture.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: own.top),
        bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: own.bottom),
        texts.leadingAnchor.constraint(
          equalTo: picture.trailingAnchor, constant: list.imageToTextPadding),
      ]
      let (most, reserved) = (list.imageProperties.maximumSize, list.imageProperties.reservedLayoutSize)
      if most.width > 0 { made.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: most.width)) }
      if most.height > 0 {
        made.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
      }
      if reserved.width > 0 {
        made.append(picture.widthAnchor.constraint(equalToConstant: reserved.width))
        picture.contentMode = .center
      }
    }
    LayoutConstraint.activate(made)
  }
}

extension UIListContentView {
  /// Where the text stands; nil without one.
  public final var textLayoutGuide: LayoutGuide? { text.isHidden ? nil : guide(around: text) }
  /// Where the secondary text stands; nil without one.
  public final var secondaryTextLayoutGuide: LayoutGuide? {
    secondary.isHidden ? nil : guide(around: secondary)
  }
  /// Where the image stands; nil without one.
  public final var imageLayoutGuide: LayoutGuide? {
    picture.superview == nil ? nil : guide(around: picture)
  }

  private func guide(around view: View) -> LayoutGuide {
    // An image that was taken out has taken the constraints of its guide along.
    if let known = partGuides.first(where: { $0.view === view }), known.edges.allSatisfy(\.isActive) {
      return known.guide
    }
    let guide = partGuides.first { $0.view === view }?.guide ?? LayoutGuide()
    partGuides.removeAll { $0.view === view }
    if guide.owningView == nil { addLayoutGuide(guide) }
    let edges = [
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    LayoutConstraint.activate(edges)
    partGuides.append((view, guide, edges))
    return guide
  }

  /// The least height, by the configuration or, for a row, by the look.
  private func leastHeight(of list: UIListContentConfiguration) -> CGFloat {
    if list.isRow, let row = measures.listRow {
      return texts.axis == .vertical && !secondary.isHidden ? row.subtitle : row.text
    }
    return list.minimumHeight - 1 / max(1, traitCollection.displayScale)
  }
}

extension View {
  /// Shows a configuration in this view, in the content view that is there if it supports the configuration.
  final func show(
    _ configuration: (any UIContentConfiguration)?, in shown: (any UIContentView)?
  ) -> (any UIContentView)? {
    if let configuration, let shown, shown.supports(configuration) {
      shown.configuration = configuration
      return shown
    }
    (shown as? View)?.removeFromSuperview()
    guard let configuration else { return nil }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return view
  }
}
