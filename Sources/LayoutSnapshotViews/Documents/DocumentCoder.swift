import Foundation

/// The coder that `init(coder:)` gets while an object of a document is created.
///
/// Prepared sources call ``NSObject/_decode(_:)`` right after `super.init`, where UIKit reads the document.
/// Code that follows in the app's initializer can therefore override the document's values.
package final class DocumentCoder: NSCoder {
  private var fill: ((AnyObject) -> Void)?

  package init(_ fill: @escaping (AnyObject) -> Void) { self.fill = fill }

  /// Applies the document's values to the object, once.
  package func decode(_ object: AnyObject) {
    fill?(object)
    fill = nil
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSObject {
  /// Applies a document's values to the object, if the coder belongs to a document.
  ///
  /// Prepared sources call it where `super.init(coder:)` stood.
  public func _decode(_ coder: NSCoder) { (coder as? DocumentCoder)?.decode(self) }
}

extension NSObjectProtocol where Self: NSObject {
  /// The object itself, after it has taken what a document says of it.
  ///
  /// Prepared sources call it where `Detail(coder: coder)` stood and the class inherits that initializer.
  public func _decoding(_ coder: NSCoder) -> Self? {
    _decode(coder)
    return self
  }
}

/// A number in a document, which has no type.
package struct DocumentNumber {
  package var value: Double
  package init(_ value: Double) { self.value = value }

  func converted<Value>(to type: Value.Type) -> Value? {
    if let value = CGFloat(value) as? Value { return value }
    if let value = value as? Value { return value }
    if let value = Float(value) as? Value { return value }
    guard let whole = Int(exactly: value.rounded(.towardZero)) else { return nil }
    return whole as? Value ?? Int32(exactly: whole) as? Value ?? UInt(exactly: whole) as? Value
      ?? NSNumber(value: value) as? Value
  }
}

/// Assigns a value of a document to a property; returns `false` if it has another type.
///
/// Prepared sources call it with `@IBOutlet` and `@IBInspectable` properties.
public func _take<Value>(_ place: inout Value, _ value: Any) -> Bool {
  if let number = value as? DocumentNumber {
    guard let value = number.converted(to: Value.self) else { return false }
    place = value
    return true
  }
  guard let value = value as? Value else { return false }
  place = value
  return true
}
