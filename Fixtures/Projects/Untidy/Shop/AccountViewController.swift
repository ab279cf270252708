import UIKit

class AccountViewController: UIViewController {
  var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let name else { fatalError("The account has no name.") }
    title = name
  }
}
