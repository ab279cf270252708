#if canImport(Combine)
  import Combine
#endif
import UIKit

/// Shows what is published on the main queue.
class StockViewController: UIViewController {
  private let stock = Stock()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.accessibilityIdentifier = "count"
    label.text = "Nobody has counted."
    view.addSubview(label)
    stock.$count.map { "\($0) pieces" }.receive(on: DispatchQueue.main).sink { [weak label] in
      label?.text = $0
    }
    .store(in: &subscriptions)
    stock.changes.send(12)
  }
}
