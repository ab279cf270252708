/// The class of an item, by which a layout that was just made also knows what the item inherits from.
///
/// ```swift
/// LiveClass(SaveButton.self).inherits(fromOneOf: ["Button"])  // true
/// ```
///
/// It is no part of what a layout says: a layout that was read from a file has none and is still equal. So all are equal.
package struct LiveClass: Hashable, Sendable {
  private let type: AnyClass?

  package init(_ type: AnyClass? = nil) { self.type = type }

  /// Whether the class, or one that it inherits from, has one of the names; false where no class is known.
  package func inherits(fromOneOf names: [String]) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if names.contains(String(describing: type)) { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  package static func == (_: LiveClass, _: LiveClass) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}
