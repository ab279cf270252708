import Foundation

/// A value from which a key path leads on: an object, a dictionary, or a collection, of whose elements all
/// are asked.
struct KeyedValue {
  private let value: Any?

  init(_ value: Any?) { self.value = unwrapped(value) }

  func value(at keys: ArraySlice<String>) throws(PredicateEvaluationProblem) -> Any? {
    guard let key = keys.first else { return value }
    let rest = keys.dropFirst()
    guard let value else { return nil }
    if key.hasPrefix("@") { return try aggregate(key, rest, of: value) }
    // Layers have paths of their own, such as "transform.scale.x".
    if let layer = value as? Layer { return layer.value(forKeyPath: keys.joined(separator: ".")) }
    if key.lowercased() == "self" { return try self.value(at: rest) }
    if !Self.isDictionary(value), let elements = elements(of: value) {
      let (own, next) = Self.parts(of: keys)
      return try KeyedValue(try Self.values(of: elements, at: own)).value(at: next)
    }
    return try KeyedValue(try property(key, of: value)).value(at: rest)
  }

  /// What a collection's elements are asked for ends before an operator: `items.price.@max` is about all
  /// prices.
  private static func parts(
    of keys: ArraySlice<String>
  ) -> (own: ArraySlice<String>, next: ArraySlice<String>) {
    let own = keys.prefix { !$0.hasPrefix("@") }
    return (own, keys[own.endIndex...])
  }

  /// The values of elements, with `NSNull` where there is none.
  private static func values(
    of elements: [Any], at keys: ArraySlice<String>
  ) throws(PredicateEvaluationProblem) -> [Any] {
    var values: [Any] = []
    for element in elements { values.append(try KeyedValue(element).value(at: keys) ?? NSNull()) }
    return values
  }

  private static func isDictionary(_ value: Any) -> Bool {
    value is NSDictionary || value is [AnyHashable: Any]
  }

  private func property(_ key: String, of value: Any) throws(PredicateEvaluationProblem) -> Any? {
    if let text = value as? String, let property = Self.property(key, of: text) { return property }
    if let dictionary = value as? [AnyHashable: Any] { return dictionary[key] }
    guard type(of: value) is AnyClass, let found = KeyedObject(object: value as AnyObject).found(key) else {
      throw .unknownKey(key, of: "\(type(of: value))")
    }
    return found
  }

  /// What forms ask of the texts of their fields.
  private static func property(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "integerValue", "intValue": NSString(string: text).integerValue
    case "doubleValue", "floatValue": NSString(string: text).doubleValue
    default: nil
    }
  }
}

extension KeyedValue {
  /// What a collection operator makes of the elements' values under the keys that follow it.
  private func aggregate(
    _ name: String, _ keys: ArraySlice<String>, of collection: Any
  ) throws(PredicateEvaluationProblem) -> Any? {
    guard let all = elements(of: collection) else {
      throw .notACollection(name, of: PredicateValue(collection).typeName)
    }
    if name == "@count" { return all.count }
    let (own, next) = Self.parts(of: keys)
    let values = try Self.values(of: all, at: own).compactMap(unwrapped)
    return try KeyedValue(try aggregate(name, of: values, amongst: all.count)).value(at: next)
  }

  private func aggregate(
    _ name: String, of values: [Any], amongst count: Int
  ) throws(PredicateEvaluationProblem) -> Any? {
    switch name {
    case "@sum": return try PredicateNumber.sum(numbers(values)).object
    case "@avg":
      // Missing values count as zeros here, and the average of nothing is zero, as in Foundation.
      guard count > 0 else { return 0 }
      return try PredicateNumber.sum(numbers(values)).applying(
        .divide, .decimal(Decimal(count))
      ).object
    case "@min": return try extreme(values, .orderedAscending)
    case "@max": return try extreme(values, .orderedDescending)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      var distinct: [Any] = []
      for value in values where !distinct.contains(where: { isEqual($0, value) }) { distinct.append(value) }
      return distinct
    default: throw .unknownCollectionOperator(name)
    }
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    PredicateValue(left).isEqual(to: PredicateValue(right), [])
  }

  private func numbers(
    _ values: [Any]
  ) throws(PredicateEvaluationProblem) -> [PredicateNumber] {
    var numbers: [PredicateNumber] = []
    for value in PredicateValue(values).flattened {
      switch value {
      case .number(let number): numbers.append(number)
      case .nothing: continue
      default: throw .notANumber(type: value.typeName)
      }
    }
    return numbers
  }

  private func extreme(
    _ values: [Any], _ order: ComparisonResult
  ) throws(PredicateEvaluationProblem) -> Any? {
    var best: Any?
    for value in values {
      guard let former = best else {
        best = value
        continue
      }
      if try PredicateValue(value).order(to: PredicateValue(former)) == order { best = value }
    }
    return best
  }
}
