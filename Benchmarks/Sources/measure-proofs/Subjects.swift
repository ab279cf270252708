import Foundation
import LayoutSnapshotTesting

/// A list of labels with values: rows of three views, in a stack.
final class TextForm: View {
  init(rows: Int) {
    super.init(frame: .zero)
    let stack = StackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    for row in 0..<rows {
      let (title, value) = (Label(), Label())
      (title.text, value.text) = ("Title \(row)", "Value")
      title.numberOfLines = 0
      for label in [title, value] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      }
      value.setContentHuggingPriority(.required, for: .horizontal)
      value.setContentCompressionResistancePriority(.required, for: .horizontal)
      stack.addArrangedSubview(StackView(arrangedSubviews: [title, value]))
    }
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture, a title, a text of any length and a badge.
final class Card: View {
  init() {
    super.init(frame: .zero)
    let picture = ImageView(image: Image(color: .systemBlue, size: CGSize(width: 40, height: 40)))
    let (title, detail, badge) = (Label(), Label(), Label())
    (title.text, detail.text, badge.text) = ("Somebody", "Is this right?", "7")
    detail.numberOfLines = 0
    for (name, view) in [("picture", picture), ("title", title), ("detail", detail), ("badge", badge)] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      addSubview(view)
    }
    LayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.topAnchor.constraint(equalTo: title.topAnchor), badge.widthAnchor.constraint(equalToConstant: 44),
      badge.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Two boxes in each row, one row below the other, that constraints alone place.
func boxes(rows: Int) -> View {
  let root = View()
  var above = root.topAnchor
  for row in 0..<rows {
    let pair = ["title\(row)", "value\(row)"].map { name in
      let view = View()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    let (title, value) = (pair[0], pair[1])
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: above, constant: 8),
      title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      title.heightAnchor.constraint(equalToConstant: 20),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      value.topAnchor.constraint(equalTo: title.topAnchor),
      value.bottomAnchor.constraint(equalTo: title.bottomAnchor),
    ])
    above = title.bottomAnchor
  }
  return root
}
