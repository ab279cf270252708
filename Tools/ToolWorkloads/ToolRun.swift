import LayoutSnapshotTools
import LayoutSnapshotViews

/// The tools on one canvas, one after the other, so that what each costs can be measured.
public final class ToolRun {
  /// A tool, in the order in which they can be used.
  public enum Tool: String, CaseIterable, Sendable {
    case addMissingConstraints = "add-missing"
    case layout
    case findings
    case outline
    case code
    case clearConstraints = "clear"
  }

  private let root: View
  private let editor: LayoutEditor
  private var layout: Layout?

  /// Makes the canvas.
  public init(_ canvas: LargeCanvas, count: Int) {
    root = canvas.root(of: count)
    editor = LayoutEditor(root, on: LargeCanvas.device)
  }

  /// Uses a tool; findings and the outline need the layout before.
  ///
  /// Callgrind knows by this function's name where a tool begins and ends, so it is never inlined.
  @inline(never)
  public func carryOut(_ tool: Tool) throws {
    switch tool {
    case .addMissingConstraints: try editor.addMissingConstraints()
    case .layout: layout = try root.layout(on: LargeCanvas.device)
    case .findings: _ = layout?.findings().report
    case .outline: _ = layout.map { "\(DocumentOutline($0))" }
    case .code: _ = editor.swiftCode(named: "Canvas")
    case .clearConstraints: try editor.clearConstraints()
    }
  }
}
