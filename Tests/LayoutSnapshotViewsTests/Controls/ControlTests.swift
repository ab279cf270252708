import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Controls at the origin of a screen of 320x480 at 2x.
@Suite struct ControlTests {
  private let root = View()

  private func painted(_ control: View, _ device: Device = .iPhone4) throws -> [String] {
    root.addSubview(control)
    let list = try root.solvedTree(on: device).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map { String($0.drop { $0 == " " }) }
  }

  @Test func value_isKeptInItsRange() {
    let slider = Slider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 0.75
    #expect(slider.value == 0.75)
    slider.value = .nan
    #expect(slider.value == 0.75)
    let stepper = Stepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    let progress = ProgressView()
    for (given, kept) in [(0.25, 0.25), (-1, 0), (2, 1), (.nan, 0)] as [(Float, Float)] {
      progress.progress = given
      #expect(progress.progress == kept)
    }
    let pages = PageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 7)
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
  }

  @Test func switch_isGreenWhileOn_andItsKnobIsAtTheTrailingEnd() throws {
    let control = Switch()
    #expect(try painted(control).first == "paint 0 0 102 62 round 31 #78788029")
    #expect(try painted(control).last == "paint 4 4 58 58 round 27 #FFFFFF")
    control.isOn = true
    #expect(try painted(control).first == "paint 0 0 102 62 round 31 #34C759")
    #expect(try painted(control).last == "paint 44 4 98 58 round 27 #FFFFFF")
    #expect(try painted(control, .iPhone4.with(.dark)).first == "paint 0 0 102 62 round 31 #30D158")
    #expect(try painted(control, .iPhone4.rightToLeft).last == "paint 4 4 58 58 round 27 #FFFFFF")
    control.onTintColor = .red
    control.isEnabled = false
    #expect(try painted(control)[0...1] == ["group alpha 128", "paint 0 0 102 62 round 31 #FF0000"])
  }

  @Test func slider_isFilledUpToItsKnob() throws {
    let slider = Slider(frame: rect(0, 0, 104, 31))
    slider.value = 0.25
    // The knob's 28 points travel along 100: 2 + 0.25 * 72 = 20.
    let all = [
      "paint 4 26 204 34 round 4 #78788033", "paint 4 26 68 34 round 4 #007AFF",
      "paint 40 2 96 58 round 28 #FFFFFF",
    ]
    func parts(_ device: Device = .iPhone4) throws -> [String] {
      let commands = try painted(slider, device)
      return [commands[0], commands[1], try #require(commands.last)]
    }
    #expect(try parts() == all)
    #expect(
      try parts(.iPhone4.rightToLeft) == [
        all[0], "paint 140 26 204 34 round 4 #007AFF", "paint 112 2 168 58 round 28 #FFFFFF",
      ])
    slider.maximumValue = 0
    #expect(try parts()[2] == "paint 4 2 60 58 round 28 #FFFFFF")
  }

  @Test func progress_growsFromTheLeadingEnd() throws {
    let view = ProgressView(frame: rect(0, 0, 100, 4))
    view.progress = 0.5
    #expect(
      try painted(view) == [
        "paint 0 0 200 8 round 4 #78788033", "clip 0 0 200 8 round 4", "paint 0 0 100 8 round 4 #007AFF",
        "end",
      ])
    #expect(try painted(view, .iPhone4.rightToLeft)[2] == "paint 100 0 200 8 round 4 #007AFF")
  }

  @Test func activityIndicator_isGoneWhileItStandsStill() throws {
    let wheel = ActivityIndicatorView()
    #expect(try painted(wheel) == [])
    wheel.hidesWhenStopped = false
    #expect(try painted(wheel).filter { $0.hasPrefix("paint") }.count == 8)
    wheel.hidesWhenStopped = true
    wheel.startAnimating()
    #expect(try painted(wheel).filter { $0.hasPrefix("paint") }.count == 8)
    wheel.style = .large
    #expect(wheel.intrinsicContentSize.width == 37)
  }

  @Test func pageControl_drawsADotForEachPage() throws {
    let pages = PageControl(frame: rect(0, 0, 49, 37))
    pages.numberOfPages = 2
    pages.currentPageIndicatorTintColor = .red
    // 23 points of dots in 49 begin at 13.
    #expect(
      try painted(pages) == [
        "paint 26 30 40 44 round 7 #FF0000", "paint 58 30 72 44 round 7 #3C3C434D",
      ])
    #expect(try painted(pages, .iPhone4.rightToLeft)[0] == "paint 58 30 72 44 round 7 #FF0000")
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(try painted(pages) == [])
  }

  @Test func stepper_atItsLeast_hasAPaleMinus() throws {
    let stepper = Stepper()
    func signs() throws -> [Substring] {
      try painted(stepper).filter { $0.contains("paint path") }.map {
        $0.suffix(from: $0.lastIndex(of: "#")!)
      }
    }
    #expect(try signs() == ["#3C3C434D", "#000000"])
    stepper.wraps = true
    #expect(try signs() == ["#000000", "#000000"])
    stepper.isEnabled = false
    #expect(try signs() == ["#3C3C434D", "#3C3C434D"])
  }
}

