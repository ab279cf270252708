import Foundation

/// An object that documents connect by names: a responder, or an `NSObject` of the app whose source is prepared.
///
/// Classes get these members when their sources are prepared: see [Coming from UIKit](UIKit.md).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol _DocumentObject: AnyObject {
  /// Sets an outlet or attribute of a document; returns `false` if the class has none of that name and type.
  func _connect(_ name: String, _ value: Any) -> Bool
  /// The method for an action's name in a document; `nil` if the class has none.
  static func _action(_ name: String) -> Selector?
  /// The file that declares the class, if it is known.
  static var _sourceFile: String? { get }
}
