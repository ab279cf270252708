import UIKit

/// A screen in the spelling of the first versions of Swift: capital letters, no label for a first argument.
class MeterViewController: UIViewController {
  let lowButton = UIButton(type: .Custom)
  let highButton = UIButton(type: .System)
  let gap = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    style(lowButton, title: "Low")
    style(highButton, title: "High")
    view.addLayoutGuide(gap)
    place(lowButton, attribute: .CenterY, share: 0.5, name: "low in the upper half")
    place(highButton, attribute: .CenterY, share: 1.5, name: "high in the lower half")
    place(lowButton, attribute: .CenterX, share: 1, name: "low in the middle")
    let margins = view.layoutMarginsGuide
    margins.trailingAnchor.constraintEqualToAnchor(gap.trailingAnchor).active = true
    gap.leadingAnchor.constraintEqualToAnchor(highButton.trailingAnchor).active = true
    NSLayoutConstraint.activateConstraints([
      gap.widthAnchor.constraintEqualToConstant(24),
      gap.topAnchor.constraintEqualToAnchor(lowButton.topAnchor),
      gap.bottomAnchor.constraintEqualToAnchor(highButton.bottomAnchor),
    ])
    highButton.widthAnchor.constraintEqualToConstant(88).active = true
  }

  func place(button: UIButton?, attribute: NSLayoutAttribute, share: CGFloat, name: String) {
    if let button = button {
      let rule = NSLayoutConstraint(
        item: button, attribute: attribute, relatedBy: .Equal, toItem: view, attribute: attribute,
        multiplier: share, constant: 0)
      rule.identifier = name
      view.addConstraint(rule)
    }
  }

  func style(button: UIButton, title: String) {
    button.setTitle(title, for: .Normal)
    button.setTitleColor(.blue, for: .Normal)
    button.backgroundColor = UIColor(white: 0.9, alpha: 1)
    button.contentEdgeInsets = UIEdgeInsetsMake(8, 16, 8, 16)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
  }
}
