import LayoutSnapshotEngine
import LayoutSnapshotViews
import Testing
import ToolWorkloads

@testable import LayoutSnapshotTools

/// How often tools solve large canvases.
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

  /// What tools do beside solving is counted in instructions, by `Scripts/tool-growth`.
  @Test(arguments: LargeCanvas.allCases)
  func tools_takeAsManySolves_forAnyNumberOfViews(canvas: LargeCanvas) throws {
    #expect(try solves(of: canvas, 160) == solves(of: canvas, 10))
  }

  /// Solves by tool.
  private func solves(of canvas: LargeCanvas, _ count: Int) throws -> [ToolRun.Tool: Int] {
    let run = ToolRun(canvas, count: count)
    var solves: [ToolRun.Tool: Int] = [:]
    for tool in ToolRun.Tool.allCases {
      let tally = SolvingTally()
      try tally.count { try run.carryOut(tool) }
      solves[tool] = tally.solves
    }
    return solves
  }
}
