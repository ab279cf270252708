import PaymentKit
import UIKit

/// Uses a framework that is not there: `LinuxApp/sources.txt` leaves out what does, and the rest of the screen is drawn.
final class ReceiptViewController: UITableViewController, PaymentObserver {
  @IBOutlet weak var badge: PaymentBadge!
  private let client = PaymentClient()
  private(set) var items = ["Tea", "Bread"]
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Receipt"
    client
      .observe { [weak self] payment in
        self?.paymentDidChange(payment)
      }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    if items.count > 1 {
      events.append("loaded")
      client.load(items)
    }
  }

  func paymentDidChange(_ payment: Payment) {
    items = payment.items
  }

  /// The price in cents.
  func price(of item: String) -> Int {
    switch item {
    case "Tea": 250
    default: client.price(of: item)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.imageView?.image = client.image(of: items[indexPath.row])
    return cell
  }
}
