import Foundation

/// What `as` does on Apple's systems; prepared sources write it out.
extension String {
  public var _asNSString: NSString { NSString(string: self) }
  public var _asCFString: String { self }
}

extension NSString {
  public var _asNSString: NSString { self }
}

extension BinaryInteger {
  public var _asNSNumber: NSNumber { NSNumber(value: Int(self)) }
}

extension Double {
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Float {
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension CGFloat {
  public var _asNSNumber: NSNumber { NSNumber(value: Double(self)) }
}

extension Bool {
  public var _asNSNumber: NSNumber { NSNumber(value: self) }
}

extension Error {
  public var _asNSError: NSError { self as NSError }
}

extension Array {
  public var _asNSArray: NSArray { NSArray(array: self) }
}

extension Dictionary {
  public var _asNSDictionary: NSDictionary { NSDictionary(dictionary: self) }
}

extension Set {
  public var _asNSSet: NSSet { NSSet(set: self) }
}

extension URL {
  public var _asNSURL: NSURL { _bridgeToObjectiveC() }
}

extension Date {
  public var _asNSDate: NSDate { NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }
}

extension Data {
  public var _asNSData: NSData { NSData(data: self) }
}
