import Foundation

extension NSNumber {
  /// Whether it was made of a number that can have a fraction.
  ///
  /// 3 / 2 is 1 with integers and 1.5 with others. The value alone would not tell them apart.
  var holdsReal: Bool {
    // Objective-C's letters of Float and Double.
    [UInt8(ascii: "f"), UInt8(ascii: "d")].contains(UInt8(bitPattern: unsafe objCType.pointee))
  }
}
