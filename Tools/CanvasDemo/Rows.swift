import Foundation
import LayoutSnapshotCanvas

/// Rows of labels, each a view with three subviews.
final class Rows: View {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    var last = topAnchor
    for number in 0..<50 {
      let row = View()
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      let labels = ["Row \(number)", "of fifty", "\(number * number)"].map { text in
        let label = Label()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        return label
      }
      let part = Double(number % 5 + 2) / 10
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: last), row.heightAnchor.constraint(equalToConstant: 20),
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
        labels[0].widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: part),
        labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
        labels[2].trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ])
      LayoutConstraint.activate(labels.map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) })
      last = row.bottomAnchor
    }
  }

  required init?(coder: NSCoder) { nil }
}
