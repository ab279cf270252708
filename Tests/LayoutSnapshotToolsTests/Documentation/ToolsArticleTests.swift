import Foundation
import LayoutSnapshotTools
import Testing
import LayoutSnapshotViews

/// The examples of `Documentation/Tools.md`: each stands there as it stands here, and what is expected holds.
@Suite struct ToolsArticleTests {
  /// A form that was dragged together: nothing is constrained yet.
  private func form() -> (root: View, title: Label, field: View, button: Button) {
    let root = View()
    root.accessibilityIdentifier = "Login"
    let title = Label()
    title.text = "Name"
    title.accessibilityIdentifier = "title"
    title.frame = CGRect(x: 16, y: 40, width: 45, height: 20.5)
    let field = View()
    field.accessibilityIdentifier = "field"
    field.frame = CGRect(x: 69, y: 34, width: 290, height: 34)
    let button = Button(type: .system)
    button.setTitle("Log in", for: .normal)
    button.accessibilityIdentifier = "button"
    button.frame = CGRect(x: 168, y: 90, width: 39, height: 30)
    for view in [title, field, button] { root.addSubview(view) }
    return (root, title, field, button)
  }

  @Test func missingConstraints_areAdded() throws {
    let (root, title, _, button) = form()
    title.sizeToFit()
    button.frame.size = button.intrinsicContentSize
    button.frame.origin.x = (375 - button.frame.width) / 2

    let editor = LayoutEditor(root, on: .iPhone8)
    for constraint in try editor.addMissingConstraints() { print(constraint) }
    let layout = try root.layout(on: .iPhone8)
    #expect(layout.conflicts.isEmpty && !layout.nodes.contains { $0.isAmbiguous })
    #expect(root.subviews.allSatisfy { $0.frame.minX >= 16 })
  }

  @Test func tools_arrange() throws {
    let (root, title, field, button) = form()
    let editor = LayoutEditor(root, on: .iPhone8)

    try editor.pin([title], [.leading(0), .top(20)])
    try editor.pin([field], [.leading(.standard), .trailing(0), .height()])
    try editor.align([title, field], [.verticalCenters])
    try editor.align([button], [.horizontallyInContainer])
    try editor.pin([button], [.top(22, to: field)], updating: .all)

    #expect(button.frame.midX == 187.5 && field.frame.maxX == 359)
    #expect(try root.layout(on: .iPhone8).isSettled)
  }

  @Test func aDrag_offersItsMenu() throws {
    let (root, title, field, _) = form()
    let editor = LayoutEditor(root, on: .iPhone8)

    let menu = try editor.connections(from: title, to: field, dragging: .vertical)
    for connection in menu { print(connection) }
    try editor.connect(menu.filter { $0.name == "vertical-spacing" })

    #expect(menu.map(\.name).contains("equal-widths") && !menu.map(\.name).contains("top"))
    #expect(root.constraints.count == 1)
  }

  @Test func views_areEmbedded() throws {
    let (root, title, field, _) = form()
    let editor = LayoutEditor(root, on: .iPhone8)

    let row = try editor.embedInStack([title, field])
    print(row.axis, row.spacing, row.alignment)
    try editor.pin([row], [.leading(0), .trailing(0), .top()])

    #expect(row.axis == .horizontal && row.alignment == .center)
    #expect(row.arrangedSubviews == [title, field])
  }

  @Test func constraints_areListed() throws {
    let (root, title, _, _) = form()
    let editor = LayoutEditor(root, on: .iPhone8)
    try editor.addMissingConstraints()

    print(try editor.outline())
    print(try editor.sizeInspector(of: title))
    print(try editor.sizeInspector(of: title, showing: [.leading, .trailing]))

    #expect(try editor.sizeInspector(of: title, showing: [.leading]).description.contains("Superview Margin"))
  }

  @Test func issues_areResolved() throws {
    let (root, title, field, _) = form()
    let editor = LayoutEditor(root, on: .iPhone8)
    try editor.addMissingConstraints()

    field.frame.size.height = 44
    try editor.updateConstraintConstants(of: [field])  // the constraints follow the frame
    title.frame.origin.x = 5
    try editor.updateFrames(of: [title])  // the frame follows the constraints
    try editor.resetToSuggestedConstraints(for: [title])
    try editor.clearConstraints()

    #expect(field.frame.height == 44 && title.frame.minX == 16)
    #expect(root.constraints.isEmpty)
  }

  @Test func rules_areChecked() throws {
    let (root, _, _, button) = form()
    button.widthAnchor.constraint(equalToConstant: 200).isActive = true

    let layout = try root.layout(on: .iPhone8)
    for finding in layout.findings() { print(finding) }
    let allowed: [LayoutAllowance] = ["fixed-size", "@Login/title", .rule(.autoresizing, in: "Login/field")]
    let findings = layout.findings(allowing: allowed)
    for finding in findings where finding.severity > .advice { print(finding.path, finding.fix) }

    #expect(findings.map(\.path) == ["Login/button", "Login/button", "Login/button"])
    #expect(findings.map(\.rule) == [.conflict, .autoresizing, .contentSize])
  }

  @Test func code_isPrinted() throws {
    let (root, _, _, _) = form()
    let editor = LayoutEditor(root, on: .iPhone8)
    try editor.addMissingConstraints()

    print(editor.swiftCode(named: "LoginView"))
    print(editor.swiftCode(named: "LoginView", for: .uiKit))

    #expect(editor.swiftCode(for: .uiKit).contains("title.leadingAnchor"))
  }
}
