import UIKit

extension UIViewController {
  @objc func summary() -> String { title ?? "none" }
  @objc var wantsBar: Bool {
    get { navigationController?.isNavigationBarHidden != true }
    set { navigationController?.isNavigationBarHidden = !newValue }
  }
  @objc func reload() async { title = "reloaded" }
  @objc class func purpose() -> String { "screen" }
  @objc nonisolated func kind() -> String { "controller" }
}

class SentViewController: UIViewController {
  override func summary() -> String { "sent: " + super.summary() }
  override var wantsBar: Bool {
    get { false }
    set { super.wantsBar = newValue }
  }
  override func reload() async {
    await super.reload()
    title = (title ?? "") + " twice"
  }
  override class func purpose() -> String { super.purpose() + " of sent messages" }
  override nonisolated func kind() -> String { "sent " + super.kind() }
}
