import UIKit

/// Offers come in another order each time.
class OfferViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<8 {
      let offer = UILabel(frame: CGRect(x: 20, y: 80 + 40 * index, width: 300, height: 30))
      offer.accessibilityIdentifier = "offer\(index)"
      offer.text = String((0..<16).map { _ in "abcdefgh".randomElement() ?? "a" })
      view.addSubview(offer)
    }
  }
}
