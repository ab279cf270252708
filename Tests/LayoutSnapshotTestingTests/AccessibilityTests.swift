import Foundation
@testable import LayoutSnapshotTesting
import Testing

/// What a screen reader says, and in which order.
@Suite struct AccessibilityTests {
  private let root = View()

  @Test func elements_areReadInRows_fromTheLeadingSide() throws {
    add(label("C"), at: CGRect(x: 200, y: 24, width: 50, height: 20))
    add(label("B"), at: CGRect(x: 20, y: 20, width: 50, height: 20))
    add(label("D"), at: CGRect(x: 20, y: 60, width: 50, height: 20))
    #expect(try read(.iPhone8) == ["B", "C", "D"])
    #expect(try read(.iPhone8.with(.rightToLeft)) == ["C", "B", "D"])
    // Rows of phones are lower than those of pads.
    add(label("A"), at: CGRect(x: 300, y: 10, width: 50, height: 20))
    #expect(try read(.iPhone8) == ["A", "B", "C", "D"])
    #expect(try read(.iPadPro12_9) == ["B", "A", "C", "D"])
  }

  @Test func hiddenElements_arePassedOver() throws {
    let (hidden, clear, silent) = (label("hidden"), label("clear"), View())
    add(hidden, at: CGRect(x: 0, y: 0, width: 50, height: 20))
    add(clear, at: CGRect(x: 0, y: 30, width: 50, height: 20))
    add(silent, at: CGRect(x: 0, y: 60, width: 50, height: 20))
    silent.addSubview(label("inside"))
    (hidden.isHidden, clear.alpha, silent.accessibilityElementsHidden) = (true, 0, true)
    add(label("seen"), at: CGRect(x: 0, y: 90, width: 50, height: 20))
    #expect(try read(.iPhone8) == ["seen"])
  }

  @Test func modalView_hidesItsSiblings() throws {
    let sheet = View()
    sheet.accessibilityViewIsModal = true
    add(label("behind"), at: CGRect(x: 0, y: 0, width: 50, height: 20))
    add(sheet, at: CGRect(x: 0, y: 100, width: 300, height: 100))
    let inside = label("inside")
    inside.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    sheet.addSubview(inside)
    #expect(try read(.iPhone8) == ["inside"])
  }

  @Test func groupsAndOrdersOfAnApp_areKept() throws {
    let column = View()
    column.shouldGroupAccessibilityChildren = true
    add(column, at: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (index, name) in ["one", "two"].enumerated() {
      let part = label(name)
      part.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 20)
      column.addSubview(part)
    }
    add(label("three"), at: CGRect(x: 120, y: 0, width: 50, height: 20))
    #expect(try read(.iPhone8) == ["one", "two", "three"])
    column.shouldGroupAccessibilityChildren = false
    #expect(try read(.iPhone8) == ["one", "three", "two"])
    root.accessibilityElements = [root.subviews[1], column]
    #expect(try read(.iPhone8) == ["three", "one", "two"])
  }

