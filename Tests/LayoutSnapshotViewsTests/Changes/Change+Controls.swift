import Foundation

@testable import LayoutSnapshotViews

extension Change {
  /// Buttons and pictures.
  static let buttons: [Change] = [
    .of(Button.self, "setTitle") { button, random in
      button.setTitle(random.text(), for: random.of([.normal, .disabled, .selected]))
    },
    .of(Button.self, "setAttributedTitle") { button, random in
      button.setAttributedTitle(random.chance(3) ? nil : random.attributedText(), for: .normal)
    },
    .of(Button.self, "setTitleColor") { $0.setTitleColor($1.color(), for: .normal) },
    .of(Button.self, "setImage") { button, random in
      button.setImage(random.image(), for: random.of([.normal, .selected]))
    },
    .of(Button.self, "setBackgroundImage") { $0.setBackgroundImage($1.image(), for: .normal) },
    .of(Button.self, "titleLabel.font") { $0.titleLabel?.font = $1.font() },
    .of(Button.self, "titleLabel.numberOfLines") { $0.titleLabel?.numberOfLines = $1.number(0...2) },
    .of(Button.self, "contentEdgeInsets") { $0.contentEdgeInsets = $1.insets() },
    .of(Button.self, "titleEdgeInsets") { $0.titleEdgeInsets = $1.insets() },
    .of(Button.self, "imageEdgeInsets") { $0.imageEdgeInsets = $1.insets() },
    .of(Button.self, "configuration") { button, random in
      var configuration = random.of([
        Button.Configuration.filled(), .plain(), .gray(), .tinted(),
      ])
      (configuration.title, configuration.image) = (random.text(), random.image())
      configuration.imagePlacement = random.of([.leading, .trailing, .top, .bottom])
      configuration.imagePadding = random.length(0...16)
      button.configuration = random.chance(4) ? nil : configuration
    },
    .of(Control.self, "isEnabled") { $0.isEnabled = $1.chance(2) },
    .of(Control.self, "isSelected") { $0.isSelected = $1.chance(2) },
    .of(Control.self, "isHighlighted") { $0.isHighlighted = $1.chance(2) },
    .of(Control.self, "contentHorizontalAlignment") {
      $0.contentHorizontalAlignment = $1.of(Control.ContentHorizontalAlignment.allCases)
    },
    .of(Control.self, "contentVerticalAlignment") {
      $0.contentVerticalAlignment = $1.of(Control.ContentVerticalAlignment.allCases)
    },
    .of(ImageView.self, "image") { $0.image = $1.image() },
    .of(ImageView.self, "highlightedImage") { $0.highlightedImage = $1.image() },
    .of(ImageView.self, "isHighlighted") { $0.isHighlighted = $1.chance(2) },
    .of(ImageView.self, "preferredSymbolConfiguration") {
      $0.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: $1.length(10...80))
    },
  ]

  /// Controls with values.
  static let controls: [Change] = [
    .of(Switch.self, "isOn") { $0.isOn = $1.chance(2) },
    .of(Slider.self, "value") { $0.value = Float($1.number(0...10)) / 10 },
    .of(ProgressView.self, "progress") { $0.progress = Float($1.number(0...10)) / 10 },
    .of(ActivityIndicatorView.self, "style") { $0.style = $1.of(ActivityIndicatorView.Style.allCases) },
    .of(ActivityIndicatorView.self, "startAnimating") { wheel, random in
      if random.chance(2) { wheel.startAnimating() } else { wheel.stopAnimating() }
    },
    .of(PageControl.self, "numberOfPages") { $0.numberOfPages = $1.number(0...9) },
    .of(PageControl.self, "currentPage") { $0.currentPage = $1.number(0...9) },
    .of(Stepper.self, "value") { $0.value = Double($1.number(0...100)) },
    .of(DatePicker.self, "datePickerMode") { $0.datePickerMode = $1.of(DatePicker.Mode.allCases) },
    .of(DatePicker.self, "preferredDatePickerStyle") {
      $0.preferredDatePickerStyle = $1.of(DatePicker.Style.allCases)
    },
    .of(DatePicker.self, "date") {
      $0.date = Date(timeIntervalSince1970: Double($1.number(0...1_000_000_000)))
    },
    .of(SegmentedControl.self, "insertSegment") {
      $0.insertSegment(withTitle: $1.of(["A", "Longer title"]), at: $1.number(0...3), animated: false)
    },
    .of(SegmentedControl.self, "setTitle") { control, random in
      if control.numberOfSegments > 0 {
        control.setTitle(random.of(["B", "Another title"]), forSegmentAt: 0)
      }
    },
    .of(SegmentedControl.self, "setWidth") { control, random in
      if control.numberOfSegments > 0 { control.setWidth(random.length(0...200), forSegmentAt: 0) }
    },
    .of(SegmentedControl.self, "removeSegment") { $0.removeSegment(at: $1.number(0...3), animated: false) },
    .of(SegmentedControl.self, "apportionsSegmentWidthsByContent") {
      $0.apportionsSegmentWidthsByContent = $1.chance(2)
    },
    .of(SegmentedControl.self, "selectedSegmentIndex") {
      $0.selectedSegmentIndex = min($0.numberOfSegments - 1, $1.number(-1...2))
    },
  ]

  /// Stacks.
  static let stacks: [Change] = [
    .of(StackView.self, "axis") { $0.axis = $1.axis() },
    .of(StackView.self, "distribution") { $0.distribution = $1.of(StackView.Distribution.allCases) },
    .of(StackView.self, "alignment") {
      $0.alignment = $1.of([.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline])
    },
    .of(StackView.self, "spacing") { $0.spacing = $1.of([0, 4.5, 12, StackView.spacingUseSystem]) },
    .of(StackView.self, "setCustomSpacing") { stack, random in
      guard !stack.arrangedSubviews.isEmpty else { return }
      stack.setCustomSpacing(
        random.of([3, 20, StackView.spacingUseDefault]), after: random.of(stack.arrangedSubviews))
    },
    .of(StackView.self, "isLayoutMarginsRelativeArrangement") {
      $0.isLayoutMarginsRelativeArrangement = $1.chance(2)
    },
    .of(StackView.self, "isBaselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1.chance(2) },
    .of(StackView.self, "arranged view hidden") { stack, random in
      if !stack.arrangedSubviews.isEmpty { random.of(stack.arrangedSubviews).isHidden.toggle() }
    },
    .of(StackView.self, "removeArrangedSubview") { stack, random in
      guard stack.arrangedSubviews.count > 1 else { return }
      stack.removeArrangedSubview(random.of(stack.arrangedSubviews))
    },
    .of(StackView.self, "arranged view removed") { stack, random in
      guard stack.arrangedSubviews.count > 1 else { return }
      random.of(stack.arrangedSubviews).removeFromSuperview()
    },
    .of(StackView.self, "insertArrangedSubview") { stack, random in
      let view = ContentView()
      view.content = random.size()
      stack.insertArrangedSubview(view, at: random.number(0...stack.arrangedSubviews.count))
    },
    .of(StackView.self, "arranged views in another order") { stack, random in
      guard let first = stack.arrangedSubviews.first else { return }
      stack.insertArrangedSubview(first, at: random.number(0...stack.arrangedSubviews.count - 1))
    },
  ]

  /// Scroll views.
  static let scrolls: [Change] = [
    .of(ScrollView.self, "contentInset") { $0.contentInset = $1.insets() },
    .of(ScrollView.self, "contentOffset") {
      $0.contentOffset = CGPoint(x: $1.length(0...20), y: $1.length(0...90))
    },
    .of(ScrollView.self, "contentSize") { $0.contentSize = $1.size() },
    .of(ScrollView.self, "contentInsetAdjustmentBehavior") {
      $0.contentInsetAdjustmentBehavior = $1.of(ScrollView.ContentInsetAdjustmentBehavior.allCases)
    },
    .of(ScrollView.self, "alwaysBounceVertical") { $0.alwaysBounceVertical = $1.chance(2) },
    .of(ScrollView.self, "alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1.chance(2) },
  ]
}
