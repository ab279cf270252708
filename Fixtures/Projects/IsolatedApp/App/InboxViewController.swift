import UIKit

@MainActor
protocol InboxViewControllerDelegate: AnyObject {
  func inboxDidLoad(_ controller: InboxViewController, count: Int)
}

final class InboxViewController: UIViewController, UITableViewDataSource {
  /// State that all screens share, which only an actor makes safe.
  static var opened = 0
  let inbox = Inbox()
  weak var delegate: (any InboxViewControllerDelegate)?
  private(set) var loading: Task<Void, Never>?
  private let table = UITableView()
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    button.addTarget(self, action: #selector(clear), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.opened += 1
    view.backgroundColor = .systemBackground
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance.copy() as? UINavigationBarAppearance
    UILabel.appearance(whenContainedInInstancesOf: [InboxViewController.self]).textColor = .systemIndigo
    table.dataSource = self
    let column = UIStackView(arrangedSubviews: [button, table])
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    inbox.onChange = { [weak self] in self?.table.reloadData() }
    loading = Task {
      await inbox.load()
      title = "\(inbox.messages.count) messages"
      delegate?.inboxDidLoad(self, count: inbox.messages.count)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inbox.messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = inbox.messages[indexPath.row].sender
    cell.detailTextLabel?.text = inbox.messages[indexPath.row].text
    return cell
  }

  @objc private func clear() { inbox.clear() }
}

extension InboxViewController {
  override var prefersStatusBarHidden: Bool { inbox.messages.isEmpty }
}
