import Foundation

extension AVPlayer {
  /// How to read a value by its name in Objective-C or Swift.
  final func readerOfPlayer(_ keyPath: String) -> (() -> Any?)? {
    let itemPrefix = "currentItem."
    guard !keyPath.hasPrefix(itemPrefix) else {
      return AVPlayerItem.reader(
        of: String(keyPath.dropFirst(itemPrefix.count)), in: { [weak self] in self?.currentItem })
    }
    return Self.read(keyPath).map { read in { [weak self] in self.flatMap(read) } }
  }

  private static func read(_ key: String) -> ((AVPlayer) -> NSObject?)? {
    switch key {
    case "rate": { NSNumber(value: $0.rate) }
    case "defaultRate": { NSNumber(value: $0.defaultRate) }
    case "status": { NSNumber(value: $0.status.rawValue) }
    case "timeControlStatus": { NSNumber(value: $0.timeControlStatus.rawValue) }
    case "reasonForWaitingToPlay": { $0.reasonForWaitingToPlay.map { NSString(string: $0.rawValue) } }
    case "currentItem": { $0.currentItem }
    case "error": { $0.error.map { $0 as NSError } }
    case "volume": { NSNumber(value: $0.volume) }
    case "muted", "isMuted": { NSNumber(value: $0.isMuted) }
    case "externalPlaybackActive", "isExternalPlaybackActive":
      {
        NSNumber(value: $0.isExternalPlaybackActive)
      }
    default: nil
    }
  }
}

extension AVPlayerItem {
  /// How to read a value of an item by its name in Objective-C or Swift. The item may be another each time.
  static func reader(of keyPath: String, in item: @escaping () -> AVPlayerItem?) -> (() -> Any?)? {
    read(keyPath).map { read in { item().flatMap(read) } }
  }

  private static func read(_ key: String) -> ((AVPlayerItem) -> NSObject?)? {
    switch key {
    case "status": { NSNumber(value: $0.status.rawValue) }
    case "duration": { NSValue(time: $0.duration) }
    case "error": { $0.error.map { $0 as NSError } }
    case "loadedTimeRanges": { NSArray(array: $0.loadedTimeRanges) }
    case "seekableTimeRanges": { NSArray(array: $0.seekableTimeRanges) }
    case "presentationSize": { NSValue(cgSize: $0.presentationSize) }
    case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp":
      {
        NSNumber(value: $0.isPlaybackLikelyToKeepUp)
      }
    case "playbackBufferEmpty", "isPlaybackBufferEmpty": { NSNumber(value: $0.isPlaybackBufferEmpty) }
    case "playbackBufferFull", "isPlaybackBufferFull": { NSNumber(value: $0.isPlaybackBufferFull) }
    default: nil
    }
  }
}

extension AVCaptureSession {
  /// How to read a value by its name in Objective-C or Swift.
  final func readerOfSession(_ keyPath: String) -> (() -> Any?)? {
    Self.read(keyPath).map { read in { [weak self] in self.flatMap(read) } }
  }

  private static func read(_ key: String) -> ((AVCaptureSession) -> NSObject?)? {
    switch key {
    case "running", "isRunning": { NSNumber(value: $0.isRunning) }
    case "interrupted", "isInterrupted": { NSNumber(value: $0.isInterrupted) }
    case "sessionPreset": { NSString(string: $0.sessionPreset.rawValue) }
    default: nil
    }
  }
}
