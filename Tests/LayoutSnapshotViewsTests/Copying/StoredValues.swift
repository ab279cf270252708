import Foundation

@testable import LayoutSnapshotViews

/// What an object has stored, property by property, so that no property is forgotten when it is copied.
///
/// Objects that are copied along count by what they have stored; all others by their identity.
func storedValues(of object: NSObject) -> [String: String] {
  var values: [String: String] = [:]
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for (label, value) in current.children {
      values["\(current.subjectType).\(label ?? "")"] = words(for: value)
    }
    mirror = current.superclassMirror
  }
  return values
}

private func words(for value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { words(for: $0.value) } ?? "nil"
  case .class where !(value is any ValueObject):
    guard isCopiedAlong(value), let object = value as? NSObject else {
      return "\(ObjectIdentifier(value as AnyObject))"
    }
    return storedValues(of: object).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined()
  default: return "\(value)"
  }
}

private func isCopiedAlong(_ value: Any) -> Bool {
  value is BezierPath || value is UIBarButtonItemAppearance || value is UIBarButtonItemStateAppearance
    || value is UITabBarItemAppearance || value is UITabBarItemStateAppearance
}
