import LayoutSnapshotGraphics
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct ColorTests {
  @Test func color_outOfRange_goesToTheNearerEnd() {
    #expect(
      Color(red: -1, green: 2, blue: .nan, alpha: .infinity) == Color(Pixel(red: 0, green: 255, blue: 0)))
    #expect(Color.darkGray == Color(Pixel(red: 85, green: 85, blue: 85)))
  }

  @Test(
    arguments: [
      ([0, 1, 1], "#FF0000"), ([1, 1, 1], "#FF0000"), ([1 / 6, 1, 1], "#FFFF00"),
      ([1 / 3, 1, 0.5], "#008000"), ([0.5, 0.5, 1], "#80FFFF"), ([2 / 3, 1, 1], "#0000FF"),
      ([0.75, 0.5, 0.8], "#9966CC"), ([0.4, 0, 0.2], "#333333"),
    ] as [([Double], String)])
  func color_ofHue(_ parts: [Double], bytes: String) {
    let color = Color(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 1)
    #expect("\(color.pixel(in: .light))" == bytes)
  }

  @Test func color_followsTheStyle_alsoAtAnotherOpacity() {
    #expect(Color.label.pixel(in: .light) == .black)
    #expect(Color.label.pixel(in: .dark) == .white)
    let half = Color.label.withAlphaComponent(0.5)
    #expect(half.pixel(in: .dark) == Pixel(red: 255, green: 255, blue: 255, alpha: 128))
    #expect(Color.label.resolvedColor(with: .dark) == .white)
    #expect(Color.label.resolvedColor(with: .dark).resolvedColor(with: .light) == .white)
  }

  @Test func color_provided_isAskedForEveryTraits() {
    let color = Color { $0.preferredContentSizeCategory > .large ? .label : .red }
    #expect(color.pixel(in: .contentSize(.medium)) == Pixel(red: 255, green: 0, blue: 0))
    #expect(color.pixel(in: [.contentSize(.extraLarge), .dark]) == .white)
    let faint = color.withAlphaComponent(0.2).withAlphaComponent(0.4)
    #expect(faint.pixel(in: .light) == Pixel(red: 255, green: 0, blue: 0, alpha: 102))
    let copy = color
    #expect(copy == color && copy != Color { _ in .red })
  }

  /// The values that Apple's guidelines and UIKit give, some of each kind.
  @Test(arguments: [
    (Color.systemBlue, "#007AFF", "#0A84FF"), (.systemRed, "#FF3B30", "#FF453A"),
    (.systemGreen, "#34C759", "#30D158"), (.systemGray6, "#F2F2F7", "#1C1C1E"),
    (.secondaryLabel, "#3C3C4399", "#EBEBF599"), (.quaternaryLabel, "#3C3C432E", "#EBEBF529"),
    (.separator, "#3C3C434A", "#54545899"), (.systemGroupedBackground, "#F2F2F7", "#000000"),
    (.quaternarySystemFill, "#74748014", "#7676802E"), (.link, "#007AFF", "#0984FF"),
    (.placeholderText, "#3C3C434D", "#EBEBF54D"), (.lightText, "#FFFFFF99", "#FFFFFF99"),
  ])
  func systemColors(_ color: Color, light: String, dark: String) {
    #expect("\(color.pixel(in: .light))" == light)
    #expect("\(color.pixel(in: .dark))" == dark)
  }

  @Test func background_isDrawnInTheStyleOfItsView() throws {
    let (root, bright) = (View(), View(frame: rect(0, 0, 10, 10)))
    bright.backgroundColor = .label
    bright.overrideUserInterfaceStyle = .light
    root.addSubview(bright)
    let list = try root.solvedTree(on: .iPhone4.with(.dark)).displayList
    #expect("\(list)" == "canvas 640 960\nfill 0 0 640 960 #000000\nfill 0 0 20 20 #000000\n")
    bright.overrideUserInterfaceStyle = .unspecified
    let dark = try root.solvedTree(on: .iPhone4.with(.dark)).displayList
    #expect("\(dark)".hasSuffix("fill 0 0 20 20 #FFFFFF\n"))
  }
}

@Suite struct TintTests {
  @Test func tint_isSharedByWhatIsInAView() {
    let (root, inner, other) = (View(), TintListener(), TintListener())
    root.addSubview(inner)
    root.addSubview(other)
    other.tintColor = .green
    #expect(inner.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(inner.tintColor == .red && other.tintColor == .green)
    #expect(inner.changes == 1)
    root.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }

  @Test func tint_dimmed_isGrey() {
    let (root, inner) = (View(), TintListener())
    root.addSubview(inner)
    root.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1)
    #expect(inner.tintColor.pixel(in: .light) == Pixel(red: 101, green: 101, blue: 101))
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .systemBlue)
  }
}

private final class TintListener: View {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}
