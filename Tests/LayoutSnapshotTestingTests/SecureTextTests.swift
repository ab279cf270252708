import Foundation
@testable import LayoutSnapshotTesting
import Testing

/// What somebody types into a field for passwords stands in no text.
@Suite struct SecureTextTests {
  private let root = View()
  private let field = TextField()

  init() {
    (field.text, field.placeholder, field.isSecureTextEntry) = ("hunter2", "Password", true)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    root.addSubview(field)
  }

  @Test func screenReader_saysNothingOfTheText() throws {
    #expect(try lines() == ["secure text field (0, 0; 200 x 40)"])
    field.accessibilityLabel = "Password"
    #expect(try lines() == ["\"Password\", secure text field (0, 0; 200 x 40)"])
    field.text = "1"
    #expect(try lines() == ["\"Password\", secure text field (0, 0; 200 x 40)"])
    // Without a text the placeholder is read.
    field.text = ""
    #expect(try lines() == ["\"Password\", secure text field, value \"Password\" (0, 0; 200 x 40)"])
    (field.text, field.isSecureTextEntry) = ("hunter2", false)
    #expect(try lines() == ["\"Password\", text field, value \"hunter2\" (0, 0; 200 x 40)"])
  }

  /// The text itself; the number of its dots is in the picture.
  @Test func texts_ofALayout_doNotHaveTheText() throws {
    let tree = try root.solvedTree(on: .iPhone8)
    let texts = [
      tree.layout.json, tree.layout.recursiveDescription(), root.recursiveDescription(), "\(field)",
      field.debugDescription, "\(tree.displayList)", "\(tree.layout)",
    ]
    for text in texts { #expect(!text.contains("hunter2"), "\(text)") }
    let spoken = ReadingOrder(root, on: .iPhone8).elements
    #expect(!"\(spoken.map(\.line))".contains("7"), "not even its length")
  }

  @Test func field_withAPlaceholder_hasAName_whateverIsTyped() throws {
    let check = LayoutChecks().everyControlHasALabel
    #expect(try check.proof?(root, .iPhone8) == [])
    field.placeholder = nil
    #expect(try check.proof?(root, .iPhone8).count == 1)
  }

  private func lines() throws -> [String] {
    _ = try root.layout(on: .iPhone8)
    return ReadingOrder(root, on: .iPhone8).elements.map(\.line)
  }
}
