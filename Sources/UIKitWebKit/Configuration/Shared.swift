import Foundation

/// An object that all threads of a process may share.
struct Shared<Object: AnyObject>: @unchecked Sendable {
  // Sendable is correct: the objects that are shared here never change, or change behind a lock of their own.
  let object: Object
}

/// The worlds of scripts that a process has.
enum Worlds {
  static let page = Shared(object: WKContentWorld(nil))
  static let app = Shared(object: WKContentWorld(nil))

  static func named(_ name: String) -> WKContentWorld { names.object.world(name) }

  private static let names = Shared(object: Names())

  /// The worlds that have names.
  private final class Names {
    private let lock = NSLock()
    private var worlds: [String: WKContentWorld] = [:]

    func world(_ name: String) -> WKContentWorld {
      lock.withLock {
        if let known = worlds[name] { return known }
        let fresh = WKContentWorld(name)
        worlds[name] = fresh
        return fresh
      }
    }
  }
}

/// The store of all views that are given no other.
enum DataStores {
  static let usual = Shared(object: WKWebsiteDataStore(isPersistent: true))
}
