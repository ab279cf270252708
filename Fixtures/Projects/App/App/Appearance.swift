import UIKit

/// What every screen of the app has; screens override it in other files.
extension UIViewController {
  @objc func configureAppearance() {
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "screen"
  }

  @objc var wantsBar: Bool { true }

  @objc var note: String? {
    get { view.accessibilityHint }
    set { view.accessibilityHint = newValue }
  }

  @objc class func make(named name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    return controller
  }

  func applyAppearance() {
    configureAppearance()
    navigationController?.isNavigationBarHidden = !wantsBar
  }
}

extension UITableViewController {
  override func configureAppearance() {
    super.configureAppearance()
    view.accessibilityIdentifier? += ".table"
  }
}

/// On a phone an extension replaces what UIKit declares, for all objects of the class.
extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController is GalleryViewController ? .lightContent : super.preferredStatusBarStyle
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.accessibilityHint = "of the app"
  }
}

extension UITextField {
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
}
