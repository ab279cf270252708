import Foundation
import LayoutSnapshotCanvas
import UIKitNames

/// A card with texts that follow the settings of the page: their size, their direction, and their language.
final class Card: View {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let (title, price) = (Label(), Label())
    title.text = "Hotels"
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.accessibilityIdentifier = "title"
    price.text = NSLocalizedString("price", comment: "what a night costs")
    price.font = .preferredFont(forTextStyle: .body)
    price.accessibilityIdentifier = "price"
    let stack = StackView(arrangedSubviews: [title, price])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
