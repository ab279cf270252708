import Foundation
public import LayoutSnapshotViews

/// An observation of a value by its name.
struct NamedMediaObservation {
  weak var observer: UIResponder?
  let keyPath: String
  let observation: NSKeyValueObservation
}

extension _ObservedMedia {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer whenever the app has changed a value.
  ///
  /// ```swift
  /// player.addObserver(self, forKeyPath: "timeControlStatus", options: [.new, .initial], context: nil)
  /// ```
  ///
  /// What a file, the network or time would change stays as it is, so that nobody is told of it. Numbers and states are
  /// given as numbers, and times as values of Foundation. The observer is not retained.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let read = readerOfAny(keyPath) else {
      return unsafe (self as NSObject).addObserver(
        observer as NSObject, forKeyPath: keyPath, options: options, context: context)
    }
    let call = unsafe NamedMediaCall(observer: observer, keyPath: keyPath, options: options, context: context)
    let observation = NSKeyValueObservation()
    var known = read()
    if options.contains(.initial) { call.tell(self, known) }
    tellLater(
      isAlive: { [weak observation, weak observer] in
        observer != nil && observation.map { !$0.isOver } ?? false
      },
      tell: { [weak self] in
        guard let self else { return }
        let (new, old) = (read(), known)
        guard new != old else { return }
        known = new
        call.tell(self, new, old ?? NSNull())
      })
    namedObservations.removeAll { $0.observer == nil }
    namedObservations.append(
      NamedMediaObservation(observer: observer, keyPath: keyPath, observation: observation))
  }

  /// Ends an observation.
  public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    guard
      let index = namedObservations.lastIndex(where: { $0.observer === observer && $0.keyPath == keyPath })
    else { return (self as NSObject).removeObserver(observer as NSObject, forKeyPath: keyPath) }
    namedObservations.remove(at: index).observation.invalidate()
  }

  /// Ends an observation.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// How to read what a name stands for; nil where the class has no value of that name.
  private func readerOfAny(_ keyPath: String) -> (() -> NSObject?)? {
    switch self {
    case let player as AVPlayer: player.reader(of: keyPath)
    case let item as AVPlayerItem: AVPlayerItem.reader(of: keyPath, in: { [weak item] in item })
    case let session as AVCaptureSession: session.reader(of: keyPath)
    default: nil
    }
  }
}

/// What an observer is told about a value.
@safe
private struct NamedMediaCall {
  weak var observer: UIResponder?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?

  func tell(_ media: _ObservedMedia, _ new: NSObject?, _ old: NSObject? = nil) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    unsafe observer?.observeValue(forKeyPath: keyPath, of: media, change: change, context: context)
  }
}
