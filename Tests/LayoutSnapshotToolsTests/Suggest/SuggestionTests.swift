import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

/// What is suggested, in words: for a reader to judge whether it is what they would have drawn.
@Suite struct SuggestionTests {
  private let root = View()
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  init() { root.accessibilityIdentifier = "Login" }

  private func suggestions(_ views: [View]? = nil) throws -> Set<String> {
    let added = try editor.addMissingConstraints(to: views)
    #expect(try root.layout(on: .iPhone8).isSettled)
    return Set(added.map(\.description))
  }

  @Test func columnFromMarginToMargin_isPinnedToMarginsAndNeighbours() throws {
    root.drop("title", 16, 40, 343, 30)
    root.drop("field", 16, 78, 343, 34)
    #expect(
      try suggestions() == [
        "title.leading == layoutMarginsGuide.leading", "layoutMarginsGuide.trailing == title.trailing",
        "title.top == safeAreaLayoutGuide.top + 20", "title.height == 30",
        "field.leading == layoutMarginsGuide.leading", "layoutMarginsGuide.trailing == field.trailing",
        "field.top == title.bottom + 8", "field.height == 34",
      ])
  }

  @Test func equalButtons_areEquallyWide_notFixed() throws {
    // 343 less two gaps of 8, by three.
    for (index, name) in ["a", "b", "c"].enumerated() {
      root.drop(name, 16 + Double(index) * 117, 100, 109, 44)
    }
    let words = try suggestions()
    #expect(words.isSuperset(of: ["b.width == a.width", "c.width == b.width", "b.centerY == a.centerY"]))
    #expect(!words.contains { $0.contains(".width == 1") })
    #expect(words.filter { $0.contains("height == 44") }.count == 1)
  }

  /// The title is 539 above, and further away on a smaller screen.
  @Test func buttonsNearTheBottom_goToTheBottom_notToATitleFarAbove() throws {
    root.drop("title", 16, 20, 343, 30)
    root.drop("start", 137.5, 586, 100, 44)
    let words = try suggestions()
    #expect(words.contains("safeAreaLayoutGuide.bottom == start.bottom + 37"), "\(words.sorted())")
    #expect(!words.contains { $0.contains("start.top") }, "\(words.sorted())")
  }

  @Test func centredView_isCentred() throws {
    // 375 - 200 is odd by halves, which are pixels here; 667 - 100 is not.
    root.drop("logo", 87.5, 283.5, 200, 100)
    #expect(
      try suggestions() == [
        "logo.centerX == Login.centerX", "logo.centerY == Login.centerY", "logo.width == 200",
        "logo.height == 100",
      ])
  }

  @Test func viewOffCentreByLessThanAPixel_isCentred() throws {
    // The middle is at 187.5, so that 41 wide begins at 167; a width of 41.5 is rounded to 167.
    root.drop("spot", 167, 100, 41.5, 41.5)
    #expect(try suggestions().contains("spot.centerX == Login.centerX"))
    #expect(root.subviews[0].frame == rect(167, 100, 41.5, 41.5))
  }

  @Test func contentSize_needsNoSize() throws {
    root.drop(Content(80, 20), "name", at: rect(16, 40, 80, 20))
    root.drop(Content(View.noIntrinsicMetric, 34), "field", at: rect(104, 33, 255, 34))
    let words = try suggestions()
    #expect(!words.contains { $0.contains("width") || $0.contains("height") })
    #expect(words.contains("field.leading == name.trailing + 8"))
  }

  @Test func textsOnOneLine_shareTheirBaseline() throws {
    let (label, button) = (Label(), Button(type: .system))
    label.text = "Name"
    button.setTitle("Change", for: .normal)
    root.drop(label, "label", at: CGRect(origin: CGPoint(x: 16, y: 60), size: label.intrinsicContentSize))
    let height = button.intrinsicContentSize.height
    let baseline = 60 + label.baselineOffsets.first
    root.drop(
      button, "button",
      at: CGRect(
        x: 120, y: baseline - button.baselineOffsets.first - height / 2,
        width: button.intrinsicContentSize.width,
        height: height))
    #expect(try suggestions().contains("button.firstBaseline == label.firstBaseline"))
    // Off the line, the middle is the next to be looked at, and none is taken that does not fit.
    button.frame.origin.y += 3
    try editor.clearConstraints()
    #expect(try !suggestions().contains { $0.contains("aseline") })
  }

  @Test func backgroundFromEdgeToEdge_isPinnedToTheEdges() throws {
    root.drop("background", 0, 0, 375, 667)
    let words = try suggestions()
    #expect(
      words == [
        "background.top == Login.top", "Login.bottom == background.bottom",
        "background.leading == Login.leading", "Login.trailing == background.trailing",
      ])
  }

  @Test func existingConstraints_areKept() throws {
    let box = root.drop("box", 30, 50, 100, 100)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    #expect(
      try suggestions() == [
        "box.leading == layoutMarginsGuide.leading + 14", "box.top == safeAreaLayoutGuide.top + 30",
        "box.width == box.height",
      ])
    #expect(width.isActive)
  }

  @Test func selection_leavesOthersAlone() throws {
    let (a, b) = (root.drop("a", 16, 40, 100, 30), root.drop("b", 16, 80, 100, 30))
    let added = try editor.addMissingConstraints(to: [b])
    #expect(added.allSatisfy { $0.mentions(b) })
    #expect(a.translatesAutoresizingMaskIntoConstraints && !b.translatesAutoresizingMaskIntoConstraints)
    #expect(try root.layout(on: .iPhone8).isSettled)
  }

  @Test func unusedGuides_areNotLeftBehind() throws {
    let box = root.drop("box", 0, 100, 375, 50)
    box.drop("dot", 30, 10, 10, 10)
    _ = try suggestions()
    #expect(root.layoutGuides.map(\.identifier) == ["safeAreaLayoutGuide"])
    #expect(box.layoutGuides.map(\.identifier) == ["layoutMarginsGuide"])
  }

  @Test func contradictedFrame_staysMisplaced_andIsNotMadeToConflict() throws {
    let box = root.drop("box", 30, 50, 100, 100)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(equalToConstant: 60).isActive = true
    _ = try suggestions()
    #expect(root.subviews[0].frame.width == 60)
  }

  @Test func reset_startsAnew() throws {
    let box = root.drop("box", 16, 40, 343, 100)
    box.translatesAutoresizingMaskIntoConstraints = false
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
    left.isActive = true
    let added = try editor.resetToSuggestedConstraints()
    #expect(!left.isActive)
    #expect(added.count == 4)
    #expect(try root.layout(on: .iPhone8).isSettled)
    #expect(box.frame == rect(16, 40, 343, 100))
  }

  @Test func viewOfAnotherTree_isRefused() {
    let stranger = View()
    stranger.accessibilityIdentifier = "stranger"
    #expect(throws: LayoutToolError.notInTree("stranger")) {
      try editor.addMissingConstraints(to: [stranger])
    }
    #expect(throws: LayoutToolError.rootSelected("Login")) { try editor.addMissingConstraints(to: [root]) }
  }
}
