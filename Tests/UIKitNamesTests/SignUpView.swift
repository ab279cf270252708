import UIKitNames

// A form as an app has it: what it says of fingers, keyboards and screen readers stays as it is.

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension UIFont {
  var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

final class SignUpView: UIView {
  let titleLabel = UILabel()
  let email = UITextField()
  let password = UITextField()
  let join = UIButton(type: .system)
  let hint = UILabel()
  private var hintTop: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0xF2F2F7)
    isOpaque = true
    accessibilityElements = [titleLabel, email, password, join]

    titleLabel.text = "Sign up"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .title2).bold
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    titleLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)

    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    email.textContentType = .emailAddress
    email.autocapitalizationType = .none
    email.autocorrectionType = .no
    email.returnKeyType = .next
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.textContentType = .newPassword
    password.enablesReturnKeyAutomatically = true
    [email, password].forEach { $0.borderStyle = .roundedRect }

    join.setTitle("Join", for: .normal)
    join.setImage(
      UIImage(
        systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .bold)),
      for: .normal)
    join.isExclusiveTouch = true
    join.accessibilityLabel = "Join now"
    join.addAction(UIAction { [weak self] _ in self?.showHint() }, for: .touchUpInside)

    hint.text = "Look into your mail"
    hint.isHidden = true
    hint.isUserInteractionEnabled = false

    let stack = UIStackView(arrangedSubviews: [titleLabel, email, password, join, hint])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      bottom,
    ])
  }

  private func showHint() {
    endEditing(true)
    hint.isHidden = false
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
    setNeedsDisplay()
  }
}
