import Foundation
@testable import LayoutSnapshotTesting
import Testing

/// Texts that grow, the order of reading, and the picture with numbers.
@Suite struct ReadingCheckTests {
  private let root = View()

  @Test func fixedFonts_areFound_whereTextsDoNotGrow() throws {
    let fixed = add(Label(), "fixed", at: 20)
    fixed.text = "Fixed"
    let styled = add(Label(), "styled", at: 60)
    styled.text = "Styled"
    styled.font = .preferredFont(forTextStyle: .body)
    styled.adjustsFontForContentSizeCategory = true
    let forgotten = add(Label(), "forgotten", at: 100)
    forgotten.text = "Forgotten"
    forgotten.font = .preferredFont(forTextStyle: .title1)
    let field = add(TextField(), "field", at: 140)
    field.placeholder = "Name"
    let text = add(TextView(), "text", at: 180)
    text.text = "Long"
    let button = add(Button(type: .system), "button", at: 220)
    button.setTitle("Go", for: .normal)
    let empty = add(Label(), "empty", at: 260)
    empty.text = ""
    let hidden = add(Label(), "hidden", at: 300)
    (hidden.text, hidden.isHidden) = ("Hidden", true)
    #expect(
      try found(LayoutChecks().textGrowsWithItsSetting) == [
        "View/fixed: its text stays at 17 points", "View/forgotten: its text stays at 28 points",
        "View/field: its text stays at 17 points", "View/text: its text stays at 12 points",
        "View/button: its text stays at 15 points",
      ])
    for label in [fixed, forgotten] { label.adjustsFontForContentSizeCategory = true }
    fixed.font = FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    (field.font, field.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
    (text.font, text.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    #expect(try found(LayoutChecks().textGrowsWithItsSetting) == [])
  }

  @Test func textInSeveralFonts_isFound_whereOneStaysSmall() throws {
    let label = add(Label(), "mixed", at: 20)
    label.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "Grows", attributes: [.font: Font.preferredFont(forTextStyle: .body)])
    label.attributedText = text
    #expect(try found(LayoutChecks().textGrowsWithItsSetting) == [])
    text.append(NSAttributedString(string: " stays", attributes: [.font: Font.systemFont(ofSize: 40)]))
    label.attributedText = text
    #expect(
      try found(LayoutChecks().textGrowsWithItsSetting) == ["View/mixed: its text stays at 40 points"])
  }

  @Test func orderOfAnApp_againstPositions_isFound() throws {
    let (first, second) = (add(Label(), "first", at: 20), add(Label(), "second", at: 60))
    (first.text, second.text) = ("One", "Two")
    let check = LayoutChecks().isReadInOrder
    #expect(try check.proof?(root, .iPhone8) == [])
    root.accessibilityElements = [second, first]
    #expect(
      try check.proof?(root, .iPhone8) == [
        "element 2 \"One\" (View/first) is read after element 1 \"Two\" (View/second), but lies above it. "
          + "Check accessibilityElements and the groups around both"
      ])
    // A column is read to its end before the next one, whose top lies above that end.
    first.frame = CGRect(x: 200, y: 20, width: 100, height: 20)
    #expect(try check.proof?(root, .iPhone8) == [])
    // From right to left this column is the one to begin with.
    #expect(try check.proof?(root, .iPhone8.rightToLeft).count == 1)
  }

  @Test func checks_areUsedAsOthers() {
    let title = add(Label(), "title", at: 40)
    title.text = "Welcome"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    expectLayout(of: root, on: .phones) {
      $0.textGrowsWithItsSetting
      $0.isReadInOrder
    }
  }

  @Test func image_hasNumbersAndALegend() throws {
    root.backgroundColor = .white
    root.accessibilityIdentifier = "login"
    let title = add(Label(), "title", at: 20)
    (title.text, title.font) = ("Welcome", .boldSystemFont(ofSize: 24))
    title.accessibilityTraits = [.header, .staticText]
    let field = add(TextField(), "field", at: 60)
    (field.placeholder, field.borderStyle) = ("Name", .roundedRect)
    let toggle = add(Switch(), "toggle", at: 100)
    (toggle.isOn, toggle.accessibilityLabel) = (true, "Stay signed in on this device until I sign out myself")
    let button = add(Button(type: .system), "button", at: 150)
    button.setTitle("Sign in", for: .normal)
    button.accessibilityHint = "Opens your account"
    let nameless = add(Button(), "nameless", at: 190)
    nameless.backgroundColor = .systemGray5
    let outside = add(Label(), "outside", at: 700)
    outside.text = "Terms"
    assertSnapshot(of: root, as: .accessibilityImage, on: .size(width: 240, height: 320))
    assertSnapshot(of: View(), as: .accessibilityImage, on: .size(width: 240, height: 80), named: "nothing")
  }

  @Test func strategiesWithTheSameFile_areRefused() {
    let message = verifySnapshot(of: root, as: .image + .accessibilityImage, on: .iPhone8)?.message
    #expect(
      message?.contains("Two of these strategies store a file that ends in .png") == true, "\(message ?? "")")
    let texts = verifySnapshot(of: root, as: .accessibility + .accessibility, on: .iPhone8)?.message
    #expect(texts?.contains("ends in .accessibility.txt") == true, "\(texts ?? "")")
  }

  /// The findings up to the advice.
  private func found(_ check: LayoutCheck) throws -> [String] {
    try (check.proof?(root, .iPhone8) ?? []).map { String($0.prefix { $0 != "." }) }
      .map { $0.replacingOccurrences(of: " in the largest text size", with: "") }
  }

  private func add<Added: View>(_ view: Added, _ name: String, at y: CGFloat) -> Added {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: 16, y: y, width: 200, height: 30)
    root.addSubview(view)
    return view
  }
}
