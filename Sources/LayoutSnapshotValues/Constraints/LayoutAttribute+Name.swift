extension LayoutAttribute {
  /// The attribute as it is written in code, such as `leading`.
  package var name: String { Self.names[rawValue] }

  /// The attribute with a ``name``.
  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  /// The names by raw value. Asking the runtime for a case's name each time would take longer than writing the line.
  private static let names = allCases.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }
}
