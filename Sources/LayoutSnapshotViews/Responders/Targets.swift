/// Targets and their action methods. Targets are not retained.
struct Targets {
  private var entries: [Entry] = []

  private struct Entry {
    weak var target: AnyObject?
    var action: Selector
    var events: Control.Event
    /// Whether there is no target, so that the responder chain is searched for the method.
    var isOpen: Bool
  }

  mutating func add(_ target: Any?, _ action: Selector, for events: Control.Event = .allEvents) {
    let object = target.map { $0 as AnyObject }
    if let index = entries.firstIndex(where: { $0.action == action && $0.target === object }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(target: object, action: action, events: events, isOpen: object == nil))
    }
  }

  /// Removes the entries that match; `nil` matches every target or method.
  mutating func remove(_ target: Any?, _ action: Selector?, for events: Control.Event = .allEvents) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices {
      guard object == nil || entries[index].target === object,
        action == nil || entries[index].action == action
      else {
        continue
      }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The targets that still exist.
  var objects: [AnyObject] { entries.compactMap(\.target) }

  /// All events with targets.
  var events: Control.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of a target's methods for events.
  func actions(for target: Any?, _ events: Control.Event) -> [String] {
    let object = target.map { $0 as AnyObject }
    return entries.filter { $0.target === object && !$0.events.isDisjoint(with: events) }.map(
      \.action.description)
  }

  /// The calls for events. A call without a target goes to the responder chain.
  func calls(for events: Control.Event) -> [(target: AnyObject?, action: Selector)] {
    entries.filter { !$0.events.isDisjoint(with: events) && ($0.isOpen || $0.target != nil) }
      .map { ($0.target, $0.action) }
  }

  /// The targets that still exist and those that the responder chain decides about, with their methods and events.
  var handlers: [(target: AnyObject?, action: Selector, events: Control.Event)] {
    entries.filter { $0.isOpen || $0.target != nil }.map { ($0.target, $0.action, $0.events) }
  }

  /// Calls all targets.
  func send(from sender: AnyObject) {
    for (target, action) in calls(for: .allEvents) {
      if let target, !action.call(on: target, sender, nil) { action.noteIfUnknown(to: target) }
    }
  }
}
