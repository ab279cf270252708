import Foundation
import Testing

@testable import LayoutSnapshotTesting

/// What a control was given and no picture shows is told with what was recorded.
@Suite struct ControlFlawTests {
  private var flaws: [String] { LayoutFlaw.absences(TestContext.runningTest, besides: []).map(\.text) }

  @Test func datePicker_ofAnotherLocale_isTold() {
    let picker = DatePicker()
    picker.locale = nil
    picker.locale = Locale(identifier: "en_US")
    #expect(flaws == [])
    picker.locale = Locale(identifier: "ja_JP")
    #expect(flaws.count == 1 && flaws[0].contains("has the locale ja_JP"), "\(flaws)")
  }

  @Test func datePicker_ofAnotherCalendar_isTold() {
    let picker = DatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    #expect(flaws == [])
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(flaws.count == 1 && flaws[0].contains("shows the Gregorian one"), "\(flaws)")
  }

  @Test func searchBar_withAnotherClearButton_isTold() {
    let bar = SearchBar()
    bar.setImage(Image(), for: .search, state: .normal)
    #expect(flaws == [])
    bar.setImage(Image(), for: .clear, state: .normal)
    #expect(flaws.count == 1 && flaws[0].contains("clear button"), "\(flaws)")
  }
}
