import UIKitNames

/// A view as an app has it, written for UIKit, under UIKit's names.
final class ProfileCard: UIView {
  private let gradient = CAGradientLayer()
  let avatar = UIImageView(image: UIImage(systemName: "person.circle.fill"))
  let spinner = UIActivityIndicatorView(style: .large)
  let filter = UISegmentedControl(items: ["All", "Unread"])
  private let toggle = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
    layer.shadowOffset = .zero
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 0.75]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.insertSublayer(gradient, at: 0)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.tintColor = .systemGreen
    avatar.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: .pi / 4)
    spinner.hidesWhenStopped = false
    spinner.startAnimating()
    filter.selectedSegmentIndex = 0
    toggle.setOn(true, animated: false)
    toggle.onTintColor = UIColor { (traits: UITraitCollection) -> UIColor in
      traits.userInterfaceStyle == .dark ? .systemOrange : .systemRed
    }
    for view in [avatar, spinner, filter, toggle] as [UIView] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
    avatar.layer.cornerRadius = avatar.bounds.height / 2
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
  }
}
