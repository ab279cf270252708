import Foundation

/// What the classes of UIKit answer when they are asked for a copy.
///
/// On Linux, Foundation answers `copy()` of a class that does not conform to `NSCopying` with the object itself. Who
/// changes that "copy" changes the original, and no error tells why a picture is wrong. On a phone there is no such
/// method, which is an exception. So each class here conforms to `NSCopying`, as UIKit's does, or overrides `copy()` with this.
extension NSObject {
  /// The copy of a class of an app's own that conforms to `NSCopying`. Others end the process.
  final func copyAsUIKitDoes() -> Any {
    guard let object = self as? any NSCopying else { endProcess("copy()", "NSCopying", "copy(with:)") }
    return object.copy(with: nil)
  }

  /// The same for `mutableCopy()`.
  final func mutableCopyAsUIKitDoes() -> Any {
    guard let object = self as? any NSMutableCopying else {
      endProcess("mutableCopy()", "NSMutableCopying", "mutableCopy(with:)")
    }
    return object.mutableCopy(with: nil)
  }

  private func endProcess(_ asked: String, _ conformance: String, _ method: String) -> Never {
    let type = String(reflecting: type(of: self))
    fatalError(
      "\(asked) of \(type), which does not conform to \(conformance): on a phone this is an exception. "
        + "Make a new object, or write \(method) in a class of your own")
  }

  /// The copy that an initializer of this package has made.
  ///
  /// A class of an app's own would lose its values, and even its class. So it has to make its copies itself.
  final func complete(_ copy: NSObject) -> NSObject {
    if type(of: copy) == type(of: self) { return copy }
    fatalError(
      "\(String(reflecting: type(of: self))) inherits copy(with:) from \(type(of: copy)), which makes no object of "
        + "another class: override copy(with:), and do not call super there")
  }
}

#if MainActorViews
  /// Makes a copy of an object that belongs to the main actor, as views do.
  ///
  /// `NSObject` declares `copy()` for every thread, so the compiler cannot see that bars copy on the main one.
  func copyWithViews(_ make: @MainActor () -> Any) -> Any {
    nonisolated(unsafe) var copy: Any?
    MainActor.assumeIsolated { copy = make() }
    return copy as Any
  }
#else
  /// Makes a copy of an object that belongs to no actor, as views do.
  func copyWithViews(_ make: () -> Any) -> Any { make() }
#endif
