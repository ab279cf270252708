import CLayoutSnapshotClassMaker
import Foundation

/// Creates objects of classes that are registered with a table or a collection, with the initializer that UIKit calls.
///
/// If a class does not have that initializer, Swift stops the process with its own message, as on a phone.
enum ClassMaker {
  static func view<Kind: View>(_ type: Kind.Type, frame: CGRect) -> Kind {
    unsafe object(
      class_maker_view(
        pointer(type), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height))
  }

  /// Makes an object with `init()`.
  static func plain<Kind: NSObject>(_ type: Kind.Type) -> Kind {
    #if canImport(ObjectiveC)
      type.init()
    #else
      unsafe object(class_maker_object(pointer(type)))
    #endif
  }

  /// Makes a cell of a table.
  ///
  /// - Precondition: the class is a table cell's. This folder cannot name that type.
  static func cell<Cell: View>(_ type: Cell.Type, style: UInt8 = 0, reuseIdentifier: String?) -> Cell {
    let words = words(givingAway: reuseIdentifier)
    return unsafe object(class_maker_cell(pointer(type), style, words.0, words.1))
  }

  /// Makes a header or a footer of a table.
  ///
  /// - Precondition: the class is a table header's or footer's. This folder cannot name that type.
  static func headerFooter<Header: View>(_ type: Header.Type, reuseIdentifier: String?) -> Header {
    let words = words(givingAway: reuseIdentifier)
    return unsafe object(class_maker_header(pointer(type), words.0, words.1))
  }

  /// Makes a controller.
  ///
  /// - Precondition: the class is a view controller's. This folder cannot name that type.
  static func controller<Controller: AnyObject>(_ type: Controller.Type) -> Controller {
    let words = words(givingAway: nil)
    return unsafe object(class_maker_controller(pointer(type), words.0, words.1))
  }

  /// Whether a class says itself what its objects are to screen readers.
  static func overridesAccessibilityElement(_ type: UIResponder.Type) -> Bool {
    unsafe class_overrides_element(pointer(type), pointer(UIResponder.self)) != 0
  }

  private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func object<Kind: AnyObject>(_ pointer: UnsafeMutableRawPointer) -> Kind {
    unsafe Unmanaged<Kind>.fromOpaque(pointer).takeRetainedValue()
  }

  /// The called initializer owns its arguments, so they must not be released here.
  private static func words(givingAway text: String?) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { unsafe place.deallocate() }
    unsafe place.initialize(to: text)
    return unsafe UnsafeRawPointer(place).loadUnaligned(as: (UInt64, UInt64).self)
  }
}

/// Makes an object of a class that is known by its metatype alone: what `T()` means in prepared sources, for a `T` that is one of
/// UIKit's classes or below one.
public func _make<Kind: NSObject>(_ type: Kind.Type) -> Kind { ClassMaker.plain(type) }

/// The same for `T(frame: frame)`.
public func _make<Kind: View>(_ type: Kind.Type, frame: CGRect) -> Kind {
  ClassMaker.view(type, frame: frame)
}
