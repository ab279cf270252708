import UIKitNames

// Layout code as it is written for UIKit; nothing here knows of this package but the import.

final class ProfileViewController: UIViewController {
  private let avatarView = UIImageView()
  private let nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()
  private let bioLabel = UILabel()
  private lazy var stackView = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
  private var compactConstraints: [NSLayoutConstraint] = []
  private var bottomConstraint: NSLayoutConstraint!

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    nameLabel.text = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)

    avatarView.translatesAutoresizingMaskIntoConstraints = false
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = 32
    bioLabel.numberOfLines = 0
    bioLabel.text = "Draws maps."
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.distribution = .fill
    stackView.spacing = 4
    stackView.setCustomSpacing(8, after: nameLabel)
    stackView.translatesAutoresizingMaskIntoConstraints = false

    view.addSubview(avatarView)
    view.addSubview(stackView)

    let footer = UIView(frame: .zero)
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(footer, belowSubview: stackView)

    bottomConstraint = footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottomConstraint.priority = UILayoutPriority(rawValue: 999)
    bottomConstraint.identifier = "footer-bottom"

    NSLayoutConstraint.activate([
      avatarView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      avatarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 64),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor, multiplier: 1.0),
      stackView.leadingAnchor.constraint(equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 2),
      stackView.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint,
    ])
    compactConstraints = [footer.heightAnchor.constraint(equalToConstant: 44)]
    NSLayoutConstraint.activate(compactConstraints)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avatarView.layer.cornerRadius = avatarView.bounds.width / 2
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.compactConstraints.first?.constant = size.width > size.height ? 32 : 44
    })
  }
}

final class BadgeView: UIView {
  var count: Int = 0 {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  private let dot = UIView()
  private var dotSizeConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  private func commonInit() {
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    let size = dot.widthAnchor.constraint(equalToConstant: 8)
    size.isActive = true
    dotSizeConstraint = size
    dot.heightAnchor.constraint(equalTo: dot.widthAnchor).isActive = true
    dot.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    dot.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }

  override class var requiresConstraintBasedLayout: Bool { return true }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: count > 9 ? 28 : 20, height: UIView.noIntrinsicMetric)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 20)
  }

  override func updateConstraints() {
    dotSizeConstraint?.constant = count > 9 ? 12 : 8
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right),
    ])
  }

  func constrain<Axis>(_ a: NSLayoutAnchor<Axis>, to b: NSLayoutAnchor<Axis>) {
    a.constraint(equalTo: b).isActive = true
  }
}

final class FeedViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let header = UIView()
  let body = UIView()

  override func loadView() {
    view = UIView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.pinEdges(to: view)
    scrollView.addSubview(contentView)
    contentView.pinEdges(to: scrollView)
    constrain(contentView.widthAnchor, scrollView.frameLayoutGuide.widthAnchor)

    let views: [String: Any] = ["header": header, "body": body]
    for view in [header, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let metrics = ["height": 120]
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[header(height)]-[body(>=600@750)]|",
        options: [.alignAllLeading, .alignAllTrailing],
        metrics: metrics, views: views))
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[header]|", options: [], metrics: nil, views: views))
    let ratio = NSLayoutConstraint(
      item: body, attribute: .height, relatedBy: .equal, toItem: body, attribute: .width, multiplier: 2,
      constant: 0)
    ratio.priority = .defaultHigh
    contentView.addConstraint(ratio)
  }

  private func constrain(_ a: NSLayoutDimension, _ b: NSLayoutDimension) {
    NSLayoutConstraint.activate([a.constraint(equalTo: b)])
  }
}

final class MessageCell: UITableViewCell {
  private let bubble = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: guide.topAnchor),
      bubble.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(greaterThanOrEqualTo: bubble.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
      bubble.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    bubble.isHidden = false
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width, height: ceil(size.height))
  }
}
