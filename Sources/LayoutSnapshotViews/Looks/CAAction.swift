import Foundation

/// What Core Animation does when a property of a layer changes. Nothing calls it here: changes take effect at once.
///
/// ```swift
/// layer.actions = ["position": NSNull()]  // no animation, as here in any case
/// ```
public protocol CAAction {
  /// Called in Core Animation when the property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
  /// Does nothing by default.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
