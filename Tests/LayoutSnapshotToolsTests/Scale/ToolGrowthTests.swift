import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotTools
import LayoutSnapshotViews

/// What tools cost on large canvases: work is counted where that can be done, and time compared with time elsewhere.
@Suite(.serialized) struct ToolGrowthTests {
  @Test(arguments: LargeCanvas.allCases)
  func missingConstraints_takeAFewSolves_forAnyNumberOfViews(canvas: LargeCanvas) throws {
    for count in [10, 160] {
      let root = canvas.root(of: count)
      let views = LayoutEditor(root, on: LargeCanvas.device).views
      for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
      for view in [root] + views { view.prepareSystemGuides() }
      let suggester = try Suggester(
        root: root, device: LargeCanvas.device, containers: [root] + views,
        selected: Set(views.map(ObjectIdentifier.init)), tolerance: 0.01)
      #expect(views.count == count && suggester.chosen.count >= 2 * count)
      // Both probes, the constants, what is foretold and its proof; nothing for each constraint.
      #expect(suggester.solveCount <= 6, "\(count) views of \(canvas)")
    }
  }

  @Test(arguments: LargeCanvas.allCases)
  func missingConstraints_settleLargeCanvases(canvas: LargeCanvas) throws {
    let root = canvas.root(of: canvas == .nest ? 100 : 1000)
    let editor = LayoutEditor(root, on: LargeCanvas.device)
    let frames = editor.views.map { $0.frame(in: root) }
    try editor.addMissingConstraints()
    #expect(try root.layout(on: LargeCanvas.device).isSettled)
    #expect(editor.views.map { $0.frame(in: root) } == frames)
  }

  /// A tool that compares each view with each takes 16 times as long for four times as many. What takes less than 20 ms
  /// for 1,000 views is no burden, and too short to be compared on a busy machine.
  @Test(.thorough(.looksAtTimes), arguments: [LargeCanvas.grid, .column, .cards, .stacks])
  func tools_growWithTheNumberOfViews(canvas: LargeCanvas) throws {
    var small = try times(of: canvas, 250)
    var large = try times(of: canvas, 1000)
    var slow: [String] { large.filter { $1 >= max(0.02, 10 * small[$0, default: 0]) }.keys.sorted() }
    // The least of more runs, where a busy machine spoiled all of the first.
    for _ in 0..<4 where !slow.isEmpty {
      small.merge(try times(of: canvas, 250), uniquingKeysWith: min)
      large.merge(try times(of: canvas, 1000), uniquingKeysWith: min)
    }
    #expect(slow.isEmpty, "small: \(small), large: \(large)")
  }

  /// Seconds of the processor by tool, the least of three runs.
  private func times(of canvas: LargeCanvas, _ count: Int) throws -> [String: Double] {
    var times: [String: Double] = [:]
    for _ in 0..<3 {
      let root = canvas.root(of: count)
      let editor = LayoutEditor(root, on: LargeCanvas.device)
      func measure(_ tool: String, _ body: () throws -> Void) rethrows {
        let start = processorTime()
        try body()
        let time = processorTime() - start
        times[tool] = min(times[tool] ?? .infinity, time)
      }
      try measure("add missing") { try editor.addMissingConstraints() }
      let layout = try root.layout(on: LargeCanvas.device)
      measure("findings") { _ = layout.findings().report }
      measure("outline") { _ = "\(DocumentOutline(layout))" }
      measure("code") { _ = editor.swiftCode(named: "Canvas") }
      try measure("clear") { try editor.clearConstraints() }
    }
    return times
  }
}
