import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What the rows of pickers show, and the limits of dates.
@Suite struct PickerRowTests {
  private let later = Date(timeIntervalSince1970: 1_168_335_660 + 86_400)
  private let earlier = Date(timeIntervalSince1970: 1_168_335_660 - 86_400)

  // MARK: Dates

  @Test func dates_areKeptBetweenTheirLimits() {
    let picker = DatePicker()
    let usual = picker.date
    picker.minimumDate = later
    #expect(picker.date == later)
    picker.maximumDate = earlier
    #expect(picker.date == usual)
    picker.minimumDate = nil
    #expect(picker.date == earlier)
    picker.datePickerMode = .countDownTimer
    #expect(picker.date == usual)
    picker.datePickerMode = .date
    picker.setDate(earlier.addingTimeInterval(-60), animated: true)
    #expect(picker.date == earlier.addingTimeInterval(-60))
  }

  private func compact(_ change: (DatePicker) -> Void) -> [String] {
    let picker = DatePicker()
    picker.preferredDatePickerStyle = .compact
    change(picker)
    return picker.shownPlates.map(\.text)
  }

  @Test func dates_areShownInTheTimeZoneOfTheirPicker() throws {
    #expect(compact { _ in } == ["Jan 9, 2007", "9:41 AM"])
    let zone = try #require(TimeZone(secondsFromGMT: 19_800))
    #expect(compact { $0.timeZone = zone } == ["Jan 9, 2007", "3:11 PM"])
    #expect(compact { $0.timeZone = TimeZone(secondsFromGMT: -36_000) } == ["Jan 8, 2007", "11:41 PM"])
    #expect(compact { $0.calendar.timeZone = zone } == ["Jan 9, 2007", "3:11 PM"])
    let picker = DatePicker()
    #expect(picker.timeZone == nil && picker.calendar.identifier == .gregorian)
    #expect(picker.calendar.timeZone.secondsFromGMT() == 0 && picker.locale == nil)
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func minutes_areRoundedDownToTheirInterval() {
    #expect(compact { $0.minuteInterval = 15 }.last == "9:30 AM")
    #expect(
      compact {
        $0.minuteInterval = 15
        $0.roundsToMinuteInterval = false
      }.last == "9:41 AM")
    // Hours are no multiple of seven minutes.
    #expect(compact { $0.minuteInterval = 7 }.last == "9:41 AM")
    let wheels = DatePicker()
    (wheels.datePickerMode, wheels.minuteInterval) = (.time, 5)
    #expect(wheels.shownWheels.map(\.text) == ["9", "40", "AM"])
    #expect(wheels.shownWheels[1].rowCount == 12)
  }

  // MARK: Rows

  /// Two wheels of four rows.
  private final class Rows: PickerViewDataSource, PickerViewDelegate {
    var views: [View] = []
    func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
    ) -> View {
      let view = Label()
      view.text = "\(component).\(row)"
      views.append(view)
      return view
    }
    func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 60
    }
  }

  private final class Titles: PickerViewDataSource, PickerViewDelegate {
    func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      row == 0 ? NSAttributedString(string: "Red", attributes: [.foregroundColor: Color.red]) : nil
    }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  @Test func views_standWhereTheirRowsAre_andFade() throws {
    let (picker, rows, root) = (PickerView(), Rows(), View())
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(1, inComponent: 0, animated: false)
    root.addSubview(picker)
    _ = try root.layout(on: .iPhone4)
    // The wheels of 160 points stand in the middle of 320; the selected rows in the middle of 216.
    let chosen = try #require(picker.view(forRow: 1, forComponent: 0))
    #expect(chosen.frame == rect(80, 88, 100, 40) && chosen.alpha == 1)
    let next = try #require(picker.view(forRow: 2, forComponent: 0))
    #expect(next.frame == rect(80, 128, 100, 40) && abs(next.alpha - 0.4) < 0.001)
    #expect(picker.view(forRow: 0, forComponent: 1)?.frame == rect(180, 88, 60, 40))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))
    #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    #expect(picker.subviews.count == 8 && picker.shownWheels.map(\.text) == ["0.1", "1.0"])
  }

  @Test func views_areAskedForOnce_untilTheirRowsAreReloaded() throws {
    let (picker, rows, root) = (PickerView(), Rows(), View())
    (picker.dataSource, picker.delegate) = (rows, rows)
    root.addSubview(picker)
    _ = try root.layout(on: .iPhone4)
    _ = try root.layout(on: .iPhone5)
    #expect(rows.views.count == 8)
    picker.reloadComponent(0)
    _ = try root.layout(on: .iPhone4)
    #expect(rows.views.count == 16 && picker.subviews.count == 8)
    #expect(rows.views.prefix(8).allSatisfy { $0.superview == nil })
  }

  @Test func titles_withAttributes_comeBeforePlainOnes() throws {
    let (picker, titles, root) = (PickerView(), Titles(), View())
    (picker.dataSource, picker.delegate) = (titles, titles)
    root.addSubview(picker)
    func list() throws -> String { "\(try root.solvedTree(on: .iPhone4).displayList)" }
    #expect(try list().contains("#FF0000"))
    #expect(picker.subviews.isEmpty && picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.showsSelectionIndicator && picker.shownWheels.map(\.text) == ["Red"])
  }
}
