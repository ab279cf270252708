import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

@Suite struct ResolveTests {
  private let root = View()
  private let title: View
  private let field: View
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  init() throws {
    root.accessibilityIdentifier = "Login"
    title = root.drop("title", 16, 40, 343, 30)
    field = root.drop("field", 16, 78, 343, 34)
    try LayoutEditor(root, on: .iPhone8).addMissingConstraints()
  }

  @Test func updateFrames_movesMisplacedViewsBack() throws {
    title.frame = rect(5, 5, 10, 10)
    field.frame.size.height = 99
    let updates = try editor.updateFrames()
    #expect(updates.map(\.path) == ["Login/title", "Login/field"])
    #expect(updates[0].from == rect(5, 5, 10, 10) && updates[0].to == rect(16, 40, 343, 30))
    #expect(field.frame == rect(16, 78, 343, 34))
    #expect(try editor.updateFrames().isEmpty)
  }

  @Test func updateFrames_ofASelection_leavesTheOthers() throws {
    title.frame = rect(5, 5, 10, 10)
    field.frame = rect(6, 6, 10, 10)
    try editor.updateFrames(of: [field])
    #expect(title.frame == rect(5, 5, 10, 10))
    #expect(field.frame == rect(16, 78, 343, 34))
  }

  @Test func updateFrames_leavesAmbiguousViewsWhereTheyAre() throws {
    LayoutConstraint.deactivate(title.constraints + field.constraints)
    title.frame = rect(5, 5, 10, 10)
    let updates = try editor.updateFrames()
    #expect(updates.allSatisfy { $0.isAmbiguous } && updates.count == 2)
    #expect(title.frame == rect(5, 5, 10, 10))
  }

  @Test func updateConstants_followTheFrames() throws {
    field.frame.origin.y += 12
    title.frame.size.height = 32
    let updates = try editor.updateConstraintConstants()
    #expect(
      updates.map { "\($0.before) -> \($0.after)" }.sorted() == [
        "field.top == title.bottom + 8 -> field.top == title.bottom + 18",
        "title.height == 30 -> title.height == 32",
      ])
    #expect(try editor.updateFrames().isEmpty)
  }

  /// 41.5 in the middle of 375 is 166.75, which the pixels make 166.5 or 167.
  @Test func updateConstants_leavesAloneWhatOnlyPixelsMoved() throws {
    let spot = root.drop("spot", 167, 300, 41.5, 20)
    spot.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      spot.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      spot.topAnchor.constraint(equalTo: root.topAnchor, constant: 300),
      spot.widthAnchor.constraint(equalToConstant: 41.5), spot.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(try editor.updateConstraintConstants().isEmpty)
    spot.frame.origin.x += 0.5
    #expect(
      try editor.updateConstraintConstants().map(\.after) == ["spot.centerX == Login.centerX + 0.75"])
  }

  @Test func updateConstants_ofMultipliedAndOptionalConstraints() throws {
    let half = field.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    half.priority = .defaultHigh
    let least = title.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    let most = title.heightAnchor.constraint(lessThanOrEqualToConstant: 20)
    LayoutConstraint.activate([half, least, most])
    try editor.updateConstraintConstants()
    // 343 is 155.5 more than half of 375; of the inequalities only the broken one gives way.
    #expect(half.constant == 155.5)
    #expect((least.constant, most.constant) == (10, 30))
  }

  @Test func updateConstants_inMirroredLayouts() throws {
    let editor = LayoutEditor(root, on: .iPhone8.rightToLeft)
    title.frame = rect(16, 40, 323, 30)
    try editor.updateConstraintConstants(of: [title])
    // The leading edge is on the right: 375 - 16 - 339.
    let leading = root.constraints.first { $0.firstAttribute == .leading && $0.firstItem === title }
    #expect(leading?.constant == 20)
    try editor.updateFrames()
    #expect(title.frame == rect(16, 40, 323, 30))
  }

  @Test func clear_holdsViewsAtTheirFrames() throws {
    #expect(try editor.clearConstraints(of: [field]) == 4)
    #expect(field.translatesAutoresizingMaskIntoConstraints)
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
    field.frame.origin.y = 200
    let layout = try root.layout(on: .iPhone8)
    #expect(layout.isSettled)
    #expect(layout["Login/field"]?.frame == rect(16, 200, 343, 34))
    #expect(try editor.clearConstraints() == 4)
    #expect(root.constraints.isEmpty)
  }

  /// As in the guide: roughly place the views, add constraints, update the frames.
  @Test func roughPlacement_isCompletedByTools() throws {
    let root = View()
    let (a, b) = (root.drop("a", 20, 30, 90, 40), root.drop("b", 120, 40, 90, 50))
    let editor = LayoutEditor(root, on: .iPhone8)
    try editor.pin([a], [.leading(0), .top(20), .width(100), .height()])
    try editor.pin([b], [.leading(.standard), .trailing(0)])
    try editor.align([a, b], [.topEdges, .bottomEdges], updating: .all)
    #expect(a.frame == rect(16, 40, 100, 40))
    #expect(b.frame == rect(124, 40, 235, 40))
  }
}
