/// The class of an item. With it, a layout that was just solved also knows the superclasses.
///
/// ```swift
/// LiveClass(SaveButton.self).inherits(fromOneOf: ["Button"])  // true
/// ```
///
/// It does not take part in comparisons, so all values are equal: a layout that was read from a file has
/// none, and can still be equal.
package struct LiveClass: Hashable, Sendable {
  private let type: AnyClass?

  package init(_ type: AnyClass? = nil) { self.type = type }

  /// Whether the class or a superclass has one of the names; false if the class is unknown.
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
