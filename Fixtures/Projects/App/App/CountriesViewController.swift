import UIKit

/// Loads its rows on other queues, as most apps do, and shows what has come.
class CountriesViewController: UITableViewController {
  private(set) var countries: [String] = []
  private let queue = DispatchQueue(label: "countries", attributes: .concurrent)
  private let group = DispatchGroup()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Countries"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
    refreshControl = UIRefreshControl()
    performSelector(inBackground: #selector(loadFirst), with: nil)
    queue.async(group: group) { self.load("Chad", after: 0.03) }
    queue.async(group: group, qos: .utility) { self.load("Denmark", after: 0.01) }
    group.notify(queue: .main) { [weak self] in self?.add("All") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      self?.refreshControl?.endRefreshing()
      self?.add("Later")
    }
    perform(#selector(addLast), with: nil, afterDelay: 0.6)
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.add("Too late") }
    add("First")
  }

  @objc private func loadFirst() {
    let path = Bundle.main.path(forResource: "Currencies", ofType: "json")
    performSelector(
      onMainThread: #selector(addFirst), with: path.map { _ in "Austria" }, waitUntilDone: false)
    let count = DispatchQueue.main.sync { countries.count }
    OperationQueue.main.addOperation { self.add("Behind \(count)") }
  }

  private func load(_ country: String, after seconds: TimeInterval) {
    Thread.sleep(forTimeInterval: seconds)
    DispatchQueue.main.async { self.add(country) }
  }

  @objc private func addFirst(_ country: String) { add(country) }
  @objc private func addLast() { add("Last") }

  private func add(_ country: String) {
    countries.append(country)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
    cell.textLabel?.text = countries[indexPath.row]
    return cell
  }
}
