import Foundation
import LayoutSnapshotTesting
import Testing

@Suite struct ControlGallery {
  /// A control after something was said of it.
  private func with<Piece: View>(_ piece: Piece, _ change: (Piece) -> Void) -> Piece {
    change(piece)
    return piece
  }

  @Test func controls() {
    let sheet = Sheet()
    sheet.row(
      Switch(), with(Switch()) { $0.isOn = true },
      with(Switch()) { ($0.isOn, $0.onTintColor) = (true, .systemOrange) },
      with(Switch()) { ($0.isOn, $0.isEnabled) = (true, false) })
    for (value, isEnabled) in [(0, true), (0.4, true), (1, false)] as [(Float, Bool)] {
      let slider = with(Slider()) { ($0.value, $0.isEnabled) = (value, isEnabled) }
      slider.widthAnchor.constraint(equalToConstant: 288).isActive = true
      sheet.row(slider)
    }
    let progress = [0, 0.3, 1].map { value in with(ProgressView()) { $0.progress = value } }
    for bar in progress { bar.widthAnchor.constraint(equalToConstant: 85).isActive = true }
    sheet.row(progress[0], progress[1], progress[2])
    sheet.row(
      with(ActivityIndicatorView()) { $0.startAnimating() },
      with(ActivityIndicatorView(style: .large)) { $0.startAnimating() },
      with(ActivityIndicatorView(style: .large)) { ($0.hidesWhenStopped, $0.color) = (false, .systemBlue) },
      with(PageControl()) { ($0.numberOfPages, $0.currentPage) = (5, 1) })
    sheet.row(Stepper(), with(Stepper()) { $0.value = 5 })
    sheet.row(
      with(SegmentedControl(items: ["First", "Second"])) { $0.selectedSegmentIndex = 0 },
      with(SegmentedControl(items: ["On", "Off"])) { $0.isEnabled = false })
    let wide = with(SegmentedControl(items: ["Day", "Week", "Month", "Year"])) { $0.selectedSegmentIndex = 2 }
    wide.widthAnchor.constraint(equalToConstant: 288).isActive = true
    sheet.row(wide)
    let icons = ["plus", "star", "checkmark"].compactMap { Image(systemName: $0) }
    sheet.row(
      with(SegmentedControl(items: icons)) {
        ($0.selectedSegmentIndex, $0.selectedSegmentTintColor) = (1, .systemYellow)
      },
      with(SegmentedControl(items: ["Solid", "Gradient"])) { $0.apportionsSegmentWidthsByContent = true })
    assertSnapshot(of: sheet, on: .sheets(height: 500))
  }

  @Test func pagesAndColors() {
    let sheet = Sheet()
    let star = Image(systemName: "star.fill")
    func pages(_ change: @escaping (PageControl) -> Void) -> PageControl {
      with(PageControl()) {
        ($0.numberOfPages, $0.currentPage) = (5, 1)
        change($0)
      }
    }
    sheet.row(pages { $0.backgroundStyle = .prominent }, pages { $0.direction = .rightToLeft })
    sheet.row(
      pages {
        $0.setIndicatorImage(star, forPage: 0)
        $0.preferredCurrentPageIndicatorImage = Image(systemName: "circle.fill")
        $0.currentPageIndicatorTintColor = .systemOrange
      })
    sheet.row(
      pages { ($0.direction, $0.backgroundStyle) = (.topToBottom, .prominent) },
      pages { $0.direction = .bottomToTop }, with(UIColorWell()) { _ in },
      with(UIColorWell()) { $0.selectedColor = .systemTeal },
      with(UIColorWell()) { ($0.selectedColor, $0.isEnabled) = (.systemPink, false) })
    assertSnapshot(of: sheet, on: .sheets(height: 280))
  }

  @Test func pickers() {
    let sheet = Sheet()
    sheet.row(
      with(DatePicker()) { $0.preferredDatePickerStyle = .compact },
    )
    sheet.row(
      with(DatePicker()) { ($0.preferredDatePickerStyle, $0.datePickerMode) = (.compact, .date) },
      with(DatePicker()) {
        ($0.preferredDatePickerStyle, $0.datePickerMode, $0.isEnabled) = (.compact, .time, false)
      })
    for mode in [DatePicker.Mode.dateAndTime, .date, .countDownTimer] {
      let picker = with(DatePicker()) { ($0.datePickerMode, $0.countDownDuration) = (mode, 5400) }
      picker.widthAnchor.constraint(equalToConstant: 288).isActive = true
      sheet.row(picker)
    }
    assertSnapshot(of: sheet, on: .sheets(height: 820))
  }
}
