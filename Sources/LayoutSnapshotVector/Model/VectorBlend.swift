/// How a group is mixed with what is below it, by the formulas that SVG and PDF share (ISO 32000-1, 11.3.5).
package enum VectorBlend: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion
  case hardLight = "hard-light"

  /// A mode by its name in PDF; nil for one that is not among them.
  init?(pdf name: String) {
    guard let mode = VectorBlend.allCases.first(where: { $0.pdfName == name }) else { return nil }
    self = mode
  }

  private var pdfName: String {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hardLight: "HardLight"
    }
  }
}
