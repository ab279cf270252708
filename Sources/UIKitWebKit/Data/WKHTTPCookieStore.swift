public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The cookies of a store: those that the app has set, as no page sets one.
///
/// ```swift
/// store.httpCookieStore.setCookie(session) { page.load(request) }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKHTTPCookieStore: NSObject {
  // The usual store is that of all views, which tests have on several threads.
  private let lock = NSLock()
  private var cookies: [HTTPCookie] = []
  private var observers: [ObserverReference] = []

  /// Refers to an observer without keeping it.
  private struct ObserverReference { weak var observer: (any WKHTTPCookieStoreObserver)? }

  nonisolated override init() { super.init() }

  /// Gives the cookies that the app has set, in that order, at once.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(lock.withLock { cookies })
  }
  /// Sets a cookie in place of one with the same name, domain and path, and says so at once.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    lock.withLock {
      cookies.removeAll { $0.isPlace(of: cookie) }
      cookies.append(cookie)
    }
    tellObservers()
    completionHandler?()
  }
  /// Removes the cookie with the same name, domain and path, and says so at once.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    lock.withLock { cookies.removeAll { $0.isPlace(of: cookie) } }
    tellObservers()
    completionHandler?()
  }

  /// Adds who is told when cookies change. It is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    lock.withLock { observers.append(ObserverReference(observer: observer)) }
  }
  /// Removes who is told when cookies change.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  private func tellObservers() {
    for reference in lock.withLock({ observers }) { reference.observer?.cookiesDidChange(in: self) }
  }
}

extension WKHTTPCookieStore {
  /// The cookies that the app has set, in that order.
  public func allCookies() async -> [HTTPCookie] { cookiesOfTheApp }
  /// Sets a cookie in place of one with the same name, domain and path.
  public func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
  /// Removes the cookie with the same name, domain and path.
  public func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

  private var cookiesOfTheApp: [HTTPCookie] {
    var found: [HTTPCookie] = []
    getAllCookies { found = $0 }
    return found
  }
}

extension HTTPCookie {
  fileprivate func isPlace(of other: HTTPCookie) -> Bool {
    (name, domain, path) == (other.name, other.domain, other.path)
  }
}

/// Who is told when cookies change.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called when the app has set or removed a cookie.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing by default.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
