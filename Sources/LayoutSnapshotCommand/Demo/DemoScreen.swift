import Foundation
import LayoutSnapshotViews

/// A made-up screen, with what a change may do to it.
final class DemoScreen: View {
  /// How the screen differs from what it was.
  struct Looks {
    var titleGap: CGFloat = 16
    var avatarSide: CGFloat = 72
    var accent = Color.systemIndigo
    var rows = 4
    var showsBadge = true
    /// A height that nothing decides.
    var leavesCardOpen = false
  }

  private let background = DemoScreen.part("hero")
  private let avatar = DemoScreen.part("avatar", .white)
  private let title = DemoScreen.part("title", .white)
  private let subtitle = DemoScreen.part("subtitle", Color(white: 1, alpha: 0.6))
  private let badge = DemoScreen.part("badge", .systemOrange)
  private let card = DemoScreen.part("card", .white)
  private let button = DemoScreen.part("button")

  init(_ looks: Looks, named name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemGray6
    background.backgroundColor = looks.accent
    button.backgroundColor = looks.accent
    for view in [background, card, button] { addSubview(view) }
    for view in [avatar, title, subtitle] { background.addSubview(view) }
    constrain(looks)
    if looks.showsBadge { addBadge() }
    addRows(looks)
  }

  private func constrain(_ looks: Looks) {
    let (safe, margins) = (safeAreaLayoutGuide, layoutMarginsGuide)
    LayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: topAnchor),
      background.leadingAnchor.constraint(equalTo: leadingAnchor),
      background.trailingAnchor.constraint(equalTo: trailingAnchor),
      avatar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: looks.avatarSide),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      title.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: looks.titleGap),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      wish(title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.6)),
      title.heightAnchor.constraint(equalToConstant: 22),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.6),
      subtitle.heightAnchor.constraint(equalToConstant: 14),
      background.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 24),
      card.topAnchor.constraint(equalTo: background.bottomAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }

  private func wish(_ constraint: LayoutConstraint) -> LayoutConstraint {
    constraint.priority = .defaultHigh
    return constraint
  }

  private func addBadge() {
    background.addSubview(badge)
    LayoutConstraint.activate([
      badge.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 56),
      badge.heightAnchor.constraint(equalToConstant: 28),
    ])
  }

  private func addRows(_ looks: Looks) {
    var above = card.topAnchor
    for number in 0..<looks.rows {
      let icon = Self.part("icon\(number)", Self.icons[number % Self.icons.count])
      let text = Self.part("text\(number)", .systemGray5)
      card.addSubview(icon)
      card.addSubview(text)
      LayoutConstraint.activate([
        icon.topAnchor.constraint(equalTo: above, constant: 12),
        icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        icon.widthAnchor.constraint(equalToConstant: 28),
        icon.heightAnchor.constraint(equalToConstant: 28),
        text.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        text.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.7 - 0.12 * CGFloat(number % 4)),
        text.heightAnchor.constraint(equalToConstant: 12),
      ])
      above = icon.bottomAnchor
    }
    if !looks.leavesCardOpen { card.bottomAnchor.constraint(equalTo: above, constant: 12).isActive = true }
  }

  private static let icons: [Color] = [.systemBlue, .systemGreen, .systemPink, .systemTeal]

  private static func part(_ name: String, _ color: Color? = nil) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}
