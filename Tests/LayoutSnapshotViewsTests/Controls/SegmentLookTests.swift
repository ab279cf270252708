import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Attributes, images and actions of segments, on a screen of 320x480 at 2x.
@Suite struct SegmentLookTests {
  private let root = View()

  private func painted(_ control: View, _ device: Device = .iPhone4) throws -> [String] {
    root.addSubview(control)
    let list = try root.solvedTree(on: device).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map { String($0.drop { $0 == " " }) }
  }

  private func square(_ color: Color, _ extent: CGFloat) -> Image {
    Image(color: color, size: CGSize(width: extent, height: extent))
  }

  @Test func titles_haveTheColorOfTheirState() throws {
    let control = SegmentedControl(items: ["a", "b"])
    control.setTitleTextAttributes([.foregroundColor: Color.red], for: .selected)
    #expect(try !painted(control).contains { $0.contains("#FF0000") })
    control.selectedSegmentIndex = 1
    #expect(try painted(control).contains { $0.contains("#FF0000") })
    control.setTitleTextAttributes([.foregroundColor: Color.blue], for: .normal)
    #expect(try painted(control).contains { $0.contains("#0000FF") })
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? Color == .red)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func titles_needTheRoomOfTheirLargestFont() {
    let control = SegmentedControl(items: ["Apples", "Pears"])
    let usual = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 26)], for: .normal)
    let larger = control.intrinsicContentSize.width
    #expect(larger > usual + 40)
    control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 8)], for: .selected)
    #expect(control.intrinsicContentSize.width == larger)
    control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 40)], for: .selected)
    #expect(control.intrinsicContentSize.width > larger)
  }

  @Test func images_takeThePlaceOfGroundsAndLines() throws {
    let control = SegmentedControl(items: [Image(), Image()])
    control.frame = rect(0, 0, 101, 32)
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(square(.red, 4), for: .normal, barMetrics: .default)
    // Without an image for the selection, the segment looks like the others.
    #expect(try painted(control) == ["fill 0 0 100 64 #FF0000", "fill 102 0 202 64 #FF0000"])
    control.setBackgroundImage(square(.blue, 4), for: .selected, barMetrics: .default)
    control.setDividerImage(
      square(.green, 3), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(
      try painted(control) == [
        "fill 98 0 104 64 #00FF00", "fill 0 0 98 64 #FF0000", "fill 104 0 202 64 #0000FF",
      ])
    #expect(
      try painted(control, .iPhone4.rightToLeft) == [
        "fill 98 0 104 64 #00FF00", "fill 104 0 202 64 #FF0000", "fill 0 0 98 64 #0000FF",
      ])
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) != nil)
  }

  @Test func dividersOfNothing_takeTheLinesAway() throws {
    let control = SegmentedControl(items: [Image(), Image(), Image()])
    control.frame = rect(0, 0, 92, 32)
    #expect(try painted(control).filter { $0.hasPrefix("fill") }.count == 2)
    control.setDividerImage(
      Image(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(try painted(control).filter { $0.hasPrefix("fill") }.isEmpty)
    let frames = control.segmentFrames
    #expect(frames[1].minX == frames[0].maxX && abs(frames[0].width - 92.0 / 3) < 0.01)
  }

  @Test func contents_canBeMoved() throws {
    let control = SegmentedControl(items: [square(.red, 10)])
    control.frame = rect(0, 0, 50, 32)
    control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
    #expect(try painted(control).last == "fill 46 30 66 50 #000000")
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .alone, barMetrics: .default)
    #expect(try painted(control).last == "fill 56 30 76 50 #000000")
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 50, vertical: 0), forSegmentType: .left, barMetrics: .default)
    #expect(try painted(control).last == "fill 56 30 76 50 #000000")
  }

  @Test func actions_areShown_andCalledForTheSelectedSegment() {
    var called: [String] = []
    let day = Action(title: "Day", identifier: .init("day")) { called.append($0.title) }
    let week = Action(title: "Week", image: square(.red, 10)) { called.append($0.title) }
    let control = SegmentedControl(frame: .zero, actions: [day, week])
    #expect(control.titleForSegment(at: 0) == "Day" && control.imageForSegment(at: 1) === week.image)
    #expect(control.frame.height == 32 && control.segmentIndex(identifiedBy: .init("day")) == 0)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
    control.sendActions(for: .valueChanged)
    #expect(called.isEmpty)
    control.selectedSegmentIndex = 1
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(called == ["Week"])
    control.insertSegment(action: Action(title: "Month") { _ in }, at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "Month" && control.selectedSegmentIndex == 2)
    control.setAction(day, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Day" && control.actionForSegment(at: 0) === day)
  }
}
