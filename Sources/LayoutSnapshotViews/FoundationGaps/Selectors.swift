import Foundation

extension NotificationCenter {
  /// Calls a method of an observer for each notification of a name.
  ///
  /// The observer is not kept alive; it hears nothing after it has gone.
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

  /// Lets an observer hear no more, or no more of a name.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    SelectorObservers.of(self).remove { $0.observer === observer && (aName == nil || $0.name == aName) }
  }

  /// Lets an observer hear no more.
  public func removeObserver(_ observer: AnyObject) {
    // What a block was added under is no observer of a selector.
    removeObserver(observer as Any)
    SelectorObservers.of(self).remove { $0.observer === observer }
  }
}

/// Sound to send: a notification comes on the thread that posts it, as with Objective-C.
private final class WeakCall: @unchecked Sendable {
  weak var target: AnyObject?
  let selector: Selector
  init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
  func callAsFunction(_ notification: Notification) {
    if let target { selector.call(on: target, notification) }
  }
}

/// Who observes which center by a selector.
private final class SelectorObservers: @unchecked Sendable {
  // Sound to send: locked.

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
  /// A timer that calls a target; nothing waits for it in a test, so that it hardly ever does.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target as AnyObject, selector)
    self.init(timeInterval: interval, repeats: repeats) { call($0) }
  }

  /// A timer that calls a target, on this thread's run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = TimerCall(target as AnyObject, selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call($0) }
  }
}

/// Sound to send: a timer calls on the thread that made it.
private final class TimerCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
  func callAsFunction(_ timer: Timer) { selector.call(on: target, timer) }
}

extension NSObject {
  /// Calls a method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Any? {
    aSelector?.call(on: self)
    return nil
  }
  /// Calls a method with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Any? {
    aSelector?.call(on: self, object)
    return nil
  }
  /// Would call a method later. Nothing waits here, so it never does.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Calls it no more.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// Calls it no more.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
