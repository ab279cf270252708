public import Foundation
import LayoutSnapshotSupport

#if !canImport(ObjectiveC)
  /// Key-value coding, which Foundation has where there is Objective-C.
  ///
  /// Properties of UIKit's classes are found by their names, stored properties of an app's class, too; an app's class can be
  /// given what documents can give it, its outlets and inspectable properties. Where nothing lies under a key, the test's
  /// findings say so; on a phone the app would end.
  extension NSObjectProtocol {
    /// The value of a property by its name.
    public func value(forKey key: String) -> Any? { KeyedObject(object: self).value(of: key) }

    /// Sets a property by its name.
    public func setValue(_ value: Any?, forKey key: String) { KeyedObject(object: self).set(value, of: key) }

    /// The value of a property of a property, by their names with points between.
    ///
    /// A collection gives the values of its elements, or what `@count`, `@sum` and the like make of them.
    public func value(forKeyPath keyPath: String) -> Any? { KeyedObject(object: self).value(at: keyPath) }

    /// Sets a property of a property, by their names with points between.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      KeyedObject(object: self).set(value, at: keyPath)
    }
  }
#endif

/// An object whose properties are read and set by their names.
struct KeyedObject {
  let object: AnyObject

  func value(at path: String) -> Any? {
    if let layer = object as? Layer { return layer.value(forKeyPath: path) }
    return value(of: path.split(separator: ".").map(String.init))
  }

  func set(_ value: Any?, at path: String) {
    if let layer = object as? Layer { return layer.setValue(value, forKeyPath: path) }
    let (key, rest) = parts(of: path)
    guard let rest else { return set(value, of: key) }
    if let field = object as? TextField, ["_placeholderLabel", "placeholderLabel"].contains(key) {
      return field.setPlaceholder(value, rest)
    }
    next(key)?.set(value, at: rest)
  }

  func value(of key: String) -> Any? { value(of: [key]) }

  private func value(of keys: [String]) -> Any? {
    do throws(PredicateEvaluationProblem) {
      return try KeyedValue(object).value(at: keys[...])
    } catch {
      switch error {
      case .unknownKey(let key, let type): note("Nothing was found", key, of: type)
      default:
        let path = keys.joined(separator: ".")
        AbsentNames.shared.note(.method, "Nothing was found under the key path \"\(path)\": \(error).")
      }
      return nil
    }
  }

  /// What lies under a key; nothing at all if no property has that name.
  func found(_ key: String) -> Any?? {
    if let container = object as? any KeyValueContainer, let value = container.keyedValue(key) {
      return .some(value)
    }
    switch object {
    case let layer as Layer: return .some(layer.value(forKey: key))
    case let animation as CAAnimation: return .some(animation.value(forKey: key))
    case let defaults as UserDefaults: return .some(defaults.object(forKey: key))
    case let dictionary as NSDictionary: return .some(dictionary.object(forKey: NSString(string: key)))
    default: break
    }
    if let property = KeyedProperty.of(key, in: object) { return .some(property.get(object)) }
    guard let stored = stored(key) else { return nil }
    return .some(stored.value)
  }

  func set(_ value: Any?, of key: String) {
    if let container = object as? any KeyValueContainer, container.setKeyedValue(value, key) { return }
    switch object {
    case let layer as Layer: return layer.setValue(value, forKey: key)
    case let animation as CAAnimation: return animation.setValue(value, forKey: key)
    case let defaults as UserDefaults: return defaults.set(value, forKey: key)
    default: break
    }
    if let property = KeyedProperty.of(key, in: object), property.set(value, of: object) { return }
    if let value, (object as? UIResponder)?._connect(key, value) == true { return }
    note("Nothing was set", key, of: "\(type(of: object))")
  }

  private func parts(of path: String) -> (key: String, rest: String?) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  private func next(_ key: String) -> KeyedObject? {
    (value(of: key) as AnyObject?).map { KeyedObject(object: $0) }
  }

  /// A property that a class outside of this module stores.
  private func stored(_ key: String) -> (value: Any?, key: String)? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("LayoutSnapshotViews.") {
      let names = [key, "$__lazy_storage_$_" + key]
      if let child = current.children.first(where: { names.contains($0.label ?? "") }) {
        let inner = Mirror(reflecting: child.value)
        return (inner.displayStyle == .optional ? inner.children.first?.value : child.value, key)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private func note(_ what: String, _ key: String, of type: String) {
    AbsentNames.shared.note(
      .method, "\(what) under the key \"\(key)\" of \(type). Use the property, if there is one.")
  }
}

extension TextField {
  /// What apps set of the label that shows the placeholder on a phone.
  fileprivate func setPlaceholder(_ value: Any?, _ key: String) {
    let text = NSMutableAttributedString(
      attributedString: attributedPlaceholder ?? NSAttributedString(string: placeholder ?? ""))
    let name: NSAttributedString.Key? =
      key == "textColor" && value is Color ? .foregroundColor : key == "font" && value is Font ? .font : nil
    guard let name, let value, text.length > 0 else {
      let reason = text.length == 0 ? " Set the placeholder first." : ""
      AbsentNames.shared.note(.method, "Nothing was set under the key \"\(key)\" of a placeholder.\(reason)")
      return
    }
    text.addAttribute(name, value: value, range: NSRange(location: 0, length: text.length))
    attributedPlaceholder = text
  }
}
