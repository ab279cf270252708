import LayoutSnapshotTesting
import Testing

/// Checks that fail somewhere in a tree of many views. What each leaves as the smallest tree is compiled and checked again.
@Suite struct FailingTests {
  @Test func mirror() { expectLayout(of: Screen.mirrored(), on: .iPhone5) { $0.mirrorsInRightToLeft } }

  @Test func order() { expectLayout(of: Screen.open(), on: .iPhone5) { $0.doesNotDependOnOrder } }

  @Test func growth() { expectLayout(of: Screen.narrow(), on: .iPhone5) { $0.growsWithText } }
}

private enum Screen {
  /// A box at the left in place of the leading edge.
  static func mirrored() -> View {
    let (root, card) = form()
    let box = add("box", to: card)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return root
  }

  /// Two boxes that share a row, of which none says how wide it is.
  static func open() -> View {
    let (root, card) = form()
    let (first, second) = (add("first", to: card), add("second", to: card))
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      first.topAnchor.constraint(equalTo: card.topAnchor),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 20),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
    return root
  }

  /// A text in a width that suffices for the usual text size alone.
  static func narrow() -> View {
    let (root, card) = form()
    let label = Label()
    label.text = "A title of some length"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 200),
    ])
    return root
  }

  /// A column of rows, and below it the card that a check is about.
  private static func form() -> (root: View, card: View) {
    let root = View()
    root.accessibilityIdentifier = "root"
    let rows = (0..<6).map { row in
      let (name, value) = (Label(), Label())
      (name.text, value.text) = ("Name \(row)", "Value")
      for label in [name, value] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }
      value.setContentHuggingPriority(.required, for: .horizontal)
      return StackView(arrangedSubviews: [name, value])
    }
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    let card = add("card", to: root)
    card.backgroundColor = .systemYellow
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      card.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 8),
      card.heightAnchor.constraint(equalToConstant: 80),
    ])
    return (root, card)
  }

  private static func add(_ name: String, to superview: View) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }
}
