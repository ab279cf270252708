import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
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

  @Test func elementsThatSayNothing_areFound() throws {
    let picture = ImageView()
    let chart = View()
    let field = TextField()
    for (index, (view, name)) in [(picture, "photo"), (chart, "chart"), (field, "field")].enumerated() {
      view.accessibilityIdentifier = name
      add(view, at: CGRect(x: 0, y: CGFloat(index) * 60, width: 100, height: 44))
    }
    field.placeholder = "Name"
    let check = LayoutChecks().everyControlHasALabel
    #expect(try check.proof?(root, .iPhone8) == [])
    (picture.isAccessibilityElement, chart.isAccessibilityElement) = (true, true)
    let words =
      "a screen reader stops at it and says nothing. Set accessibilityLabel, or set isAccessibilityElement to false"
    #expect(try check.proof?(root, .iPhone8) == ["View/photo: \(words)", "View/chart: \(words)"])
    (picture.accessibilityLabel, chart.accessibilityValue) = ("Portrait", "12 sales")
    field.placeholder = nil
    #expect(
      try check.proof?(root, .iPhone8) == [
        "View/field: a screen reader cannot name it. Give it a title, or set accessibilityLabel"
      ])
  }

  @Test func pickers_sayWhatTheyShow() throws {
    let fruits = Fruits()
    let picker = PickerView()
    (picker.dataSource, picker.delegate) = (fruits, fruits)
    picker.selectRow(1, inComponent: 1, animated: false)
    add(picker, at: CGRect(x: 0, y: 0, width: 320, height: 216))
    let wheels = DatePicker()
    wheels.datePickerMode = .time
    add(wheels, at: CGRect(x: 0, y: 220, width: 320, height: 216))
    let compact = DatePicker()
    (compact.preferredDatePickerStyle, compact.isEnabled) = (.compact, false)
    compact.accessibilityLabel = "Departure"
    add(compact, at: CGRect(x: 0, y: 440, width: 260, height: 34.5))
    _ = try root.layout(on: .iPhone8)
    #expect(
      ReadingOrder(root, on: .iPhone8).elements.map(\.line) == [
        "picker item, adjustable, 1 of 2, value \"Apple\" (9, 0; 151 x 216)",
        "picker item, adjustable, 2 of 2, value \"Pear\" (160, 0; 151 x 216)",
        "picker item, adjustable, 9 of 12, value \"9\" (9, 220; 100.667 x 216)",
        "picker item, adjustable, 42 of 60, value \"41\" (109.667, 220; 100.667 x 216)",
        "picker item, adjustable, 1 of 2, value \"AM\" (210.333, 220; 100.667 x 216)",
        "\"Departure\", button, disabled, value \"Jan 9, 2007\" (0, 440; 114 x 34.5)",
        "\"Departure\", button, disabled, value \"9:41 AM\" (122, 440; 87 x 34.5)",
      ])
    _ = try root.layout(on: .iPhone8.with(.rightToLeft))
    // The first wheel is the one on the right then, and is still read first.
    #expect(
      ReadingOrder(root, on: .iPhone8.with(.rightToLeft)).elements.first?.line
        == "picker item, adjustable, 1 of 2, value \"Apple\" (160, 0; 151 x 216)")
  }

  private final class Fruits: PickerViewDataSource, PickerViewDelegate {
    func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      row == 0 ? "Apple" : "Pear"
    }
  }

  /// Bold text is large from 14 points of print on, which are 18 2/3 on a screen; semibold is not bold.
  @Test func boldText_isLargeEarlier() throws {
    root.backgroundColor = .white
    let text = label("faint")
    text.textColor = Color(white: 0.5, alpha: 1)
    add(text, at: CGRect(x: 20, y: 20, width: 200, height: 40))
    func isLarge(_ font: Font) throws -> Bool {
      text.font = font
      return try LayoutChecks().contrast(.AA).proof?(root, .iPhone8) == []
    }
    #expect(try !isLarge(.systemFont(ofSize: 23.5)))
    #expect(try isLarge(.systemFont(ofSize: 24)))
    #expect(try !isLarge(.boldSystemFont(ofSize: 18.5)))
    #expect(try isLarge(.boldSystemFont(ofSize: 18.75)))
    #expect(try isLarge(.systemFont(ofSize: 19, weight: .heavy)))
    #expect(try !isLarge(.systemFont(ofSize: 19, weight: .semibold)))
  }

  /// A bitmap, a bitmap that is scaled, and one that is partly transparent over a ground.
  @Test(
    arguments: [(1, 255, "#8C8C8C"), (0.25, 255, "#8C8C8C"), (1, 128, "#C5C5C5")] as [(Double, UInt8, String)]
  )
  func text_overABitmap_isJudgedByTheWorstPixel(_ size: Double, _ alpha: UInt8, _ worst: String) throws {
    // White but for a dark stripe through the letters.
    var bitmap = Bitmap(width: Int(220 * size), height: Int(40 * size), fill: .white, alpha: .straight)
    for y in 0..<bitmap.height {
      for x in Int(40 * size)..<Int(60 * size) {
        bitmap[x, y] = Pixel(red: 140, green: 140, blue: 140, alpha: alpha)
      }
    }
    let picture = ImageView(image: Image(data: Data(try bitmap.pngData(.quick))))
    root.backgroundColor = .white
    add(picture, at: CGRect(x: 20, y: 20, width: 220, height: 40))
    let text = label("many letters")
    picture.addSubview(text)
    text.frame = picture.bounds
    // Black on grey 140 has 6.3 to 1, on grey 197 12 to 1.
    let least = Contrast.ratio(.black, Pixel(red: 0xC5, green: 0xC5, blue: 0xC5))
    #expect(try LayoutChecks().contrast(.AA).proof?(root, .iPhone8) == [])
    let tree = try root.solvedTree(on: .iPhone8)
    let letters = try #require(LetterContrast.all(in: tree.displayList, backdrop: .white).first)
    let behind = letters.behind
    #expect("\(hex(behind))" == worst)
    #expect(letters.ratio == Contrast.ratio(letters.color, behind))
    #expect(alpha == 255 ? letters.ratio < 7 : letters.ratio == least)
  }

  private func hex(_ pixel: Pixel) -> String {
    "#" + [pixel.red, pixel.green, pixel.blue].map { String($0, radix: 16, uppercase: true) }.joined()
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
