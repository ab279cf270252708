import Foundation

@testable import LayoutSnapshotViews

extension Change {
  /// Labels and text views.
  static let texts: [Change] = [
    .of(Label.self, "text") { $0.text = $1.text() },
    .of(Label.self, "attributedText") { $0.attributedText = $1.attributedText() },
    .of(Label.self, "font") { $0.font = $1.font() },
    .of(Label.self, "textColor") { $0.textColor = $1.color() },
    .of(Label.self, "numberOfLines") { $0.numberOfLines = $1.number(0...3) },
    .of(Label.self, "preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1.of([0, 60, 150]) },
    .of(Label.self, "lineBreakStrategy") { $0.lineBreakStrategy = $1.of([[], .pushOut, .standard]) },
    .of(Label.self, "lineBreakMode") { $0.lineBreakMode = $1.of(LineBreakMode.allCases) },
    .of(Label.self, "textAlignment") { $0.textAlignment = $1.of(TextAlignment.allCases) },
    .of(Label.self, "adjustsFontForContentSizeCategory") {
      $0.adjustsFontForContentSizeCategory = $1.chance(2)
    },
    .of(Label.self, "adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = $1.chance(2) },
    .of(Label.self, "minimumScaleFactor") { $0.minimumScaleFactor = $1.of([0, 0.5, 0.9]) },
    .of(Label.self, "baselineAdjustment") { $0.baselineAdjustment = $1.of(BaselineAdjustment.allCases) },
    .of(TextView.self, "text") { $0.text = $1.text() },
    .of(TextView.self, "attributedText") { $0.attributedText = $1.attributedText() },
    .of(TextView.self, "font") { $0.font = $1.font() },
    .of(TextView.self, "textColor") { $0.textColor = $1.color() },
    .of(TextView.self, "textAlignment") { $0.textAlignment = $1.of(TextAlignment.allCases) },
    .of(TextView.self, "isScrollEnabled") { $0.isScrollEnabled = $1.chance(2) },
    .of(TextView.self, "textContainerInset") { $0.textContainerInset = $1.insets() },
    .of(TextView.self, "lineFragmentPadding") { $0.textContainer.lineFragmentPadding = $1.length(0...20) },
    .of(TextView.self, "maximumNumberOfLines") { $0.textContainer.maximumNumberOfLines = $1.number(0...3) },
    .of(TextView.self, "textContainer.lineBreakMode") {
      $0.textContainer.lineBreakMode = $1.of(LineBreakMode.allCases)
    },
  ]

  /// Fields of one line.
  static let fields: [Change] = [
    .of(TextField.self, "text") { $0.text = $1.text() },
    .of(TextField.self, "attributedText") { $0.attributedText = $1.attributedText() },
    .of(TextField.self, "placeholder") { $0.placeholder = $1.text() },
    .of(TextField.self, "attributedPlaceholder") { $0.attributedPlaceholder = $1.attributedText() },
    .of(TextField.self, "font") { $0.font = $1.font() },
    .of(TextField.self, "textColor") { $0.textColor = $1.color() },
    .of(TextField.self, "textAlignment") { $0.textAlignment = $1.of(TextAlignment.allCases) },
    .of(TextField.self, "borderStyle") { $0.borderStyle = $1.of(TextField.BorderStyle.allCases) },
    .of(TextField.self, "clearButtonMode") { $0.clearButtonMode = $1.of(TextField.ViewMode.allCases) },
    .of(TextField.self, "isSecureTextEntry") { $0.isSecureTextEntry = $1.chance(2) },
    .of(TextField.self, "adjustsFontForContentSizeCategory") {
      $0.adjustsFontForContentSizeCategory = $1.chance(2)
    },
    .of(TextField.self, "leftView") { field, random in
      field.leftView = View(frame: CGRect(origin: .zero, size: random.size()))
    },
    .of(TextField.self, "leftViewMode") { $0.leftViewMode = $1.of(TextField.ViewMode.allCases) },
    .of(TextField.self, "rightView") { field, random in
      let label = Label()
      label.text = random.of(["kg", "m"])
      field.rightView = label
    },
    .of(TextField.self, "rightViewMode") { $0.rightViewMode = $1.of(TextField.ViewMode.allCases) },
    .of(TextField.self, "size of its rightView") { field, random in
      (field.rightView as? Label)?.text = random.text()
    },
    .of(SearchBar.self, "text") { $0.text = $1.text() },
    .of(SearchBar.self, "placeholder") { $0.placeholder = $1.text() },
  ]
}
