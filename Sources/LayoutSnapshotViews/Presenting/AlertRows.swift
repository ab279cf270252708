import Foundation

/// The title and the message of an alert.
final class AlertTexts: View {
  init(_ alert: UIAlertController, isSheet: Bool) {
    super.init(frame: .zero)
    let color: Color = isSheet ? .secondaryLabel : .label
    let title = Self.label(
      alert.title, alert.attributedTitle, .alert(isSheet ? 13 : 17, .semibold), color)
    let message = Self.label(alert.message, alert.attributedMessage, .alert(13), color)
    let column = StackView(arrangedSubviews: [title, message].compactMap { $0 })
    column.axis = .vertical
    column.spacing = isSheet ? 12 : 3
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let edge: CGFloat = isSheet ? 14 : 20
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: topAnchor, constant: edge),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -edge),
    ])
  }

  private static func label(
    _ text: String?, _ attributed: NSAttributedString?, _ font: Font, _ color: Color
  ) -> Label? {
    guard let text = attributed?.string ?? text, !text.isEmpty else { return nil }
    let label = Label()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed }
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}

/// The text fields of an alert, one below the other, with a border.
final class AlertFields: View {
  init(_ fields: [TextField]) {
    super.init(frame: .zero)
    let column = StackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    column.layer.cornerRadius = 5
    column.clipsToBounds = true
    column.layer.borderWidth = 0.5
    column.layer.borderColor = Color.separator
    column.backgroundColor = .systemBackground
    for field in fields {
      if !column.arrangedSubviews.isEmpty { column.addArrangedSubview(AlertLine(isVertical: false)) }
      let box = View()
      field.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(field)
      LayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        field.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
        field.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
        field.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
      ])
      column.addArrangedSubview(box)
    }
    addSubview(column)
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
}

/// The button of an alert's action.
final class AlertButton: Control {
  private let label = Label()
  private let action: UIAlertAction

  init(_ action: UIAlertAction, isBold: Bool, height: CGFloat, size: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .alert(size, isBold ? .semibold : .regular)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let low = heightAnchor.constraint(equalToConstant: height)
    low.priority = .defaultLow
    LayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: height),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 10), low,
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8),
    ])
    addAction(Action { [weak action] _ in action?.sendActions() }, for: .touchUpInside)
  }

  var textWidth: CGFloat { label.intrinsicContentSize.width }

  override var isLaidOutEachTime: Bool { true }
  override func layoutSubviews() {
    super.layoutSubviews()
    let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    label.textColor = isEnabled ? color : .tertiaryLabel
  }
}

extension Font {
  /// A font of alerts, which grows with the reader's text size.
  static func alert(_ size: CGFloat, _ weight: Weight = .regular) -> Font {
    FontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
