import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Gives a control the attributes of its class.
  func configureControl(_ view: View, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let control = view as? Control { control.isEnabled = element.flag("enabled") ?? true }
    switch view {
    case let button as Button: try configure(button, element)
    case let control as Switch:
      control.isOn = element.flag("on") ?? false
      control.onTintColor = try color(element, key: "onTintColor")
      control.thumbTintColor = try color(element, key: "thumbTintColor")
    case let slider as Slider:
      slider.minimumValue = Float(element.looseNumber("minValue") ?? 0)
      slider.maximumValue = Float(element.looseNumber("maxValue") ?? 1)
      slider.value = Float(element.looseNumber("value") ?? 0.5)
      slider.minimumTrackTintColor = try color(element, key: "minimumTrackTintColor")
      slider.maximumTrackTintColor = try color(element, key: "maximumTrackTintColor")
      slider.thumbTintColor = try color(element, key: "thumbTintColor")
    case let control as SegmentedControl: try configure(control, element)
    case let stepper as Stepper:
      stepper.minimumValue = element.looseNumber("minimumValue") ?? 0
      stepper.maximumValue = element.looseNumber("maximumValue") ?? 100
      stepper.stepValue = element.looseNumber("stepValue") ?? 1
      stepper.value = element.looseNumber("value") ?? 0
    case let progress as ProgressView:
      progress.progress = Float(element.looseNumber("progress") ?? 0)
      progress.progressTintColor = try color(element, key: "progressTintColor")
      progress.trackTintColor = try color(element, key: "trackTintColor")
    case let control as PageControl:
      control.numberOfPages = element.looseNumber("numberOfPages").map { Int(max(-1, min($0, 10_000))) } ?? 0
      control.currentPage = element.looseNumber("currentPage").map { Int(max(-1, min($0, 10_000))) } ?? 0
      control.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    case let indicator as ActivityIndicatorView: try configure(indicator, element)
    case let picker as DatePicker: try configure(picker, element)
    case let bar as Bar:
      bar.isTranslucent = element.flag("translucent") ?? true
      bar.barTintColor = try color(element, key: "barTintColor") ?? bar.barTintColor
      (bar as? NavigationBar)?.prefersLargeTitles = element.flag("largeTitles") ?? false
    default: break
    }
  }

  private func configure(_ control: SegmentedControl, _ element: XMLElement) throws(InterfaceBuilderError) {
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
    let segments = element.child("segments").map { Array($0.children) } ?? []
    // The control is configured anew for other size classes.
    control.removeAllSegments()
    for (index, segment) in segments.enumerated() where segment.name == "segment" {
      if let picture = image(segment["image"], catalog: segment["catalog"]) {
        control.insertSegment(with: picture, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
      }
    }
    // One that is not there cannot be selected; Xcode leaves such numbers behind when segments are removed.
    control.selectedSegmentIndex =
      element.looseNumber("selectedSegmentIndex").map {
        Int(max(-1, min($0, Double(control.numberOfSegments - 1))))
      } ?? SegmentedControl.noSegment
  }

  private func configure(
    _ indicator: ActivityIndicatorView, _ element: XMLElement
  ) throws(InterfaceBuilderError) {
    indicator.style =
      element.word(
        "style",
        [
          "white": ActivityIndicatorView.Style.medium, "gray": .medium, "medium": .medium,
          "whiteLarge": .large, "large": .large,
        ]) ?? .medium
    if let color = try color(element, key: "color") { indicator.color = color }
    indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { indicator.startAnimating() }
  }

  private func configure(_ picker: DatePicker, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let mode = element.word(
      "datePickerMode",
      [
        "time": DatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ])
    {
      picker.datePickerMode = mode
    }
    // Before there were others, every picker was one of wheels, and documents do not say so.
    let hasOnlyWheels = canvasVersion < 16100 && options.follows(.wheelsBefore16100)
    let usual: DatePicker.Style = hasOnlyWheels ? .wheels : .automatic
    picker.preferredDatePickerStyle =
      element.word(
        "style",
        ["wheels": .wheels, "compact": .compact, "inline": .automatic, "automatic": .automatic]) ?? usual
  }
}
