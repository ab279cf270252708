import UIKit

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}

extension UITableView {
  func register<T: UITableViewCell>(_ type: T.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<T: UITableViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
    dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as! T
  }
}

final class CityCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ city: CitiesViewController.City) {
    textLabel?.text = city.name
    detailTextLabel?.text = city.country
  }
}

class CitiesViewController: UITableViewController {
  struct City {
    var name: String
    var country: String
  }

  var cities = [City(name: "Cairo", country: "Egypt"), City(name: "Lima", country: "Peru")]
  private(set) var chosen: City?

  init() {
    super.init(style: .insetGrouped)
    title = "Cities"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CityCell.self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(CityCell.self, for: indexPath)
    cell.show(cities[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Capitals"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = cities[indexPath.row]
  }
}
