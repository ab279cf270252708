import Foundation

/// The conversions of `as` on Apple's systems. Prepared sources call them instead.
extension String {
  /// The string as an `NSString`.
  public var _asNSString: NSString { NSString(string: self) }
  /// The string itself.
  public var _asCFString: String { self }
}

extension NSString {
  /// The string itself.
  public var _asNSString: NSString { self }
}

extension BinaryInteger {
  /// The integer as an `NSNumber`.
  public var _asNSNumber: NSNumber { NSNumber(value: Int(self)) }
}

extension Double {
  /// The number as an `NSNumber`.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Float {
  /// The number as an `NSNumber`.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension CGFloat {
  /// The number as an `NSNumber`.
  public var _asNSNumber: NSNumber { NSNumber(value: Double(self)) }
}

extension Bool {
  /// The Boolean value as an `NSNumber`.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Error {
  /// The error as an `NSError`.
  public var _asNSError: NSError { self as NSError }
}

extension (any Error)? {
  /// The error as an `NSError`, if there is one.
  public var _asNSError: NSError? { map { $0 as NSError } }
}

extension String? {
  /// The string as an `NSString`, if there is one.
  public var _asNSString: NSString? { map { NSString(string: $0) } }
}

extension Array {
  /// The array as an `NSArray`.
  public var _asNSArray: NSArray { NSArray(array: self) }
}

extension Dictionary {
  /// The dictionary as an `NSDictionary`.
  public var _asNSDictionary: NSDictionary { NSDictionary(dictionary: self) }
}

extension Set {
  /// The set as an `NSSet`.
  public var _asNSSet: NSSet { NSSet(set: self) }
}

extension URL {
  /// The URL as an `NSURL`.
  public var _asNSURL: NSURL { _bridgeToObjectiveC() }
}

extension Date {
  /// The date as an `NSDate`.
  public var _asNSDate: NSDate { NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }
}

extension Data {
  /// The data as an `NSData`.
  public var _asNSData: NSData { NSData(data: self) }
}
