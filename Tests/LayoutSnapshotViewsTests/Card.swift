import Foundation
import LayoutSnapshotViews

/// A card with a title bar and two columns that share the width: the layout that many tests here use.
final class Card: View {
  let title = View()
  let left = View()
  let right = View()
  let gap = LayoutGuide()
  let titleHeight: LayoutConstraint

  init() {
    titleHeight = title.heightAnchor.constraint(equalToConstant: 44)
    super.init(frame: .zero)
    title.accessibilityIdentifier = "title"
    gap.identifier = "gap"
    addLayoutGuide(gap)
    for view in [title, left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      titleHeight,
      left.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      left.leadingAnchor.constraint(equalTo: leadingAnchor),
      left.bottomAnchor.constraint(equalTo: bottomAnchor),
      gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 10),
      gap.topAnchor.constraint(equalTo: left.topAnchor),
      gap.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
    ])
  }
}
