import UIKitNames

// Every class and every property that layout code written for UIKit names; a name that is missing does not compile.

final class VocabularyView: UIView {
  let label = UILabel()
  let button = UIButton(type: .system)
  let imageView = UIImageView(image: UIImage(systemName: "star"))
  let field = UITextField()
  let note = UITextView()
  let stack = UIStackView()
  let scroll = UIScrollView()
  let canvas = SwatchView()
  let spacer = UILayoutGuide()
  private var traitsHeard = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [label, button, imageView, field, note, stack, scroll, canvas] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addLayoutGuide(spacer)
    setUpTexts()
    setUpControls()
    setUpStack()
    setUpLooks()
    constrain()
    registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]) {
      (self: Self, previous: UITraitCollection) in
      self.traitsHeard += previous.verticalSizeClass == .regular ? 1 : 0
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  // MARK: Constraints, anchors, formats

  private func constrain() {
    let ratio = NSLayoutConstraint(
      item: imageView, attribute: .height, relatedBy: .equal, toItem: imageView, attribute: .width,
      multiplier: 9.0 / 16.0, constant: 0)
    ratio.priority = UILayoutPriority(999)
    ratio.identifier = "ratio"
    imageView.addConstraint(ratio)
    let margins = layoutMarginsGuide
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute,
    ]
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    precondition(attributes.count == 21 && relations.count == 3)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      button.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      imageView.topAnchor.constraint(equalTo: button.bottomAnchor),
      imageView.leftAnchor.constraint(equalTo: leftAnchor),
      imageView.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor),
      imageView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      field.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      field.leadingAnchor.constraint(equalToSystemSpacingAfter: button.trailingAnchor, multiplier: 1),
      field.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      note.topAnchor.constraint(equalTo: imageView.bottomAnchor),
      note.widthAnchor.constraint(equalTo: readableContentGuide.widthAnchor),
      note.centerXAnchor.constraint(equalTo: readableContentGuide.centerXAnchor),
      spacer.topAnchor.constraint(equalTo: note.bottomAnchor),
      spacer.heightAnchor.constraint(equalToConstant: 12),
      spacer.leadingAnchor.constraint(equalTo: leadingAnchor),
      spacer.widthAnchor.constraint(lessThanOrEqualToConstant: 20),
      stack.topAnchor.constraint(equalTo: spacer.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroll.topAnchor.constraint(equalTo: stack.bottomAnchor),
      scroll.heightAnchor.constraint(equalToConstant: 60),
      canvas.topAnchor.constraint(equalTo: scroll.topAnchor),
      canvas.heightAnchor.constraint(equalTo: scroll.heightAnchor),
    ])
    let views: [String: Any] = ["scroll": scroll, "canvas": canvas]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(gap)-[scroll]-[canvas(==scroll)]-|", options: [], metrics: ["gap": 10],
        views: views))
    let distance = label.bottomAnchor.anchorWithOffset(to: note.topAnchor)
    let placeholder = distance.constraint(lessThanOrEqualToConstant: 900)
    placeholder.isActive = true
    NSLayoutConstraint.deactivate([placeholder])
    removeConstraints([placeholder])
  }

  // MARK: Content

  private func setUpTexts() {
    label.text = "Label"
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .natural
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.preferredMaxLayoutWidth = 0
    label.adjustsFontSizeToFitWidth = false
    label.minimumScaleFactor = 0.5
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.2
    style.paragraphSpacing = 4
    style.alignment = .left
    note.attributedText = NSAttributedString(
      string: "Note",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.label, .kern: 0.5,
        .paragraphStyle: style,
      ])
    note.isScrollEnabled = false
    note.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    note.textContainer.lineFragmentPadding = 0
    field.placeholder = "Field"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    field.leftViewMode = .always
    for view in [label, field] as [UIView] {
      view.setContentHuggingPriority(.required, for: .vertical)
      view.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    }
    invalidateIntrinsicContentSize()
    precondition(label.contentHuggingPriority(for: .vertical) == .required)
  }

  private func setUpControls() {
    button.setTitle("Button", for: .normal)
    button.setTitleColor(.systemRed, for: [.highlighted])
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setBackgroundImage(nil, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    button.imageEdgeInsets = .zero
    button.contentHorizontalAlignment = .center
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    button.isEnabled = true
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Filled"
    configuration.cornerStyle = .capsule
    let configured = UIButton(configuration: configuration)
    let toggle = UISwitch()
    toggle.setOn(true, animated: false)
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.5, animated: false)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    let stepper = UIStepper()
    stepper.stepValue = 2
    let search = UISearchBar()
    search.placeholder = "Search"
    for view in [configured, toggle, slider, segments, progress, wheel, pages, stepper, search] as [UIView] {
      stack.addArrangedSubview(view)
    }
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemOrange
  }

  private func setUpStack() {
    stack.axis = .vertical
    stack.distribution = .fill
    stack.alignment = .leading
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    stack.insertArrangedSubview(UIView(), at: 0)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    stack.arrangedSubviews[0].isHidden = true
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    preservesSuperviewLayoutMargins = false
    insetsLayoutMarginsFromSafeArea = true
    semanticContentAttribute = .unspecified
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset = .zero
    scroll.alwaysBounceVertical = true
  }

  // MARK: Looks

  private func setUpLooks() {
    backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .systemBackground }
    alpha = 1
    isHidden = false
    clipsToBounds = true
    transform = .identity
    tintColor = .systemBlue
    canvas.layer.cornerRadius = 8
    canvas.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    canvas.layer.borderWidth = 1
    canvas.layer.borderColor = UIColor.separator.cgColor
    canvas.layer.shadowColor = UIColor.black.cgColor
    canvas.layer.shadowOpacity = 0.2
    canvas.layer.shadowOffset = CGSize(width: 0, height: 1)
    canvas.layer.shadowRadius = 2
    canvas.layer.masksToBounds = false
  }

  // MARK: Lifecycle

  override func updateConstraints() { super.updateConstraints() }
  override func layoutSubviews() {
    super.layoutSubviews()
    canvas.layer.cornerRadius = canvas.bounds.height / 8
  }
  override func safeAreaInsetsDidChange() { setNeedsLayout() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func tintColorDidChange() { setNeedsUpdateConstraints() }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { setNeedsLayout() }
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { stack.axis = .vertical }
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var forFirstBaselineLayout: UIView { label }
  override var forLastBaselineLayout: UIView { note }
}

final class SwatchView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }
}

final class VocabularyController: UIViewController {
  let content = VocabularyView()
  private(set) var calls: [String] = []

  override func loadView() { view = UIView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vocabulary"
    navigationItem.largeTitleDisplayMode = .never
    edgesForExtendedLayout = [.top, .bottom]
    additionalSafeAreaInsets = UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)
    let child = UIViewController()
    addChild(child)
    child.view.addSubview(content)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    calls.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var prefersStatusBarHidden: Bool { false }
}

final class VocabularyCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.sizeToFit()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() { super.prepareForReuse() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
}
