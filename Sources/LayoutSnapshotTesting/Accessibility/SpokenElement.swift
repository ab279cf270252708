import Foundation
import LayoutSnapshotViews

/// What a screen reader says about one element, and where the element is.
///
/// What UIKit does where an app has set nothing: a label is its text, a button its title, a field has its text as a value,
/// or else its placeholder. Switches, sliders, progress views and page controls have values. What stands in a field for
/// passwords is not told, and neither is its length.
package struct SpokenElement {
  let label: String?
  let value: String?
  let hint: String?
  /// The kind and the state, in words.
  let traits: [String]
  /// In the root's coordinates.
  let frame: CGRect
  /// The view of the element, or the view that contains it.
  let view: View
  /// Whether the element is a label with nothing to tell but its text, so that a row can tell it.
  let isPlainText: Bool

  init(_ view: View, in root: View) {
    self.view = view
    label = view.accessibilityLabel ?? SpokenElement.label(of: view)
    value = view.accessibilityValue ?? SpokenElement.value(of: view)
    hint = view.accessibilityHint
    traits =
      SpokenElement.kind(of: view)
      + SpokenElement.names(view.accessibilityTraits.union(SpokenElement.state(of: view)))
    frame = view.convert(view.bounds, to: root)
    isPlainText =
      view is Label && hint == nil && view.accessibilityValue == nil
      && traits.allSatisfy { $0 == "static text" }
  }

  /// An element that an app made for a part of a view.
  init(_ element: UIAccessibilityElement, of view: View, in root: View) {
    self.view = view
    (label, value, hint) = (element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint)
    traits = SpokenElement.names(element.accessibilityTraits)
    isPlainText = false
    let inside = element.accessibilityFrameInContainerSpace
    frame = inside == .zero ? element.accessibilityFrame : view.convert(inside, to: root)
  }

  /// A row of a table that is one element, with a switch at its edge as its value.
  ///
  /// - Parameters:
  ///   - texts: what the row's labels say, which is its label unless an app has set one.
  ///   - toggle: the switch; nil for none.
  init(_ cell: TableViewCell, texts: [String], toggle: Switch?, in root: View) {
    view = toggle ?? cell
    label = cell.accessibilityLabel ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
    value = cell.accessibilityValue ?? toggle.flatMap { $0.accessibilityValue ?? SpokenElement.value(of: $0) }
    hint = cell.accessibilityHint ?? toggle?.accessibilityHint
    let state = SpokenElement.state(of: cell).union(toggle.map(SpokenElement.state) ?? .none)
    traits =
      (toggle.map(SpokenElement.kind) ?? []) + SpokenElement.names(cell.accessibilityTraits.union(state))
    frame = cell.convert(cell.bounds, to: root)
    isPlainText = false
  }

  /// A part of a control.
  init(
    _ label: String?, value: String? = nil, _ traits: [String], at part: CGRect, of view: View, in root: View
  ) {
    (self.label, self.value, hint, self.traits, self.view) = (label, value, nil, traits, view)
    frame = view.convert(part, to: root)
    isPlainText = false
  }

  /// The element as a line of text.
  package var line: String {
    var parts: [String] = []
    if let label, !label.isEmpty { parts.append("\"\(label.oneLine)\"") }
    parts += traits
    if let value, !value.isEmpty { parts.append("value \"\(value.oneLine)\"") }
    if let hint, !hint.isEmpty { parts.append("hint \"\(hint.oneLine)\"") }
    if parts.isEmpty { parts.append("nothing") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { decimalText($0) }
    return "\(parts.joined(separator: ", ")) (\(numbers[0]), \(numbers[1]); \(numbers[2]) x \(numbers[3]))"
  }

  private static func label(of view: View) -> String? {
    switch view {
    case let label as Label: label.text
    case let button as Button:
      button.currentTitle ?? button.currentAttributedTitle?.string ?? button.configuration?.title
    case is ActivityIndicatorView: "In progress"
    default: nil
    }
  }

  private static func value(of view: View) -> String? {
    switch view {
    case let field as TextField:
      if let text = field.text, !text.isEmpty {
        field.isSecureTextEntry ? nil : text
      } else {
        field.placeholder
      }
    case let text as TextView: text.text
    case let toggle as Switch: toggle.isOn ? "on" : "off"
    case let slider as Slider:
      percent(
        Double(slider.value - slider.minimumValue), of: Double(slider.maximumValue - slider.minimumValue))
    case let progress as ProgressView: percent(Double(progress.progress), of: 1)
    case let pages as PageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    // As one element, if an app makes it one.
    case let picker as PickerView: picker.shownWheels.map(\.text).joined(separator: ", ")
    default: nil
    }
  }

  private static func percent(_ part: Double, of whole: Double) -> String {
    "\(Int((whole > 0 ? part / whole * 100 : 0).rounded()))%"
  }

  private static func kind(of view: View) -> [String] {
    switch view {
    case let field as TextField: [field.isSecureTextEntry ? "secure text field" : "text field"]
    case is TextView: ["text view"]
    case is Switch: ["switch"]
    default: []
    }
  }

  static func names(ofStateOf view: View) -> [String] { names(state(of: view)) }

  private static func state(of view: View) -> AccessibilityTraits {
    var traits: AccessibilityTraits = view is Slider || view is PageControl ? .adjustable : .none
    if let control = view as? Control {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    if let cell = view as? TableViewCell, cell.isSelected { traits.insert(.selected) }
    if let cell = view as? CollectionViewCell, cell.isSelected { traits.insert(.selected) }
    if let label = view as? Label, label.hasHeaderTrait { traits.insert(.header) }
    return traits
  }

  private static func names(_ traits: AccessibilityTraits) -> [String] {
    let names: KeyValuePairs<AccessibilityTraits, String> = [
      .header: "header", .button: "button", .link: "link", .image: "image", .searchField: "search field",
      .keyboardKey: "keyboard key", .staticText: "static text", .summaryElement: "summary",
      .adjustable: "adjustable",
      .tabBar: "tab bar", .selected: "selected", .notEnabled: "disabled",
      .updatesFrequently: "updates frequently",
      .playsSound: "plays a sound", .startsMediaSession: "starts playing",
      .allowsDirectInteraction: "direct interaction", .causesPageTurn: "turns the page",
    ]
    return names.filter { traits.contains($0.key) }.map(\.value)
  }
}

extension String {
  /// The text in one line, with quotation marks marked.
  fileprivate var oneLine: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
