import UIKitNames

/// A view of a package that shares it with an app: it sees members of UIKit and of Foundation by one import.
final class NoticeView: UIView {
  let label = UILabel()
  private(set) var chosen: IndexPath?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.attributedText = NSAttributedString(
      string: String(localized: "\(2) notices"), attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
    ])
    addGestureRecognizer(UITapGestureRecognizer())
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func choose(_ row: Int) {
    chosen = IndexPath(row: row, section: 0)
    layer.borderColor = UIColor.systemRed.cgColor
    layer.transform = CATransform3DMakeScale(1, 1, 1)
  }

  /// How much room a text takes within the view.
  func room(for text: String) -> CGRect {
    let size = (text as NSString).size(withAttributes: [.font: label.font as Any])
    return bounds.inset(by: UIEdgeInsets(top: size.height, left: 0, bottom: 0, right: 0))
  }
}

/// Rows of a table, whose protocols come from the same import.
final class NoticeTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row) of \(indexPath.section)"
    return cell
  }
}
