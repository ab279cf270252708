import LayoutSnapshotTesting

/// A card with a title and a button: what this suite's snapshots show.
final class Card: View {
  let title = View()
  let button = View()

  init() {
    super.init(frame: .zero)
    backgroundColor = .lightGray
    title.accessibilityIdentifier = "title"
    title.backgroundColor = .orange
    button.accessibilityIdentifier = "button"
    button.backgroundColor = Color.blue.withAlphaComponent(0.5)
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 1 / 3),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.centerYAnchor.constraint(equalTo: title.bottomAnchor),
      button.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
