import Foundation
import LayoutSnapshotViews

/// Writes the settings that decide on the size and the content of controls.
extension SwiftWriter {
  mutating func controlLines(_ view: View) -> [String] {
    switch view {
    case let field as TextField: lines(field)
    case let text as TextView: lines(text)
    case let bar as SearchBar: lines(bar)
    case let segments as SegmentedControl: lines(segments)
    case let control as Switch: control.isOn ? ["\(member(of: control, "isOn")) = true"] : []
    case let slider as Slider: lines(slider)
    case let progress as ProgressView:
      progress.progress == 0 ? [] : ["\(member(of: progress, "progress")) = \(progress.progress)"]
    case let pages as PageControl: lines(pages)
    case let indicator as ActivityIndicatorView:
      indicator.style == .medium ? [] : ["\(member(of: indicator, "style")) = .\(indicator.style)"]
    case let picker as DatePicker: lines(picker)
    default: []
    }
  }

  private func lines(_ field: TextField) -> [String] {
    let plain = TextField()
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(member(of: field, name)) = \(value)") }
    if let text = field.text, !text.isEmpty { set("text", values.string(text)) }
    if let text = field.placeholder { set("placeholder", values.string(text)) }
    if let font = field.font, font != plain.font, let text = values.font(font) { set("font", text) }
    if let color = field.textColor, color != plain.textColor { set("textColor", values.color(color)) }
    if field.textAlignment != plain.textAlignment { set("textAlignment", ".\(field.textAlignment)") }
    if field.borderStyle != plain.borderStyle { set("borderStyle", ".\(field.borderStyle)") }
    if field.isSecureTextEntry { set("isSecureTextEntry", "true") }
    if field.clearButtonMode != .never { set("clearButtonMode", ".\(field.clearButtonMode)") }
    if field.adjustsFontForContentSizeCategory { set("adjustsFontForContentSizeCategory", "true") }
    return lines
  }

  private mutating func lines(_ view: TextView) -> [String] {
    let plain = TextView()
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(member(of: view, name)) = \(value)") }
    if let font = view.font, font != plain.font, let text = values.font(font) { set("font", text) }
    if let color = view.textColor, color != plain.textColor { set("textColor", values.color(color)) }
    if view.textAlignment != plain.textAlignment { set("textAlignment", ".\(view.textAlignment)") }
    if !view.isEditable { set("isEditable", "false") }
    if !view.isScrollEnabled { set("isScrollEnabled", "false") }
    if view.textContainerInset != plain.textContainerInset {
      set("textContainerInset", values.insets(view.textContainerInset))
    }
    if let text = view.text, !text.isEmpty { set("text", values.string(text)) }
    if let (made, name) = attributedLines(
      view.attributedText, of: view, font: view.font, color: view.textColor)
    {
      lines += made + ["\(member(of: view, "attributedText")) = \(name)"]
    }
    return lines
  }

  private func lines(_ bar: SearchBar) -> [String] {
    [
      bar.text.flatMap { $0.isEmpty ? nil : "\(member(of: bar, "text")) = \(values.string($0))" },
      bar.placeholder.map { "\(member(of: bar, "placeholder")) = \(values.string($0))" },
    ].compactMap { $0 }
  }

  private func lines(_ control: SegmentedControl) -> [String] {
    var lines = (0..<control.numberOfSegments).map { index in
      let title = values.string(control.titleForSegment(at: index) ?? "")
      return "\(member(of: control, "insertSegment"))(withTitle: \(title), at: \(index), animated: false)"
    }
    if control.apportionsSegmentWidthsByContent {
      lines.append("\(member(of: control, "apportionsSegmentWidthsByContent")) = true")
    }
    if control.selectedSegmentIndex >= 0 {
      lines.append("\(member(of: control, "selectedSegmentIndex")) = \(control.selectedSegmentIndex)")
    }
    return lines
  }

  private func lines(_ slider: Slider) -> [String] {
    let numbers: [(String, Float, Float)] = [
      ("minimumValue", slider.minimumValue, 0), ("maximumValue", slider.maximumValue, 1),
      ("value", slider.value, 0),
    ]
    return numbers.filter { $0.1 != $0.2 }.map { "\(member(of: slider, $0.0)) = \($0.1)" }
  }

  private func lines(_ pages: PageControl) -> [String] {
    let numbers = [("numberOfPages", pages.numberOfPages), ("currentPage", pages.currentPage)]
    return numbers.filter { $0.1 != 0 }.map { "\(member(of: pages, $0.0)) = \($0.1)" }
  }

  private func lines(_ picker: DatePicker) -> [String] {
    var lines: [String] = []
    if picker.datePickerMode != .dateAndTime {
      lines.append("\(member(of: picker, "datePickerMode")) = .\(picker.datePickerMode)")
    }
    if picker.preferredDatePickerStyle != .automatic {
      lines.append("\(member(of: picker, "preferredDatePickerStyle")) = .\(picker.preferredDatePickerStyle)")
    }
    return lines
  }

  /// The configuration of a button: the original kind and the changes to it.
  mutating func configurationLines(_ button: Button) -> [String] {
    guard let configuration = button.configuration else { return [] }
    let kinds: [(Button.Configuration, String)] = [
      (.plain(), "plain"), (.tinted(), "tinted"), (.gray(), "gray"), (.filled(), "filled"),
    ]
    let kind = kinds.first { configuration.resembles($0.0) }?.1 ?? "plain"
    let name = names.fresh((names[button] ?? "root") + "Configuration")
    let plain = Button.Configuration.plain()
    var changes: [String] = []
    func set(_ member: String, _ value: String) { changes.append("\(name).\(member) = \(value)") }
    if let title = configuration.title { set("title", values.string(title)) }
    if let image = configuration.image { set("image", picture(image)) }
    if configuration.imagePadding != plain.imagePadding {
      set("imagePadding", values.number(configuration.imagePadding))
    }
    let places: [(DirectionalRectEdge, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    if let place = places.first(where: { $0.0 == configuration.imagePlacement })?.1 {
      set("imagePlacement", ".\(place)")
    }
    if configuration.contentInsets != plain.contentInsets {
      set("contentInsets", values.insets(configuration.contentInsets))
    }
    if let color = configuration.baseForegroundColor { set("baseForegroundColor", values.color(color)) }
    if let color = configuration.baseBackgroundColor { set("baseBackgroundColor", values.color(color)) }
    if configuration.cornerStyle != plain.cornerStyle { set("cornerStyle", ".\(configuration.cornerStyle)") }
    return ["\(changes.isEmpty ? "let" : "var") \(name) = \(type("Button")).Configuration.\(kind)()"]
      + changes
      + ["\(member(of: button, "configuration")) = \(name)"]
  }
}

extension Button.Configuration {
  /// Whether another configuration differs only in properties that can be set.
  fileprivate func resembles(_ other: Button.Configuration) -> Bool {
    var copy = other
    (copy.title, copy.image, copy.imagePadding, copy.imagePlacement) = (
      title, image, imagePadding, imagePlacement
    )
    (copy.contentInsets, copy.cornerStyle) = (contentInsets, cornerStyle)
    (copy.baseForegroundColor, copy.baseBackgroundColor) = (baseForegroundColor, baseBackgroundColor)
    return copy == self
  }
}
