extension LayoutAttribute {
  /// The attribute as it is written in code, such as `leading`.
  package var name: String { Self.names[rawValue] }

  /// Reads what ``name`` gives.
  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  /// By number. Asking the runtime for a case's name every time would cost more than writing the line.
  private static let names = allCases.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }
}
