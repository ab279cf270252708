import Foundation
import Testing
import LayoutSnapshotViews

/// UIKit's documented defaults that text views rely on, each with where it stands.
@Suite
struct TextDefaultsTests {
  /// A default and its source.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let holds: @Sendable () -> Bool
    var testDescription: String { name }
  }

  /// "Class Reference" is Apple's documentation of the class and its property.
  static let rows: [Row] = [
    Row(name: "Label.numberOfLines 1", source: "UILabel Class Reference") { Label().numberOfLines == 1 },
    Row(name: "Label.lineBreakMode truncates the tail", source: "UILabel Class Reference") {
      Label().lineBreakMode == .byTruncatingTail
    },
    Row(name: "Label.textAlignment natural", source: "UILabel Class Reference, iOS 9 and later") {
      Label().textAlignment == .natural
    },
    Row(name: "Label.font 17 points", source: "UILabel Class Reference: system font, 17") {
      Label().font == .systemFont(ofSize: 17)
    },
    Row(name: "Label.textColor label", source: "UILabel Class Reference, iOS 13 and later") {
      Label().textColor == .label
    },
    Row(name: "Label.adjustsFontSizeToFitWidth false", source: "UILabel Class Reference") {
      !Label().adjustsFontSizeToFitWidth
    },
    Row(name: "Label.minimumScaleFactor 0", source: "UILabel Class Reference") {
      Label().minimumScaleFactor == 0
    },
    Row(name: "Label.baselineAdjustment alignBaselines", source: "UILabel Class Reference") {
      Label().baselineAdjustment == .alignBaselines
    },
    Row(name: "Label.preferredMaxLayoutWidth 0", source: "UILabel Class Reference") {
      Label().preferredMaxLayoutWidth == 0
    },
    Row(
      name: "adjustsFontForContentSizeCategory false", source: "UIContentSizeCategoryAdjusting Reference"
    ) { !Label().adjustsFontForContentSizeCategory },
    Row(name: "Label hugs at 250 in code", source: "UIView Class Reference; 251 is Interface Builder's") {
      hugging(Label()) == [250, 250]
    },
    Row(name: "Label resists at 750", source: "UIView Class Reference") {
      resistance(Label()) == [750, 750]
    },
    Row(
      name: "Button hugs at 250 and resists at 750", source: "NSLayoutConstraint.h: DefaultLow, DefaultHigh"
    ) {
      hugging(Button()) == [250, 250] && resistance(Button()) == [750, 750]
    },
    Row(name: "TextField hugs at 250 and resists at 750", source: "UIView Class Reference") {
      hugging(TextField()) == [250, 250] && resistance(TextField()) == [750, 750]
    },
    Row(name: "Button() is custom", source: "UIButton Class Reference") { Button().buttonType == .custom },
    Row(name: "Button title truncates its middle", source: "UIButton Class Reference, lineBreakMode") {
      Button().titleLabel?.lineBreakMode == .byTruncatingMiddle
    },
    Row(name: "Button title colour white", source: "UIButton Class Reference, titleColorForState") {
      Button().currentTitleColor == .white
    },
    Row(name: "Button insets zero", source: "UIButton Class Reference") {
      let button = Button()
      return [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets]
        .allSatisfy { $0 == .zero }
    },
    Row(name: "Control content in the middle", source: "UIControl Class Reference") {
      Button().contentHorizontalAlignment == .center && Button().contentVerticalAlignment == .center
    },
    Row(name: "Control enabled, not selected", source: "UIControl Class Reference") {
      Button().isEnabled && !Button().isSelected && !Button().isHighlighted && Button().state == .normal
    },
    Row(name: "TextField.borderStyle none", source: "UITextField Class Reference") {
      TextField().borderStyle == .none
    },
    Row(name: "TextField.text empty", source: "UITextField Class Reference: @\"\" by default") {
      TextField().text == ""
    },
    Row(name: "TextField view modes never", source: "UITextField Class Reference") {
      TextField().leftViewMode == .never && TextField().rightViewMode == .never
    },
    Row(name: "TextView insets 8 0 8 0", source: "UITextView Class Reference, textContainerInset") {
      TextView().textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    },
    Row(name: "TextView padding 5", source: "NSTextContainer Class Reference, lineFragmentPadding") {
      TextView().textContainer.lineFragmentPadding == 5
    },
    Row(name: "TextView scrolls, can be edited", source: "UITextView Class Reference") {
      TextView().isScrollEnabled && TextView().isEditable && TextView().isSelectable
    },
    Row(name: "ParagraphStyle wraps words", source: "NSParagraphStyle Class Reference") {
      ParagraphStyle.default.lineBreakMode == .byWordWrapping && ParagraphStyle.default.alignment == .natural
        && ParagraphStyle.default.lineSpacing == 0
    },
    Row(
      name: "Button.Configuration insets", source: "saved frames of configured buttons in Xcode's documents"
    ) {
      Button.Configuration.plain().contentInsets
        == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    },
  ]

  private static func hugging(_ view: View) -> [Float] {
    [
      view.contentHuggingPriority(for: .horizontal).rawValue,
      view.contentHuggingPriority(for: .vertical).rawValue,
    ]
  }

  private static func resistance(_ view: View) -> [Float] {
    [
      view.contentCompressionResistancePriority(for: .horizontal).rawValue,
      view.contentCompressionResistancePriority(for: .vertical).rawValue,
    ]
  }

  @Test(arguments: rows)
  func default_isUIKits(row: Row) { #expect(row.holds(), "\(row.source)") }
}