@Suite struct SegmentedControlTests {
  /// Widths that Xcode saved for controls without constraints on their width, since iOS 13.
  @Test(
    arguments: [
      (["Solid", "Gradient"], 145.0), (["Disable", "Enable"], 129), (["Pause", "Enable"], 121),
      (["Timestamp", "Hexadecimal"], 197), (["Not Granted", "Granted"], 189),
      (["Unsubscribe", "Subscribe"], 195),
      (["Input", "Style", "Result"], 173), (["Regular", "Light", "Subtle"], 200),
    ] as [([String], Double)])
  func width_isThatOfTheWidestTitle(_ titles: [String], width: Double) {
    let control = SegmentedControl(items: titles)
    #expect(abs(control.intrinsicContentSize.width - width) <= CGFloat(titles.count))
    #expect(control.frame.size == CGSize(width: control.intrinsicContentSize.width, height: 32))
  }

  @Test func segments_comeAndGo_andTheSelectionStaysWithItsSegment() {
    let control = SegmentedControl(items: ["a", "b", Image(size: CGSize(width: 20, height: 10))])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 3)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(control.imageForSegment(at: 1)?.size.width == 20 && control.titleForSegment(at: 5) == nil)
    control.insertSegment(with: nil, at: 99, animated: false)
    #expect(control.numberOfSegments == 3)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test func widths_canBeGiven() {
    let control = SegmentedControl(items: [Image(size: CGSize(width: 20, height: 9)), Image(size: .zero)])
    #expect(control.intrinsicContentSize.width == 77)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 119)
    #expect(control.widthForSegment(at: 0) == 100)
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 57)
  }

  @Test func selectedSegment_isAPlate_mirroredFromRightToLeft() throws {
    let root = View()
    let control = SegmentedControl(items: ["a", "b", "c"])
    control.frame = rect(0, 0, 92, 32)
    control.selectedSegmentIndex = 0
    root.addSubview(control)
    func painted(_ device: Device) throws -> [String] {
      "\(try root.solvedTree(on: device).displayList)".split(separator: "\n").dropFirst(2).map(String.init)
        .filter { !$0.hasPrefix("glyphs") && !$0.hasPrefix("shadow") }
    }
    #expect(
      try painted(.iPhone4) == [
        "paint 0 0 184 64 round 18 #7676801F", "fill 122 16 124 48 #3C3C434A",
        "paint 4 4 56 60 round 14 #FFFFFF",
      ])
    #expect(
      try painted(.iPhone4.rightToLeft).dropFirst() == [
        "fill 60 16 62 48 #3C3C434A", "paint 128 4 180 60 round 14 #FFFFFF",
      ])
    control.isMomentary = true
    #expect(try painted(.iPhone4).count == 3)
  }
}

@Suite struct PickerTests {
  @Test func moment_isThatOfTheCalendarInGreenwich() {
    func words(_ seconds: Double) -> String {
      let moment = CivilMoment(Date(timeIntervalSince1970: seconds))
      return "\(moment.shortDay) \(moment.year) \(moment.time)"
    }
    #expect(words(0) == "Thu Jan 1 1970 12:00 AM")
    #expect(words(-1) == "Wed Dec 31 1969 11:59 PM")
    #expect(words(951_782_400 + 43_200) == "Tue Feb 29 2000 12:00 PM")
    #expect(words(-2_203_891_200) == "Thu Mar 1 1900 12:00 AM")
    #expect(words(1_168_335_660) == "Tue Jan 9 2007 9:41 AM")
    #expect(words(253_402_300_799) == "Fri Dec 31 9999 11:59 PM")
    #expect(CivilMoment(Date(timeIntervalSince1970: .infinity)).year > 30_000)
  }

  /// Every day of four centuries against Foundation's calendar.
  @Test func moment_agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in stride(from: -146_097 / 2, to: 146_097 / 2, by: 7) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3_661)
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      let moment = CivilMoment(date)
      #expect(
        [moment.year, moment.month, moment.dayOfMonth, moment.hour, moment.minute]
          == [parts.year, parts.month, parts.day, parts.hour, parts.minute])
    }
  }

  @Test func datePicker_compact_isAsWideAsItsPlates() {
    let picker = DatePicker()
    picker.preferredDatePickerStyle = .compact
    let both = picker.intrinsicContentSize.width
    picker.datePickerMode = .date
    let day = picker.intrinsicContentSize.width
    picker.datePickerMode = .time
    #expect(both == day + 8 + picker.intrinsicContentSize.width)
    #expect(picker.intrinsicContentSize.height == 34.5)
  }

  @Test func picker_asksItsSource() throws {
    let (picker, source) = (PickerView(), Fruits())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    (picker.dataSource, picker.delegate) = (source, source)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    picker.selectRow(7, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 2 && picker.selectedRow(inComponent: 0) == 0)
    let root = View()
    root.addSubview(picker)
    let list = "\(try root.solvedTree(on: .iPhone4).displayList)"
    // The first wheel shows its row and the one below, the second its row and the two above.
    #expect(list.split(separator: "\n").filter { $0.hasPrefix("  glyphs") }.count == 2 + 3)
  }
}

private final class Fruits: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { component + 2 }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["Apple", "Pear", "Plum"][row]
  }
}
