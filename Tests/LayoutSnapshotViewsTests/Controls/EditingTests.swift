import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// A text field that is first responder shows what it shows while it is edited.
@Suite struct EditingTests {
  private let root = View()
  private let field = TextField(frame: rect(0, 0, 100, 34))
  private let left = View(frame: rect(0, 0, 10, 10))
  private let right = View(frame: rect(0, 0, 20, 20))

  init() {
    root.addSubview(field)
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.whileEditing, .unlessEditing)
  }

  @Test func sideViews_followTheFirstResponder() throws {
    #expect(left.superview == nil && right.superview === field)
    #expect(field.becomeFirstResponder())
    #expect(left.superview === field && right.superview == nil)
    _ = try root.layout(on: .iPhone4)
    #expect(left.frame == rect(0, 12, 10, 10) && field.textRect(forBounds: field.bounds).minX == 10)
    #expect(field.resignFirstResponder())
    #expect(left.superview == nil && right.superview === field)
  }

  @Test func clearButton_followsTheFirstResponder() {
    (field.leftViewMode, field.rightViewMode, field.text) = (.never, .never, "Ada")
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds).maxX == 100)
    #expect(field.becomeFirstResponder())
    #expect(field.textRect(forBounds: field.bounds).maxX == 76)
  }

  @Test func endEditing_endsIt_andSoDoesAnotherField() {
    let other = TextField()
    root.addSubview(other)
    #expect(field.becomeFirstResponder() && other.becomeFirstResponder() && left.superview == nil)
    #expect(field.becomeFirstResponder() && root.endEditing(true) && left.superview == nil)
  }

  @Test func defaultAttributes_holdForTextThatIsSetLater() {
    let plain = field.intrinsicContentSize.width
    field.defaultTextAttributes = [.kern: 10, .foregroundColor: Color.red]
    field.text = "Ada"
    #expect(field.textColor == .red && field.attributedText?.string == "Ada")
    #expect(field.intrinsicContentSize.width > plain + 30)
  }
}
