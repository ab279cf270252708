import Foundation
import LayoutSnapshotProofs
import Testing

@testable import LayoutSnapshotTesting

/// Checks on every size, and what they say.
@Suite struct SweepTests {
  @Test func sizesThatFail_areARange_withTheNumbersOfTheSmallest() throws {
    let root = Root()
    let box = root.add("box")
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 348), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let devices = DeviceMatrix.widths(320...1366, by: 1, height: 480).directions.devices
    let message = LayoutFindings([LayoutChecks().staysInside], on: devices) { root }.message
    #expect(
      message == """
        The layout is not as expected.
          stays inside: root/box: (0, 0; 348 x 10) extends beyond its superview of 320 x 480 (on the smallest), \
        on 320x480...347x480, 320x480.rtl...347x480.rtl
        """)
  }

  @Test func equalLayouts_areEqualAtEverySize_andOthersSayWhere() throws {
    #expect(layoutDifference(Form(rows: 3), Form(rows: 3), on: DeviceMatrix.everySize.devices) == nil)
    #expect(DeviceMatrix.everySize.devices.count == 2094)
    let (a, b) = (Root(), Root())
    for (root, limit) in [(a, 2000.0), (b, 900)] {
      let box = root.add("box")
      let width = box.widthAnchor.constraint(equalTo: root.widthAnchor)
      width.priority = .defaultHigh
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor), width,
        box.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let message = try #require(layoutDifference(a, b, on: DeviceMatrix.everySize.devices))
    #expect(message.contains("On 901x1024"))
    #expect(!message.contains("On 902x1024"))
    #expect(message.contains("466 of 2094 screens"))
  }

  /// 1,047 widths in 12 text sizes and both directions.
  @Test func form_isCheckedAtEverySize_inSeconds() throws {
    let devices = DeviceMatrix.widths(320...1366, by: 1, height: 1024).typeSizes.directions.devices
    #expect(devices.count == 1047 * 24)
    let form = Form(rows: 20)
    let begin = processorSeconds()
    let checks = LayoutChecks()
    let message = LayoutFindings(
      [checks.isUnambiguous, checks.hasNoConflicts, checks.truncatesNothing], on: devices
    ) { form }.message
    let time = processorSeconds() - begin
    print("60 views on \(devices.count) screens in \(time) s of processor time")
    #expect(message == nil)
  }
}

/// Texts that break layouts.
@Suite struct ContentTests {
  @Test func texts_areReplaced_oneAtATime_andTheShortestThatBreaksIsTold() throws {
    let root = Root()
    let label = Label()
    label.text = "Hi"
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ])
    let source = ContentSource([
      .init("nothing", ""), .init("many letters", String(repeating: "i", count: 1000)),
    ])
    let message = try #require(
      try contentFindings([LayoutChecks().truncatesNothing], with: source, on: [.iPhone5], of: root))
    let lines = message.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("root/title with many letters, from "))
    #expect(lines[2] == "  truncates nothing: root/title: its text is cut off (iPhone5)")
    #expect(label.text == "Hi")
    label.numberOfLines = 0
    #expect(
      try contentFindings([LayoutChecks().truncatesNothing], with: source, on: [.iPhone5], of: root) == nil)
  }

  @Test func attributedTexts_areAsTheyWere() throws {
    let root = Root()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let text = NSAttributedString(string: "Hi", attributes: [.font: Font.systemFont(ofSize: 30)])
    label.attributedText = text
    root.addSubview(label)
    _ = try contentFindings([LayoutChecks().hasNoConflicts], with: .hostile, on: [.iPhone5], of: root)
    #expect(label.attributedText == text)
  }

  @Test func shortestBeginning_isFound() {
    #expect(TextPlaces.shortest("abcdefgh") { $0.count >= 3 } == "abc")
    #expect(TextPlaces.shortest("abcdefgh") { _ in true } == "")
    #expect(TextPlaces.shortest("ab") { $0.count >= 2 } == "ab")
  }
}
