import Foundation

extension Color {
  /// The color of a color set; `nil` if the set has none.
  convenience init?(set folder: String) {
    let entries = AssetContents(in: folder)?.colors?.filter { $0.color.flatMap(Color.value) != nil } ?? []
    guard !entries.isEmpty else { return nil }
    let colors = entries.map { entry in
      (
        entry: ColorForm(idiom: entry.idiom, appearances: entry.appearances),
        color: entry.color.flatMap(Color.value) ?? .clear
      )
    }
    self.init { traits in
      var best: (color: Color, fit: Int)?
      for (entry, color) in colors {
        guard let fit = entry.fit(traits), best.map({ $0.fit < fit }) ?? true else { continue }
        best = (color, fit)
      }
      return best?.color ?? colors[0].color
    }
  }

  private struct ColorForm: AssetEntry, @unchecked Sendable {
    // Safe to send: it is constant.
    var idiom: String?
    var appearances: [AssetContents.Appearance]?
    var direction: String? { nil }
  }

  private static func value(_ value: AssetContents.ColorEntry.Value) -> Color? {
    if let reference = value.reference { return Color.system(named: reference) }
    guard let parts = value.components else { return nil }
    func part(_ name: String) -> CGFloat? { parts[name].flatMap(share) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Color(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return value.space == "display-p3"
      ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses a component: `0xFF` and `255` are bytes, and `1.000` is a fraction.
  private static func share(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
  }
}