  @Test func controls_sayWhatTheyAre() throws {
    let field = TextField()
    field.placeholder = "Name"
    let toggle = Switch()
    toggle.isOn = true
    let slider = Slider()
    slider.value = 0.25
    let button = Button(type: .system)
    button.setTitle("Sign \"in\"", for: .normal)
    button.isEnabled = false
    button.accessibilityHint = "Opens your account"
    let segments = SegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    for (index, view) in [field, toggle, slider, button, segments, Stepper()].enumerated() {
      add(view, at: CGRect(x: 16, y: CGFloat(20 + index * 50), width: 200, height: 31))
    }
    _ = try root.layout(on: .iPhone8)
    let lines = ReadingOrder(root, on: .iPhone8).elements.map { $0.line.prefix { $0 != "(" }.dropLast() }
    #expect(
      lines.map(String.init) == [
        "text field, value \"Name\"", "switch, value \"on\"", "adjustable, value \"25%\"",
        "\"Sign \\\"in\\\"\", button, disabled, hint \"Opens your account\"", "\"Day\", button, 1 of 2",
        "\"Week\", button, selected, 2 of 2", "\"Decrement\", button", "\"Increment\", button",
      ])
  }

  @Test func snapshot_isText() {
    let title = label("Welcome")
    title.accessibilityTraits = [.header, .staticText]
    add(title, at: CGRect(x: 16, y: 75, width: 343, height: 41))
    assertSnapshot(of: root, as: .accessibility, on: .iPhone8)
  }

  @Test func checks_areUsedAsOthers() {
    expectLayout(of: Card(), on: .phones) {
      $0.everyControlHasALabel
      $0.hitAreasDoNotOverlap
    }
    expectLayout(of: Card(), on: .iPhone17.styles) { $0.contrast(.AA) }
  }

  @Test func controlWithoutALabel_isFound() throws {
    let button = Button()
    button.accessibilityIdentifier = "close"
    add(button, at: CGRect(x: 0, y: 0, width: 44, height: 44))
    let check = LayoutChecks().everyControlHasALabel
    #expect(
      try check.proof?(root, .iPhone8) == [
        "View/close: a screen reader cannot name it. Give it a title, or set accessibilityLabel"
      ])
    button.accessibilityLabel = "Close"
    #expect(try check.proof?(root, .iPhone8) == [])
  }

  @Test func faintText_isFound_withItsColors() throws {
    root.backgroundColor = .white
    let faint = label("faint")
    faint.accessibilityIdentifier = "faint"
    faint.textColor = Color(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    add(faint, at: CGRect(x: 20, y: 20, width: 100, height: 20))
    let clear = label("clear")
    add(clear, at: CGRect(x: 20, y: 60, width: 100, height: 20))
    let check = LayoutChecks().contrast(.AA)
    #expect(
      try check.proof?(root, .iPhone8) == [
        "View/faint: its text #999999 on #FFFFFF has a contrast of 2.84 to 1, and needs 4.5"
      ])
    faint.font = .systemFont(ofSize: 24)
    #expect(
      try check.proof?(root, .iPhone8) == [
        "View/faint: its text #999999 on #FFFFFF has a contrast of 2.84 to 1, and needs 3"
      ])
    let control = Control()
    add(control, at: root.bounds)
    control.addSubview(faint)
    control.isEnabled = false
    #expect(try check.proof?(root, .iPhone8) == [])
  }

  @Test func text_overAPicture_isJudgedByTheWorstPixel() throws {
    let stripe = View()
    stripe.backgroundColor = Color(white: 0.55, alpha: 1)
    add(stripe, at: CGRect(x: 40, y: 0, width: 4, height: 100))
    root.backgroundColor = .white
    add(label("many letters"), at: CGRect(x: 20, y: 20, width: 200, height: 20))
    #expect(try LayoutChecks().contrast(.AA).proof?(root, .iPhone8) == [])
    let found = try #require(try LayoutChecks().contrast(.AAA).proof?(root, .iPhone8))
    #expect(found.count == 1 && found[0].contains("#000000 on #8C8C8C"), "\(found)")
  }

  @Test func hitAreas_thatOverlap_areFound() throws {
    let (first, second) = (Button(), Button())
    (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("first", "second")
    add(first, at: CGRect(x: 0, y: 0, width: 44, height: 44))
    add(second, at: CGRect(x: 40, y: 10, width: 44, height: 44))
    let check = LayoutChecks().hitAreasDoNotOverlap
    #expect(
      try check.proof?(root, .iPhone8) == ["View/first and View/second can both be tapped in 4 x 34 points"])
    second.isEnabled = false
    #expect(try check.proof?(root, .iPhone8) == [])
  }

  private func read(_ device: Device) throws -> [String] {
    _ = try root.layout(on: device)
    return ReadingOrder(root, on: device).elements.map { $0.label ?? "" }
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  private func add(_ view: View, at frame: CGRect) {
    view.frame = frame
    root.addSubview(view)
  }
}
