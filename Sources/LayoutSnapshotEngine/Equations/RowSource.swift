import LayoutConstraintSolver
import LayoutSnapshotValues

/// What a row was made from, so that a conflict can be told in the user's words.
enum RowSource {
  case constraint(any EngineConstraint)
  case autoresizing(ItemHandle, LayoutAttribute)
  case content(ItemHandle, LayoutAxis)
  case guide(ItemHandle)
  case part(ItemHandle)
  case target

  var pseudocode: String {
    switch self {
    case .constraint(let constraint): constraint.pseudocode
    case .autoresizing(let handle, let attribute): autoresizing(handle, attribute)
    case .content(let handle, let axis):
      "\(Self.name(of: handle)).\(axis == .horizontal ? "width" : "height") of its content"
    case .guide(let handle):
      unsafe "the place of \(Self.name(of: handle)) of \(Self.name(of: handle.item?.parentHandle))"
    case .part(let handle):
      unsafe "the place of \(Self.name(of: handle)) in \(Self.name(of: handle.item?.parentHandle))"
    case .target: "the size that is to be fitted"
    }
  }

  /// The items that the row is about.
  var items: [ItemHandle] {
    switch self {
    case .constraint(let constraint): [constraint.form.first, constraint.form.second].compactMap { $0 }
    case .autoresizing(let handle, _), .content(let handle, _), .guide(let handle), .part(let handle):
      [handle]
    case .target: []
    }
  }

  static func name(of handle: ItemHandle?) -> String { unsafe handle?.item?.readableName ?? "(gone)" }

  private func autoresizing(_ handle: ItemHandle, _ attribute: LayoutAttribute) -> String {
    guard let item = unsafe handle.item else { return "(gone).\(attribute)" }
    let stated = item.statedFrame
    let number =
      switch attribute {
      case .left: stated.frame.minX
      case .top: stated.frame.minY
      case .width: stated.frame.width
      default: stated.frame.height
      }
    return "\(item.readableName).\(attribute) == \(numberText(number)) (autoresizing \(stated.pseudocode))"
  }
}
