import Foundation
import Testing
import LayoutSnapshotViews

/// Fonts: sizes, measures, text styles, what is registered.
@Suite
struct FontTests {
  /// UIKit's numbers for the system font at 40 points: 38.0859375, -9.6484375, 47.734375.
  @Test
  func systemFont_hasTheMeasuresOfIOS() {
    let font = Font.systemFont(ofSize: 40)
    #expect(font.pointSize == 40)
    #expect(font.ascender == 38.0859375)
    #expect(font.descender == -9.6484375)
    #expect(font.lineHeight == 47.734375)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 28.18) < 0.01)
    #expect(abs(font.xHeight - 21.05) < 0.01)
    #expect(Font.labelFontSize == 17 && Font.systemFontSize == 14 && Font.smallSystemFontSize == 12)
    #expect(Font.buttonFontSize == 18)
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, 31.0, 34.0, 60.0), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
    (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.subheadline, 12, 15, 49), (.body, 14, 17, 53),
    (.callout, 13, 16, 51), (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
  ])
  func preferredFont_followsTheTextSize(style: Font.TextStyle, least: Double, usual: Double, most: Double) {
    func size(_ category: ContentSizeCategory) -> CGFloat {
      Font.preferredFont(forTextStyle: style, compatibleWith: .contentSize(category)).pointSize
    }
    #expect(Font.preferredFont(forTextStyle: style).pointSize == CGFloat(usual))
    #expect(size(.extraSmall) == CGFloat(least))
    #expect(size(.large) == CGFloat(usual))
    #expect(size(.accessibilityExtraExtraExtraLarge) == CGFloat(most))
  }

  @Test
  func descriptor_changesTraitsAndSize() throws {
    let regular = Font.systemFont(ofSize: 15)
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(Font(descriptor: bold, size: 0).pointSize == 15)
    let larger = Font(descriptor: bold, size: 20)
    #expect(larger.pointSize == 20 && larger.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(bold.withSize(9).pointSize == 9)
    let upright = try #require(bold.withSymbolicTraits([]))
    #expect(Font(descriptor: upright, size: 15) == regular)
    // A bold font that is asked to be bold stays as heavy as it was.
    let black = Font.systemFont(ofSize: 15, weight: .black)
    #expect(
      Font(descriptor: try #require(black.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0) == black)
  }

  /// Values that others have measured on devices: 16.333 for 17 at the medium size at 3x, 48 at the largest.
  @Test
  func metrics_growLikeTheDistanceOfLines() {
    let metrics = FontMetrics(forTextStyle: .body)
    let medium: Traits = [.contentSize(.medium), .displayScale(3)]
    let largest: Traits = [.contentSize(.accessibilityExtraExtraExtraLarge), .displayScale(3)]
    #expect(metrics.scaledValue(for: 17, compatibleWith: medium) == 49.0 / 3)
    #expect(metrics.scaledValue(for: 17, compatibleWith: largest) == 48)
    #expect(metrics.scaledValue(for: 17) == 17)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest)
    #expect(font.pointSize == 48)
    let limited = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: largest)
    #expect(limited.pointSize == 30)
  }

  @Test
  func label_thatFollowsTheTextSize_growsWithIt() throws {
    let (following, fixed) = (Label(), Label())
    for label in [following, fixed] {
      label.text = "Label"
      label.font = .preferredFont(forTextStyle: .body)
    }
    following.adjustsFontForContentSizeCategory = true
    let root = StackView(arrangedSubviews: [following, fixed])
    root.alignment = .top
    for (category, height) in [
      (ContentSizeCategory.large, 20.5), (.accessibilityLarge, 39.5), (.extraSmall, 17), (.large, 20.5),
    ] {
      _ = try root.layout(on: .iPhone5.with(.contentSize(category)))
      // 33 * 2444 / 2048 = 39.38, 14 * 2444 / 2048 = 16.71
      #expect(following.frame.height == CGFloat(height))
      #expect(fixed.frame.height == 20.5)
    }
    following.font = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
    _ = try root.layout(on: .iPhone5.with(.contentSize(.accessibilityExtraExtraExtraLarge)))
    // 10 * 62 / 22 = 28.18, 28 on the pixel at 2x, 33.41 high.
    #expect(following.frame.height == 33.5)
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, "SnapshotSansRegular"), (.regular, "SnapshotSansRegular"),
    (.medium, "SnapshotSansMedium"), (.semibold, "SnapshotSansSemiBold"), (.black, "SnapshotSansBold"),
    (Font.Weight(0.28), "SnapshotSansSemiBold"),
  ])
  func weight_isDrawnByTheNearestCut(weight: Font.Weight, name: String) {
    #expect(Font.systemFont(ofSize: 12, weight: weight).fontName == name)
  }

  @Test
  func italic_isAsWideAsOnIOS_whichIsNotAsWideAsUpright() {
    func width(_ font: Font) -> CGFloat {
      let label = Label()
      (label.text, label.font) = ("Hello UIKit", font)
      return label.intrinsicContentSize.width
    }
    #expect(width(.italicSystemFont(ofSize: 40)) > width(.systemFont(ofSize: 40)))
    let descriptor = Font.systemFont(ofSize: 40).fontDescriptor.withSymbolicTraits(.traitItalic)
    let described = descriptor.map { width(Font(descriptor: $0, size: 0)) }
    #expect(described == width(.italicSystemFont(ofSize: 40)))
    #expect(Font.italicSystemFont(ofSize: 17) != .systemFont(ofSize: 17))
  }

  @Test
  func monospaced_givesEveryCharacterTheSameRoom_inEveryWeight() {
    func width(_ text: String, _ weight: Font.Weight) -> CGFloat {
      let label = Label()
      (label.text, label.font) = (text, .monospacedSystemFont(ofSize: 16, weight: weight))
      return label.intrinsicContentSize.width
    }
    // 10 times 1266/2048 of 16 points are 98.90625.
    for text in ["0123456789", "WWWWWiiiii", "Änderungen", "a.b.c.d.e."] {
      #expect(width(text, .regular) == 99, "\(text)")
      #expect(width(text, .bold) == 99, "\(text)")
    }
  }

  @Test
  func digitsOfOneWidth_areAllAsWideAsAZero() {
    func width(_ text: String) -> CGFloat {
      let label = Label()
      label.font = .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
      label.text = text
      return label.intrinsicContentSize.width
    }
    #expect(width("1111") == width("0000"))
    #expect(width("4728") == width("0000"))
  }

  @Test
  func sizes_thatAreNone_areBroughtIntoRange() {
    #expect(Font.systemFont(ofSize: -1).pointSize == 0)
    #expect(Font.systemFont(ofSize: .nan).pointSize == 0)
    #expect(Font.systemFont(ofSize: 1e9).pointSize == 10_000)
    #expect(Font.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
  }

  @Test
  func registering_whatIsNoFont_saysWhatIsWrong() throws {
    do {
      try Font.register(Data("no font at all, but long enough".utf8))
      Issue.record("registered")
    } catch {
      guard case .unusable(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty)
      #expect("\(error)".contains(reason))
    }
    #expect(Font(name: "NoSuchFont", size: 12) == nil)
  }
}
