/// An object that keeps values under keys elsewhere than in properties, as those of Core Data do.
///
/// Key-value coding, predicates and sort descriptors ask it first.
package protocol KeyValueContainer: AnyObject {
  /// The value under a key; nothing at all if the object has no such key.
  func keyedValue(_ key: String) -> Any??

  /// Sets the value under a key. Returns false if the object has no such key.
  func setKeyedValue(_ value: Any?, _ key: String) -> Bool
}
