import LayoutSnapshotViews

/// Why a tool failed.
public enum LayoutToolError: Error, Hashable, Sendable {
  /// The view is in another tree, or in none.
  case notInTree(String)
  /// The view is the tree's root, which the device places.
  case rootSelected(String)
  /// The tool needs more views than were given.
  case tooFewViews(tool: String, needed: Int, given: Int)
  /// The views do not share a superview.
  case notSiblings([String])
  /// A stack view arranges the view, and decides what the tool should have decided.
  case arranged(String, stack: String)
  /// The view has an empty frame, which has no ratio.
  case emptyFrame(String)
  /// The tree could not be laid out.
  case layout(LayoutError)
}

extension LayoutToolError: CustomStringConvertible {
  /// What is wrong, with which view, and what to do.
  public var description: String {
    switch self {
    case .notInTree(let view):
      "\(view) is not inside the editor's root. Add it to the tree first, or make an editor for its tree."
    case .rootSelected(let view):
      "\(view) is the root, which the device places. Select views inside it."
    case .tooFewViews(let tool, let needed, let given):
      "\(tool) needs \(needed == 1 ? "a view" : "\(needed) views"), but \(given) were selected."
    case .notSiblings(let views):
      "\(views.joined(separator: ", ")) do not have the same superview. Select views that lie side by side."
    case .arranged(let view, let stack):
      "\(stack) arranges \(view). Change the stack's axis, alignment or spacing, or take the view out of it."
    case .emptyFrame(let view):
      "\(view) has an empty frame, which has no ratio. Give it a size, or update its frame first."
    case .layout(let error):
      error.description
    }
  }
}
