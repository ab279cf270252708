import Foundation
import LayoutSnapshotViews

/// Sections of texts, as a data source; it counts what it is asked for.
final class TextRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var made = 0
  var asked = 0
  var heights: ((IndexPath) -> CGFloat)?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.title.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? tableView.rowHeight
  }
}

/// A cell of an app: what it shows it makes in an override that is not `required`.
final class TextCell: TableViewCell {
  let title = Label()
  var uses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    let guide = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

extension UITableView {
  /// A table of texts that fills its device.
  static func of(_ rows: TextRows, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  /// The frames of the rows that are shown.
  var rowFrames: [CGRect] { visibleCells.map(\.frame) }
}
