import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

@Suite struct AlignAndPinTests {
  private let root = View()
  private let a: View
  private let b: View
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  init() {
    root.accessibilityIdentifier = "Root"
    a = root.drop("a", 40, 60, 100, 40)
    b = root.drop("b", 160, 70, 80, 20)
  }

  private func words(_ constraints: [LayoutConstraint]) -> [String] {
    #expect(constraints.allSatisfy { $0.isActive })
    return constraints.map(\.description)
  }

  @Test(arguments: [
    (LayoutAlignment.leadingEdges, "b.leading == a.leading"), (.trailingEdges, "b.trailing == a.trailing"),
    (.topEdges, "b.top == a.top"), (.bottomEdges, "b.bottom == a.bottom"),
    (.horizontalCenters, "b.centerX == a.centerX"), (.verticalCenters, "b.centerY == a.centerY"),
    (.firstBaselines, "b.firstBaseline == a.firstBaseline"),
    (.lastBaselines, "b.lastBaseline == a.lastBaseline"),
    (.leadingEdges.offset(3), "b.leading == a.leading + 3"),
    (.topEdges.currentOffset, "b.top == a.top + 10"),
  ])
  func align_linesUpWithTheFirst(alignment: LayoutAlignment, expected: String) throws {
    #expect(try words(editor.align([a, b], [alignment])) == [expected])
    #expect(a.frame == rect(40, 60, 100, 40))
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func align_inContainer_worksOnOneView() throws {
    let made = try editor.align(
      [a], [.horizontallyInContainer, .verticallyInContainer.offset(-5)], updating: .none)
    #expect(words(made) == ["a.centerX == Root.centerX", "a.centerY == Root.centerY - 5"])
    #expect(throws: LayoutToolError.tooFewViews(tool: "Align", needed: 2, given: 1)) {
      try editor.align([a], [.topEdges])
    }
  }

  @Test func pin_findsTheNeighbour() throws {
    let rows: [(LayoutPin, toMargins: Bool, expected: String)] = [
      (.leading(), true, "a.leading == layoutMarginsGuide.leading + 24"),
      // Without margins the superview's own edges are meant, at the top and bottom of the root, too.
      (.leading(), false, "a.leading == Root.leading + 40"),
      (.top(), false, "a.top == Root.top + 60"),
      (.bottom(), false, "Root.bottom == a.bottom + 567"),
      (.top(), true, "a.top == safeAreaLayoutGuide.top + 40"),
      (.trailing(), true, "b.leading == a.trailing + 20"),
      (.trailing(.standard), true, "b.leading == a.trailing + 8"),
      (.trailing(3), true, "b.leading == a.trailing + 3"),
      (.bottom(), true, "safeAreaLayoutGuide.bottom == a.bottom + 567"),
      (.leading(.standard), true, "a.leading == layoutMarginsGuide.leading"),
      (.width(), true, "a.width == 100"), (.height(44), true, "a.height == 44"),
      (.aspectRatio, true, "a.width == 2.5 * a.height"),
    ]
    for (pin, toMargins, expected) in rows {
      #expect(try words(editor.pin([a], [pin], toMargins: toMargins)) == [expected])
    }
  }

  @Test func pin_toItems() throws {
    let made = try editor.pin([b], [.top(4, to: a), .leading(.standard, to: root), .trailing(1, to: a)])
    #expect(
      words(made) == [
        "b.top == a.bottom + 4", "b.leading == Root.leading + 20", "a.leading == b.trailing + 1",
      ])
  }

  @Test func pin_equalSizes() throws {
    let c = root.drop("c", 0, 0, 1, 1)
    #expect(
      try words(editor.pin([a, b, c], [.equalWidths, .equalHeights])) == [
        "b.width == a.width", "c.width == a.width", "b.height == a.height", "c.height == a.height",
      ])
    #expect(throws: LayoutToolError.tooFewViews(tool: "Pin", needed: 2, given: 1)) {
      try editor.pin([a], [.equalWidths])
    }
    #expect(throws: LayoutToolError.tooFewViews(tool: "Pin", needed: 1, given: 0)) {
      try editor.pin([], [.width()])
    }
  }

  @Test func pin_inInnerViews_meansTheirMargins() throws {
    let dot = a.drop("dot", 10, 10, 20, 20)
    #expect(try words(editor.pin([dot], [.top()])) == ["dot.top == layoutMarginsGuide.top + 2"])
    #expect(try words(editor.pin([dot], [.bottom()], toMargins: false)) == ["a.bottom == dot.bottom + 10"])
    #expect(a.layoutGuides.count == 1 && root.layoutGuides.isEmpty)
  }

  @Test func pin_whatAStackArranges_isRefused() throws {
    let stack = StackView(arrangedSubviews: [View()])
    stack.accessibilityIdentifier = "stack"
    root.drop(stack, "stack", at: rect(0, 300, 100, 50))
    let inner = stack.arrangedSubviews[0]
    #expect(throws: LayoutToolError.arranged("Root/stack/View", stack: "Root/stack")) {
      try editor.pin([inner], [.top()])
    }
    #expect(try words(editor.pin([inner], [.width(9)])) == ["View.width == 9"])
    #expect(throws: LayoutToolError.emptyFrame("Root/stack/View")) { try editor.pin([inner], [.aspectRatio]) }
  }

  @Test func update_movesWhatIsChosen() throws {
    try editor.pin([a], [.leading(0), .top(0), .width(), .height()], updating: .none)
    #expect(a.frame == rect(40, 60, 100, 40))
    try editor.align([a, b], [.topEdges], updating: .itemsOfNewConstraints)
    #expect(a.frame == rect(16, 20, 100, 40))
  }
}
