import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Effects on what is behind a view, and on what is in it.
@Suite struct VisualEffectTests {
  private func commands(_ effect: UIVisualEffect?, scale: CGFloat = 1) throws -> [String] {
    let (root, view) = (View(), UIVisualEffectView(effect: effect))
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    (label.text, label.textColor) = ("Text", .systemRed)
    view.contentView.addSubview(label)
    root.addSubview(view)
    return try "\(root.solvedTree(on: .iPhone4).displayList)".split(separator: "\n").map(String.init)
  }

  @Test func blur_isUnderTheMaterial() throws {
    let lines = try commands(UIBlurEffect(style: .systemMaterial))
    let blur = try #require(
      lines.firstIndex { $0.hasPrefix("blur 20 20 120 100") && $0.hasSuffix("radius 40") })
    #expect(lines[blur + 1].hasPrefix("fill 20 20 120 100"))
    #expect(try !commands(nil).contains { $0.contains("blur") })
  }

  @Test func blur_ofAScaledView_growsWithIt() throws {
    #expect(try commands(UIBlurEffect(style: .light), scale: 2).contains { $0.hasSuffix("radius 80") })
  }

  @Test func vibrancy_showsContentInItsColor() throws {
    let blur = UIBlurEffect(style: .light)
    let lines = try commands(UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    let masked = try #require(lines.firstIndex { $0.hasSuffix("masked") })
    #expect(lines[masked + 1].hasSuffix("\(Color.secondaryLabel.pixel(in: .light))"))
    #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)).color == .label)
    let dark = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)).color
    #expect(dark.pixel(in: .light) == Color.label.pixel(in: .dark))
    #expect(lines.contains { $0.hasSuffix("mask") })
  }
}
