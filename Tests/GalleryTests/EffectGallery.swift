import Foundation
import LayoutSnapshotTesting
import Testing

/// Visual effects over what is behind them.
@Suite struct EffectGallery {
  /// Materials over text and shapes, with round corners, and content that stands out from them.
  @Test func effects() {
    let sheet = Sheet()
    let styles: [(UIBlurEffect.Style, String)] = [
      (.systemUltraThinMaterial, "Ultra thin"), (.systemMaterial, "Material"),
      (.systemThinMaterialDark, "Dark"),
    ]
    for (style, name) in styles {
      let ground = sheet.box(.systemBackground, 288, 96) { _ in }
      ground.clipsToBounds = true
      let text = Label(frame: CGRect(x: 0, y: 0, width: 288, height: 96))
      text.numberOfLines = 0
      text.text =
        "What is behind a material is blurred, by integers and equally everywhere, so that nothing of it can be read."
      ground.addSubview(text)
      for (index, color) in [Color.systemRed, .systemYellow, .systemTeal].enumerated() {
        let disc = View(frame: CGRect(x: 20 + 90 * index, y: 20, width: 56, height: 56))
        disc.backgroundColor = color
        disc.layer.cornerRadius = 28
        ground.addSubview(disc)
      }
      let blur = UIBlurEffect(style: style)
      let effect = UIVisualEffectView(effect: blur)
      effect.frame = CGRect(x: 48, y: 16, width: 192, height: 64)
      (effect.layer.cornerRadius, effect.clipsToBounds) = (16, true)
      let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      vibrancy.frame = effect.bounds
      let title = Label(frame: CGRect(x: 16, y: 20, width: 160, height: 24))
      (title.text, title.textColor, title.font) = (name, .systemRed, .boldSystemFont(ofSize: 17))
      vibrancy.contentView.addSubview(title)
      effect.contentView.addSubview(vibrancy)
      ground.addSubview(effect)
      sheet.row(ground)
    }
    assertSnapshot(of: sheet, on: .sheets(height: 360))
  }
}
