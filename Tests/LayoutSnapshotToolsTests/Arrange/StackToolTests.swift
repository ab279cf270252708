import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

@Suite struct StackToolTests {
  private let root = View()
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  init() { root.accessibilityIdentifier = "Root" }

  private func frames(_ views: [View]) -> [CGRect] { views.map { $0.frame(in: root) } }

  @Test func row_becomesAHorizontalStack_andNothingMoves() throws {
    let views = [
      root.drop("c", 180, 40, 40, 40), root.drop("a", 16, 40, 60, 40), root.drop("b", 84, 40, 88, 40),
    ]
    let before = frames(views)
    let stack = try editor.embedInStack(views)
    #expect(stack.axis == .horizontal && stack.spacing == 8 && stack.alignment == .fill)
    #expect(stack.arrangedSubviews.map(\.accessibilityIdentifier) == ["a", "b", "c"])
    #expect(stack.frame == rect(16, 40, 204, 40))
    #expect(frames(views) == before)
    let layout = try root.layout(on: .iPhone8)
    #expect(layout.isSettled)
    #expect(frames(views) == before)
  }

  @Test func column_keepsUnevenGaps_andItsAlignment() throws {
    let views = [
      root.drop("a", 16, 40, 60, 20), root.drop("b", 16, 70, 90, 20), root.drop("c", 16, 100, 40, 20),
      root.drop("d", 16, 150, 40, 20),
    ]
    let before = frames(views)
    let stack = try editor.embedInStack(views)
    #expect(stack.axis == .vertical && stack.spacing == 10 && stack.alignment == .leading)
    #expect(stack.customSpacing(after: views[2]) == 30)
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    _ = try root.layout(on: .iPhone8)
    #expect(frames(views) == before)
  }

  @Test(arguments: [
    ([rect(0, 0, 10, 10), rect(20, 4, 10, 2)], StackView.Alignment.center),
    ([rect(0, 0, 10, 10), rect(20, 4, 10, 6)], .bottom), ([rect(0, 0, 10, 10), rect(20, 0, 10, 6)], .top),
    ([rect(0, 3, 10, 10)], .fill),
  ])
  func alignment_isReadOffTheFrames(frames: [CGRect], expected: StackView.Alignment) throws {
    let views = frames.map { root.drop(View(), nil, at: $0.offsetBy(dx: 30, dy: 30)) }
    let stack = try editor.embedInStack(views, axis: .horizontal)
    #expect(stack.alignment == expected)
    #expect(self.frames(views) == frames.map { $0.offsetBy(dx: 30, dy: 30) })
  }

  @Test func constraints_goToTheStackOrGo() throws {
    let (title, field) = (root.drop("title", 16, 40, 343, 30), root.drop("field", 16, 78, 343, 34))
    try editor.addMissingConstraints()
    let below = root.drop("below", 16, 120, 343, 10)
    try editor.pin([below], [.top(), .leading(), .trailing(), .height()])
    let before = frames([title, field, below])
    let stack = try editor.embedInStack([title, field])
    stack.accessibilityIdentifier = "stack"
    #expect(
      Set(root.constraints.map(\.description)) == [
        "stack.leading == layoutMarginsGuide.leading", "layoutMarginsGuide.trailing == stack.trailing",
        "stack.top == safeAreaLayoutGuide.top + 20", "below.top == stack.bottom + 8",
        "below.leading == layoutMarginsGuide.leading", "layoutMarginsGuide.trailing == below.trailing",
      ])
    #expect(!stack.translatesAutoresizingMaskIntoConstraints)
    let layout = try root.layout(on: .iPhone8)
    #expect(layout.isSettled, "\(layout.conflicts)")
    #expect(frames([title, field, below]) == before)
  }

  @Test(arguments: [Device.iPhone8, .iPhone8.rightToLeft])
  func leftEdges_goToTheStack_inEitherDirection(device: Device) throws {
    let (a, b) = (root.drop("a", 30, 40, 50, 20), root.drop("b", 88, 40, 50, 20))
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 88),
    ])
    let stack = try LayoutEditor(root, on: device).embedInStack([a, b])
    stack.accessibilityIdentifier = "stack"
    #expect(root.constraints.map(\.description) == ["stack.left == Root.left + 30"])
    #expect(stack.arrangedSubviews == (device.layoutDirection == .rightToLeft ? [b, a] : [a, b]))
  }

  @Test func contents_decideTheSize() throws {
    let views = [
      root.drop(Content(80, 20), "a", at: rect(16, 40, 80, 20)),
      root.drop(Content(60, 20), "b", at: rect(96, 40, 60, 20)),
    ]
    let stack = try editor.embedInStack(views)
    #expect(stack.frame == rect(16, 40, 140, 20))
    #expect(views.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func constraintsOfWhatLiesInAMember_survive() throws {
    let (a, b) = (root.drop("a", 16, 40, 60, 40), root.drop("b", 84, 40, 60, 40))
    let dot = a.drop("dot", 10, 10, 10, 10)
    dot.translatesAutoresizingMaskIntoConstraints = false
    let across = dot.centerYAnchor.constraint(equalTo: b.centerYAnchor)
    let inside = dot.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([across, inside])
    let stack = try editor.embedInStack([a, b])
    #expect(across.isActive && inside.isActive)
    #expect(stack.constraints.contains(across))
  }

  @Test func stackInAStack_takesTheMembersPlace() throws {
    let outer = StackView(arrangedSubviews: [Content(10, 10), Content(20, 10), Content(30, 10)])
    root.drop(outer, "outer", at: rect(16, 40, 60, 10))
    _ = try root.layout(on: .iPhone8)
    let inner = try editor.embedInStack(Array(outer.arrangedSubviews[1...]))
    #expect(outer.arrangedSubviews.count == 2 && outer.arrangedSubviews[1] === inner)
    #expect(inner.arrangedSubviews.count == 2)
  }

  @Test func strangers_areRefused() throws {
    let a = root.drop("a", 0, 0, 10, 10)
    let inner = a.drop("inner", 0, 0, 1, 1)
    #expect(throws: LayoutToolError.notSiblings(["Root/a", "Root/a/inner"])) {
      try editor.embedInStack([a, inner])
    }
    #expect(throws: LayoutToolError.tooFewViews(tool: "Stack", needed: 1, given: 0)) {
      try editor.embedInStack([])
    }
  }
}
