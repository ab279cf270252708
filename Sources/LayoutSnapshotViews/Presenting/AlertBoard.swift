import Foundation

/// The view of an alert: a card in the center, or cards at the lower edge of the screen.
final class AlertBoard: View {
  /// Whether the view is in a popover. Then the card fills it, and there is no cancel button below.
  var isInPopover = false { didSet { if isInPopover != oldValue { build() } } }
  private weak var alert: UIAlertController?

  /// The width of an alert.
  private static let alertWidth: CGFloat = 270
  private static let popoverWidth: CGFloat = 304

  func show(_ alert: UIAlertController) {
    self.alert = alert
    build()
  }

  private func build() {
    for subview in subviews { subview.removeFromSuperview() }
    guard let alert else { return }
    switch alert.preferredStyle {
    case .alert: buildAlert(alert)
    case .actionSheet: buildSheet(alert)
    }
  }

  private func buildAlert(_ alert: UIAlertController) {
    let actions = Self.ordered(alert.actions)
    let card = AlertCard(radius: 14)
    let bold = alert.preferredAction ?? actions.first { $0.style == .cancel }
    let buttons = actions.map { AlertButton($0, isBold: $0 === bold, height: 44, size: 17) }
    card.add(AlertTexts(alert, isSheet: false))
    if let fields = alert.textFields { card.add(AlertFields(fields)) }
    let half = (Self.alertWidth - 0.5) / 2 - 16
    if buttons.count == 2, buttons.allSatisfy({ $0.textWidth <= half }) {
      // In a row the cancel button is first, in a column it is last.
      let row = actions[1].style == .cancel ? [buttons[1], buttons[0]] : buttons
      card.addRow(row)
    } else {
      for button in buttons { card.addSeparated(button) }
    }
    hold(card)
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: Self.alertWidth),
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func buildSheet(_ alert: UIAlertController) {
    let actions = Self.ordered(alert.actions)
    let cancel = actions.last.flatMap { $0.style == .cancel ? $0 : nil }
    let card = AlertCard(radius: isInPopover ? 0 : 14)
    let texts = [
      alert.attributedTitle?.string ?? alert.title, alert.attributedMessage?.string ?? alert.message,
    ]
    let hasTexts = texts.contains { $0?.isEmpty == false }
    if hasTexts { card.add(AlertTexts(alert, isSheet: true)) }
    for action in actions where action !== cancel {
      card.addSeparated(AlertButton(action, isBold: action === alert.preferredAction, height: 57, size: 20))
    }
    hold(card)
    backgroundColor = isInPopover ? .secondarySystemBackground : nil
    if isInPopover {
      card.backgroundColor = nil
      LayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: leadingAnchor),
        card.trailingAnchor.constraint(equalTo: trailingAnchor),
        card.topAnchor.constraint(equalTo: topAnchor),
      ])
      let height = card.systemLayoutSizeFitting(
        CGSize(width: Self.popoverWidth, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      alert.preferredContentSize = CGSize(width: Self.popoverWidth, height: height)
      return
    }
    var last: View = card
    if let cancel {
      let below = AlertCard(radius: 14)
      below.isOpaqueCard = true
      below.add(AlertButton(cancel, isBold: true, height: 57, size: 20))
      hold(below)
      LayoutConstraint.activate([
        below.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
        below.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        below.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
      last = below
    }
    let bottom = last.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    bottom.priority = .defaultHigh
    let width = card.widthAnchor.constraint(equalTo: widthAnchor, constant: -16)
    width.priority = .defaultHigh
    LayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor), width,
      // In landscape, the sheet of a phone is no wider than the screen is high.
      card.widthAnchor.constraint(lessThanOrEqualTo: heightAnchor, constant: -16),
      last.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8), bottom,
    ])
  }

  private func hold(_ view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// The actions with the cancel action last.
  private static func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }
}

/// A rounded card with rows one below the other.
final class AlertCard: View {
  /// Whether the card is opaque.
  var isOpaqueCard = false { didSet { setGround() } }
  private var last: View?
  private var bottom: LayoutConstraint?

  init(radius: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = radius
    clipsToBounds = true
    setGround()
  }

  private func setGround() {
    let isOpaque = isOpaqueCard
    backgroundColor = Color { traits in
      traits.userInterfaceStyle == .dark
        ? Color(white: isOpaque ? 0.17 : 0.15, alpha: isOpaque ? 1 : 0.97)
        : Color(white: isOpaque ? 1 : 0.97, alpha: isOpaque ? 1 : 0.97)
    }
  }

  func add(_ view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    bottom?.isActive = false
    let end = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom = end
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? topAnchor), end,
    ])
    last = view
  }

  func addSeparated(_ view: View) {
    if last != nil { add(AlertLine(isVertical: false)) }
    add(view)
  }

  /// Adds two buttons side by side.
  func addRow(_ buttons: [View]) {
    add(AlertLine(isVertical: false))
    let line = AlertLine(isVertical: true)
    let row = StackView(arrangedSubviews: [buttons[0], line, buttons[1]])
    buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
    add(row)
  }
}

/// A separator between rows or buttons.
final class AlertLine: View {
  init(isVertical: Bool) {
    super.init(frame: .zero)
    backgroundColor = .separator
    translatesAutoresizingMaskIntoConstraints = false
    (isVertical ? widthAnchor : heightAnchor).constraint(equalToConstant: 0.5).isActive = true
  }
}
