import Foundation

extension NotificationCenter {
  /// Calls a method of an observer for each notification with a name.
  ///
  /// The observer is not retained. It is not called after its deallocation.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    let observers = SelectorObservers.of(self)
    observers.remove { $0.observer == nil }
    let call = WeakCall(object, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { call($0) }
    observers.add(SelectorObservers.Entry(observer: object, name: aName, token: token))
  }

  /// Removes an observer, for all notifications or for those with a name.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    SelectorObservers.of(self).remove { $0.observer === observer && (aName == nil || $0.name == aName) }
  }

  /// Removes an observer.
  public func removeObserver(_ observer: AnyObject) {
    // An observer added with a closure has a token and no entry in the list of selectors.
    removeObserver(observer as Any)
    SelectorObservers.of(self).remove { $0.observer === observer }
  }
}

/// Safe to send: as in Objective-C, the call runs on the thread that posts the notification.
private final class WeakCall: @unchecked Sendable {
  weak var target: AnyObject?
  let selector: Selector
  init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
  func callAsFunction(_ notification: Notification) {
    if let target, !selector.call(on: target, notification) { selector.noteIfUnknown(to: target) }
  }
}

/// The observers with selectors of a notification center.
private final class SelectorObservers: @unchecked Sendable {
  // Safe to send: it is locked.

  struct Entry {
    weak var observer: AnyObject?
    var name: Notification.Name?
    var token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private unowned let center: NotificationCenter
  private static let all = All()

  private init(_ center: NotificationCenter) { self.center = center }

  func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  func remove(where isGone: (Entry) -> Bool) {
    let gone = lock.withLock {
      let gone = entries.filter(isGone)
      entries.removeAll(where: isGone)
      return gone
    }
    for entry in gone { center.removeObserver(entry.token as Any) }
  }

  static func of(_ center: NotificationCenter) -> SelectorObservers { all.of(center) }

  private final class All: @unchecked Sendable {
    private let lock = NSLock()
    private var byCenter: [ObjectIdentifier: SelectorObservers] = [:]

    func of(_ center: NotificationCenter) -> SelectorObservers {
      lock.withLock {
        if let known = byCenter[ObjectIdentifier(center)] { return known }
        let observers = SelectorObservers(center)
        byCenter[ObjectIdentifier(center)] = observers
        return observers
      }
    }
  }
}

extension Timer {
  /// Creates a timer that is on no run loop and does nothing, as `var timer = Timer()` does before a real one takes its place.
  public convenience init(_ nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// Creates a timer that calls a target. A test rarely lasts long enough for it to fire.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target as AnyObject, selector)
    self.init(timeInterval: interval, repeats: repeats) { call($0) }
  }

  /// Creates a timer that calls a target for the first time at a date.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target as AnyObject, selector)
    self.init(fire: date, interval: interval, repeats: repeats) { call($0) }
  }

  /// Creates a timer that calls a target, and adds it to this thread's run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = TimerCall(target as AnyObject, selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call($0) }
  }
}

/// Safe to send: a timer fires on the thread that created it.
private final class TimerCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
  func callAsFunction(_ timer: Timer) {
    if !selector.call(on: target, timer) { selector.noteIfUnknown(to: target) }
  }
}

extension NSObject {
  /// Calls a method without arguments; always returns `nil`.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Any? {
    if let aSelector, !aSelector.call(on: self) { aSelector.noteIfUnknown(to: self) }
    return nil
  }
  /// Calls a method with an argument; always returns `nil`.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Any? {
    if let aSelector, !aSelector.call(on: self, object) { aSelector.noteIfUnknown(to: self) }
    return nil
  }
}

/// The selector with a name. It calls what a prepared class has under that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
