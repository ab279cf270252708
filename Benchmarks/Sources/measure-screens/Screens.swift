import Foundation
import LayoutSnapshotTesting

/// Three labels: what a row shows, in a table and in a stack.
final class Entry: View {
  private let (title, detail, date) = (Label(), Label(), Label())

  init(_ row: Int) {
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .body)
    date.font = .preferredFont(forTextStyle: .caption1)
    detail.numberOfLines = 0
    for label in [title, detail, date] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      date.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      date.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      date.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: date.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    show(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    title.text = "Entry \(row)"
    date.text = "9:\(10 + row % 50)"
    detail.text = String(repeating: "Some words about it. ", count: 1 + row % 4)
  }
}

final class EntryCell: TableViewCell {
  /// How many there have been since the process began.
  nonisolated(unsafe) private(set) static var made = 0
  private let entry = Entry(0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    EntryCell.made += 1
    entry.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(entry)
    LayoutConstraint.activate([
      entry.topAnchor.constraint(equalTo: contentView.topAnchor),
      entry.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      entry.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      entry.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) { entry.show(row) }
}

/// Three labels in a line.
final class LineCell: TableViewCell {
  private let labels = [Label(), Label(), Label()]

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    var edge = contentView.leadingAnchor
    for label in labels {
      label.font = .systemFont(ofSize: 10)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: edge, constant: 8),
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ])
      edge = label.trailingAnchor
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    for (label, text) in zip(labels, ["Entry \(row)", "9:\(10 + row % 50)", "Some words"]) {
      label.text = text
    }
  }
}

final class Rows: NSObject, UITableViewDataSource {
  private let count: Int
  private(set) var asked = 0

  init(count: Int) { self.count = count }

  func table() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(EntryCell.self, forCellReuseIdentifier: "entry")
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    table.dataSource = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked += 1
    let name = tableView.rowHeight == 44 ? "line" : "entry"
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    (cell as? EntryCell)?.show(indexPath.row)
    (cell as? LineCell)?.show(indexPath.row)
    return cell
  }
}

final class Items: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func view() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    return view
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
