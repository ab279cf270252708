import Foundation

/// What `as` does on Apple's systems; prepared sources write it out.
extension String {
  /// What one has that says nothing: _as ns string.
  public var _asNSString: NSString { NSString(string: self) }
  /// What one has that says nothing: _as cf string.
  public var _asCFString: String { self }
}

extension NSString {
  /// What one has that says nothing: _as ns string.
  public var _asNSString: NSString { self }
}

extension BinaryInteger {
  /// What one has that says nothing: _as ns number.
  public var _asNSNumber: NSNumber { NSNumber(value: Int(self)) }
}

extension Double {
  /// What one has that says nothing: _as ns number.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Float {
  /// What one has that says nothing: _as ns number.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension CGFloat {
  /// What one has that says nothing: _as ns number.
  public var _asNSNumber: NSNumber { NSNumber(value: Double(self)) }
}

extension Bool {
  /// What one has that says nothing: _as ns number.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Error {
  /// What one has that says nothing: _as ns error.
  public var _asNSError: NSError { self as NSError }
}

extension Array {
  /// What one has that says nothing: _as ns array.
  public var _asNSArray: NSArray { NSArray(array: self) }
}

extension Dictionary {
  /// What one has that says nothing: _as ns dictionary.
  public var _asNSDictionary: NSDictionary { NSDictionary(dictionary: self) }
}

extension Set {
  /// What one has that says nothing: _as ns set.
  public var _asNSSet: NSSet { NSSet(set: self) }
}

extension URL {
  /// What one has that says nothing: _as nsurl.
  public var _asNSURL: NSURL { _bridgeToObjectiveC() }
}

extension Date {
  /// What one has that says nothing: _as ns date.
  public var _asNSDate: NSDate { NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }
}

extension Data {
  /// What one has that says nothing: _as ns data.
  public var _asNSData: NSData { NSData(data: self) }
}
