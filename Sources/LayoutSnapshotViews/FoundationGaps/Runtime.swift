public import Foundation

#if !canImport(ObjectiveC)
  /// The greatest finite number of single precision, as C calls it.
  ///
  /// ```swift
  /// let size = text.boundingRect(with: CGSize(width: 300, height: CGFloat(MAXFLOAT)), options: [], context: nil)
  /// ```
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// The same under an older name.
  ///
  /// ```swift
  /// animation.repeatCount = HUGE
  /// ```
  public let HUGE = MAXFLOAT

  /// Calls a closure. There is no pool here: objects are let go when nobody uses them any more.
  ///
  /// ```swift
  /// for name in names { autoreleasepool { images.append(UIImage(named: name)) } }
  /// ```
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension NSObject {
    /// The class itself.
    ///
    /// ```swift
    /// override class var layerClass: AnyClass { CAGradientLayer.classForCoder() }
    /// ```
    public class func classForCoder() -> AnyClass { self }
  }
#endif

/// A time in seconds since the beginning of 2001.
///
/// ```swift
/// let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
/// ```
public typealias CFAbsoluteTime = Double

/// The time now.
///
/// ```swift
/// let start = CFAbsoluteTimeGetCurrent()
/// ```
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// Whether the phone saves power; always false.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSObjectProtocol {
  /// Whether the object has a method. A method that `#selector` names is one of its class or of a class below; one that a
  /// string names is looked for in prepared classes.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.isMethod(of: self)
  }
}
