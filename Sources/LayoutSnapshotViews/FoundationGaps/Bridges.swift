import Foundation

/// What `as` does on Apple's systems; prepared sources write it out.
extension String {
  /// The default implementation.
  public var _asNSString: NSString { NSString(string: self) }
  /// The default implementation.
  public var _asCFString: String { self }
}

extension NSString {
  /// The default implementation.
  public var _asNSString: NSString { self }
}

extension BinaryInteger {
  /// The default implementation.
  public var _asNSNumber: NSNumber { NSNumber(value: Int(self)) }
}

extension Double {
  /// The default implementation.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Float {
  /// The default implementation.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension CGFloat {
  /// The default implementation.
  public var _asNSNumber: NSNumber { NSNumber(value: Double(self)) }
}

extension Bool {
  /// The default implementation.
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Error {
  /// The default implementation.
  public var _asNSError: NSError { self as NSError }
}

extension Array {
  /// The default implementation.
  public var _asNSArray: NSArray { NSArray(array: self) }
}

extension Dictionary {
  /// The default implementation.
  public var _asNSDictionary: NSDictionary { NSDictionary(dictionary: self) }
}

extension Set {
  /// The default implementation.
  public var _asNSSet: NSSet { NSSet(set: self) }
}

extension URL {
  /// The default implementation.
  public var _asNSURL: NSURL { _bridgeToObjectiveC() }
}

extension Date {
  /// The default implementation.
  public var _asNSDate: NSDate { NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }
}

extension Data {
  /// The default implementation.
  public var _asNSData: NSData { NSData(data: self) }
}
