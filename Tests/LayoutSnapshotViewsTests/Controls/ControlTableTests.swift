import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What controls are like before anything is said of them.
///
/// Sizes and aligned parts are those that Xcode saved for controls whose size no constraint decides, in storyboards of
/// tools versions from 15000 to below 24000, which are of iOS 13 to 18: how many of how many agree stands beside each.
/// Priorities are those of a table that Senseful measured in UIKit
/// (stackoverflow.com/questions/36924093). Other values are those of Apple's documentation.
@Suite struct ControlTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> View
    /// What content asks for, -1 for nothing.
    let intrinsic: (Double, Double)
    /// What a control is as large as when it fits itself, frames and not aligned parts.
    let fitted: (Double, Double)
    var insets = EdgeInsets.zero
    var hugging: (Float, Float) = (250, 250)
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    // 61 of 67 are 51x31, as before; 14 of 15 of the next generation are 63x28. The aligned part ends 2 points before the right edge in 190 of 193.
    Row(
      name: "Switch", make: { Switch() }, intrinsic: (49, 31), fitted: (51, 31), insets: .init(right: 2),
      hugging: (750, 750)),
    // 25 of 31 are 31 high; 107 of 110 are aligned 2 points inside both ends and 1 above the bottom.
    Row(
      name: "Slider", make: { Slider() }, intrinsic: (-1, 30), fitted: (100, 31),
      insets: .init(left: 2, bottom: 1, right: 2)),
    // 15 of 17 are 32 high; 68 of 70 are aligned 1 point above the bottom.
    Row(
      name: "SegmentedControl", make: { SegmentedControl() }, intrinsic: (0, 31), fitted: (0, 32),
      insets: .init(bottom: 1)),
    // 3 of 3 are 4 high.
    Row(
      name: "ProgressView", make: { ProgressView() }, intrinsic: (-1, 4), fitted: (100, 4),
      hugging: (250, 750)),
    // 14 of 15 are 20x20, 4 of 4 large ones 37x37.
    Row(
      name: "ActivityIndicatorView", make: { ActivityIndicatorView() }, intrinsic: (20, 20), fitted: (20, 20),
      hugging: (750, 750)),
    Row(
      name: "large ActivityIndicatorView", make: { ActivityIndicatorView(style: .large) },
      intrinsic: (37, 37), fitted: (37, 37), hugging: (750, 750)),
    Row(
      name: "whiteLarge ActivityIndicatorView", make: { ActivityIndicatorView(style: .whiteLarge) },
      intrinsic: (37, 37), fitted: (37, 37), hugging: (750, 750)),
    // One of three pages is 39x37, in a storyboard of tools version 9; later ones say nothing.
    Row(
      name: "PageControl of 3",
      make: {
        let control = PageControl()
        control.numberOfPages = 3
        return control
      }, intrinsic: (39, 37), fitted: (39, 37)),
    Row(name: "PageControl", make: { PageControl() }, intrinsic: (0, 37), fitted: (0, 37)),
    // 11 of 14 are 94x32.
    Row(
      name: "Stepper", make: { Stepper() }, intrinsic: (94, 32), fitted: (94, 32), hugging: (750, 750)),
    // 2 of 2 are 216 high, 6 of 8 before. Date pickers: one of 3, 3 of 3 before.
    Row(name: "PickerView", make: { PickerView() }, intrinsic: (320, 216), fitted: (320, 216)),
    Row(name: "DatePicker", make: { DatePicker() }, intrinsic: (320, 216), fitted: (320, 216)),
    // 2 of 2 are 56 high.
    Row(name: "SearchBar", make: { SearchBar() }, intrinsic: (-1, 56), fitted: (100, 56)),
    Row(name: "ImageView", make: { ImageView() }, intrinsic: (-1, -1), fitted: (0, 0)),
    Row(name: "View", make: { View() }, intrinsic: (-1, -1), fitted: (0, 0)),
  ]

  @Test(arguments: rows)
  func control_hasItsSize(_ row: Row) {
    let view = row.make()
    #expect(view.intrinsicContentSize == CGSize(width: row.intrinsic.0, height: row.intrinsic.1))
    #expect(view.alignmentRectInsets == row.insets)
    let fitted = view.sizeThatFits(CGSize(width: 100, height: 100))
    #expect(fitted == CGSize(width: row.fitted.0, height: row.fitted.1))
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == row.hugging.0)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == row.hugging.1)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.frame.origin == .zero)
  }

  /// A control's frame is what is aligned and what reaches beyond it.
  @Test(arguments: [
    (rows[0], rect(16, 20, 51, 31)), (rows[1], rect(14, 20, 292, 31)), (rows[3], rect(16, 20, 288, 4)),
    (rows[9], rect(16, 20, 94, 32)),
  ])
  func control_betweenMargins_liesWhereXcodePutsIt(_ row: Row, frame: CGRect) throws {
    let (root, control) = (View(), row.make())
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    control.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    if row.intrinsic.0 < 0 {
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    }
    _ = try root.layout(on: .iPhone4)
    #expect(control.frame == frame)
  }

  @Test func control_defaults() {
    let control = Control()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
    #expect(!Switch().isOn)
    let slider = Slider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(ProgressView().progress == 0 && ProgressView().progressViewStyle == .default)
    let wheel = ActivityIndicatorView()
    #expect(!wheel.isAnimating && wheel.hidesWhenStopped && wheel.style == .medium)
    let pages = PageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    let stepper = Stepper()
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && !stepper.wraps)
    let segments = SegmentedControl()
    #expect(segments.selectedSegmentIndex == SegmentedControl.noSegment && segments.numberOfSegments == 0)
    #expect(!segments.isMomentary && !segments.apportionsSegmentWidthsByContent)
    #expect(DatePicker().datePickerMode == .dateAndTime && DatePicker().minuteInterval == 1)
  }
}
