public import Foundation
public import LayoutSnapshotViews

/// What has values that apps observe: players, their items, sessions. An app uses its subclasses.
///
/// ```swift
/// observation = player.observe(\.rate) { player, _ in button.isSelected = player.rate > 0 }
/// ```
open class _ObservedMedia: NSObject, ObservedObject {
  package final let keyValueObservers = KeyValueObservers()

  /// Tells those who observe a value that is another than they know.
  final func tellObservers() { keyValueObservers.compare(isNested: true) }

  package final func reader(of keyPath: String) -> (() -> Any?)? {
    switch self {
    case let player as AVPlayer: player.readerOfPlayer(keyPath)
    case let item as AVPlayerItem: AVPlayerItem.reader(of: keyPath, in: { [weak item] in item })
    case let session as AVCaptureSession: session.readerOfSession(keyPath)
    default: nil
    }
  }
}

/// What can be observed with key paths.
public protocol _MediaObservable: _ObservedMedia {}

extension _ObservedMedia: _MediaObservable {}

extension _MediaObservable {
  /// Calls a block whenever the app has changed what a key path leads to, until the observation ends.
  ///
  /// What a file, the network or time would change stays as it is, so that nobody is told of it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    keyValueObservers.observe(keyPath, of: self, options: options, changeHandler: changeHandler)
  }
}
