import Foundation
import LayoutSnapshotSupport

#if !canImport(ObjectiveC)
  /// How an object holds a value that is associated with it. Raw values match those of Objective-C's runtime.
  ///
  /// ```swift
  /// objc_setAssociatedObject(view, &key, handler, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  /// ```
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without holding it.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// As it is.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// As it is.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// As a copy.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Associates a value with an object under a key, which is an address; nil removes it.
  ///
  /// ```swift
  /// private nonisolated(unsafe) var key: UInt8 = 0
  /// extension UIView {
  ///   var badge: UILabel? {
  ///     get { objc_getAssociatedObject(self, &key) as? UILabel }
  ///     set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  ///   }
  /// }
  /// ```
  ///
  /// The value lives as long as a responder does. With other objects it may live a little longer: until another one gets a value.
  @safe
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    Associations.of(object as AnyObject, makes: value != nil)?.set(
      value, policy, for: UInt(bitPattern: key))
  }

  /// The value that is associated with an object under a key.
  ///
  /// ```swift
  /// let badge = objc_getAssociatedObject(view, &key) as? UILabel
  /// ```
  @safe
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.of(object as AnyObject, makes: false)?.value(for: UInt(bitPattern: key))
  }

  /// Removes all values that are associated with an object.
  ///
  /// ```swift
  /// objc_removeAssociatedObjects(view)
  /// ```
  public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.of(object as AnyObject, makes: false)?.removeAll()
  }

  /// What is associated with an object.
  final class Associations: @unchecked Sendable {
    // Safe to send: it is locked.
    private struct Entry {
      var held: Any?
      weak var unheld: AnyObject?
    }
    private let lock = NSLock()
    private var entries: [UInt: Entry] = [:]

    func value(for key: UInt) -> Any? {
      lock.withLock { entries[key].flatMap { $0.held ?? $0.unheld } }
    }

    func set(_ value: Any?, _ policy: objc_AssociationPolicy, for key: UInt) {
      let entry: Entry? =
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where value.map({ type(of: $0) is AnyClass }) ?? false:
          Entry(held: nil, unheld: value as AnyObject?)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          value.map { Entry(held: ($0 as? any NSCopying)?.copy(with: nil) ?? $0) }
        default: value.map { Entry(held: $0) }
        }
      // What is replaced may be gone with this, and may ask for other associations then.
      let former = lock.withLock { (entries.updateValue(entry ?? Entry(), forKey: key)) }
      withExtendedLifetime(former) {}
    }

    func removeAll() {
      let former = lock.withLock {
        defer { entries = [:] }
        return entries
      }
      withExtendedLifetime(former) {}
    }

    /// The associations of an object. A responder holds its own; those of other objects are in one list.
    static func of(_ object: AnyObject, makes: Bool) -> Associations? {
      guard let responder = object as? UIResponder else { return Others.shared.of(object, makes: makes) }
      return responder.associations(makes: makes)
    }

    /// The associations of objects that have no room for them. What is associated with one that is gone goes with the
    /// next association.
    private final class Others: @unchecked Sendable {
      // Safe to send: it is locked.
      static let shared = Others()

      private struct Owner {
        weak var object: AnyObject?
        let associations = Associations()
      }
      private let lock = NSLock()
      private var owners: [ObjectIdentifier: Owner] = [:]
      private var nextSweep = 16

      func of(_ object: AnyObject, makes: Bool) -> Associations? {
        var gone: [Owner] = []
        let found: Associations? = lock.withLock {
          // Another object may lie where a former one did: that one's entry has no object any more.
          if let owner = owners[ObjectIdentifier(object)], owner.object === object {
            return owner.associations
          }
          guard makes else { return nil }
          if owners.count >= nextSweep {
            gone = owners.values.filter { $0.object == nil }
            owners = owners.filter { $0.value.object != nil }
            nextSweep = max(16, owners.count * 2)
          }
          let fresh = Owner(object: object)
          if let former = owners.updateValue(fresh, forKey: ObjectIdentifier(object)) { gone.append(former) }
          return fresh.associations
        }
        withExtendedLifetime(gone) {}
        return found
      }
    }
  }

  extension UIResponder {
    fileprivate final func associations(makes: Bool) -> Associations? {
      if let known = settings?.associations { return known }
      guard makes else { return nil }
      let fresh = Associations()
      changeSettings { $0.associations = fresh }
      return fresh
    }
  }
#endif
