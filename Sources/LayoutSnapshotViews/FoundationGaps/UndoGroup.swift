/// Actions that are undone together, and groups in the group.
struct UndoGroup {
  /// What undoes one change of a target, which is not held.
  struct Action {
    weak var target: AnyObject?
    let body: (AnyObject) -> Void
  }

  private enum Child {
    case action(Action)
    indirect case group(UndoGroup)
  }

  /// What a menu calls what is undone; empty for nothing.
  var name = ""
  private var children: [Child] = []

  init(name: String = "") { self.name = name }

  var isEmpty: Bool { children.isEmpty }

  mutating func append(_ action: Action) { children.append(.action(action)) }
  mutating func append(_ group: UndoGroup) { children.append(.group(group)) }
  mutating func removeAll() { children = [] }

  /// Takes out the group that comes last; nil if an action does.
  mutating func popGroup() -> UndoGroup? {
    guard case .group(let group)? = children.last else { return nil }
    children.removeLast()
    return group
  }

  /// Takes out the actions on a target, and groups that have no others.
  mutating func remove(_ target: AnyObject) {
    children = children.compactMap { child in
      switch child {
      case .action(let action): return action.target === target ? nil : child
      case .group(var group):
        group.remove(target)
        return group.isEmpty ? nil : .group(group)
      }
    }
  }

  /// Runs the actions, the last one first. Those of targets that are gone are left out.
  func perform() {
    for child in children.reversed() {
      switch child {
      case .action(let action): if let target = action.target { action.body(target) }
      case .group(let group): group.perform()
      }
    }
  }
}
