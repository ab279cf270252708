import Foundation
import LayoutSnapshotViews

/// Reads the values of attributes, and says where one cannot be understood.
extension XMLElement {
  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  func looseInteger(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  func number(_ name: String) throws(InterfaceBuilderError) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw invalid(name, "a number")
    }
    return number
  }

  func integer(_ name: String) throws(InterfaceBuilderError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text) else { throw invalid(name, "a whole number") }
    return number
  }

  /// A number from 0 to 1000.
  func priority(_ name: String) throws(InterfaceBuilderError) -> LayoutPriority? {
    guard let number = try number(name) else { return nil }
    guard number >= 0, number <= 1000 else { throw invalid(name, "a number from 0 to 1000") }
    return LayoutPriority(Float(number))
  }

  /// A number, or two with a colon or a slash between them: `0.5`, `1:2`, `6.5:7`, `1/3`.
  func ratio(_ name: String) throws(InterfaceBuilderError) -> Double? {
    guard let text = self[name] else { return nil }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: if let number = parts[0], number.isFinite { return number }
    case 2:
      if let a = parts[0], let b = parts[1], b != 0, (a / b).isFinite { return a / b }
    default: break
    }
    throw invalid(name, "a number or a ratio such as 1:2 or 1/2")
  }

  /// One of a set of words; none for a word of a later version of Xcode, which ``Vocabulary`` lists.
  func word<Value>(_ name: String, _ words: KeyValuePairs<String, Value>) -> Value? {
    guard let text = self[name] else { return nil }
    return words.first { $0.key == text }?.value
  }

  /// One of a set of words without which nothing can be made of the element.
  func requiredWord<Value>(
    _ name: String, _ words: KeyValuePairs<String, Value>
  ) throws(InterfaceBuilderError) -> Value? {
    guard self[name] != nil else { return nil }
    guard let value = word(name, words) else {
      throw invalid(name, words.map(\.key).joined(separator: ", "))
    }
    return value
  }

  /// A number on which no frame depends; none where it cannot be understood.
  func looseNumber(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func invalid(_ name: String, _ expected: String) -> InterfaceBuilderError {
    let attribute = attributes.first { $0.name == name }
    return InterfaceBuilderError(
      .invalidValue(attribute?.value ?? "", of: name, expected: expected),
      at: attribute?.location ?? location)
  }

  /// The frame that Xcode saved for a view.
  func savedFrame() throws(InterfaceBuilderError) -> CGRect? {
    guard let rect = child("rect", key: "frame") else { return nil }
    let (x, y) = (try rect.number("x") ?? 0, try rect.number("y") ?? 0)
    let (width, height) = (try rect.number("width") ?? 0, try rect.number("height") ?? 0)
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  func insets(
    _ element: String, key: String
  ) throws(InterfaceBuilderError) -> (top: Double, leading: Double, bottom: Double, trailing: Double)? {
    guard let insets = child(element, key: key) else { return nil }
    func side(_ names: String...) throws(InterfaceBuilderError) -> Double {
      for name in names { if let number = try insets.number(name) { return number } }
      return 0
    }
    return (
      try side("top", "minY"), try side("leading", "left", "minX"),
      try side("bottom", "maxY"), try side("trailing", "right", "maxX")
    )
  }
}
