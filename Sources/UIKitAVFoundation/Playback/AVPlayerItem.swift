public import Foundation
import UIKitFrameworks

/// How the pitch of sound follows its rate. Raw values match AVFoundation's.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quick, for a narrow range of rates.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
  /// For voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch changes as the rate does.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// What a player plays, like AVFoundation's `AVPlayerItem`.
///
/// ```swift
/// let item = AVPlayerItem(url: url)
/// player.replaceCurrentItem(with: item)
/// // item.status == .unknown && item.duration == .indefinite
/// ```
///
/// The file is not read, so that an item stays as it is before anything is known of it.
open class AVPlayerItem: _ObservedMedia, @unchecked Sendable {
  /// Whether an item can be played. Raw values match AVFoundation's.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can be played.
    case readyToPlay = 1
    /// It cannot be played.
    case failed = 2
  }

  /// The file.
  public final let asset: AVAsset
  /// Which of the asset's values are to be read first.
  public final let automaticallyLoadedAssetKeys: [String]

  /// An item of a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// An item of an asset.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: []) }
  /// An item of an asset some of whose values are to be read first.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    (self.asset, self.automaticallyLoadedAssetKeys) = (asset, automaticallyLoadedAssetKeys ?? [])
  }

  /// Another item of the same asset.
  open override func copy() -> Any {
    AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
  }

  // MARK: What a file would say

  /// Whether the item can be played: not known, as the file is not read.
  open var status: Status { .unknown }
  /// Why the item cannot be played: nothing has failed.
  open var error: (any Error)? { nil }
  /// How long the item is: not known, as the file is not read.
  open var duration: CMTime { .indefinite }
  /// Where in the item the player is: at its start.
  open func currentTime() -> CMTime { .zero }
  /// How large the pictures are: not known, which is zero.
  open var presentationSize: CGSize { .zero }
  /// What is loaded: nothing.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Where an app can seek to: nowhere.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether what is loaded is likely to be enough: nothing is loaded.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing more can be loaded: nothing is.
  open var isPlaybackBufferFull: Bool { false }
  /// Whether nothing that is loaded is left: nothing is loaded.
  open var isPlaybackBufferEmpty: Bool { true }

  // MARK: What an app says

  /// How many seconds are to be loaded before; 0 for as many as are good.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How many bits a second are to be loaded; 0 for as many as are good.
  open var preferredPeakBitRate = 0.0
  /// How large pictures are to be at most; zero for as large as is good.
  open var preferredMaximumResolution = CGSize.zero
  /// Whether more is loaded while the player pauses.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// How the pitch follows the rate.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// When playing forward ends; invalid for the end.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// When playing backward ends; invalid for the start.
  open var reversePlaybackEndTime = CMTime.invalid
  /// What the app says about the item.
  open var externalMetadata: [AVMetadataItem] = []

  /// Has no effect: the file is not read.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
  /// Has no effect: the file is not read.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Waits until its task is cancelled, and gives false then: the file is not read.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await Unanswered.untilCancelled()
    return false
  }
  /// Waits until its task is cancelled, and gives false then: the file is not read.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await Unanswered.untilCancelled()
    return false
  }
  /// Has no effect: nothing is sought.
  open func cancelPendingSeeks() {}
  /// Has no effect: there are no pictures.
  open func step(byCount stepCount: Int) {}

  /// Posted on a device when an item was played to its end; never here.
  public class var didPlayToEndTimeNotification: Notification.Name { .AVPlayerItemDidPlayToEndTime }
  /// Posted on a device when an item cannot be played to its end; never here.
  public class var failedToPlayToEndTimeNotification: Notification.Name {
    .AVPlayerItemFailedToPlayToEndTime
  }
  /// Posted on a device when nothing that is loaded is left; never here.
  public class var playbackStalledNotification: Notification.Name { .AVPlayerItemPlaybackStalled }
  /// Posted on a device when the time jumps; never here.
  public class var timeJumpedNotification: Notification.Name { .AVPlayerItemTimeJumped }
}

extension Notification.Name {
  /// Posted on a device when an item was played to its end; never here.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted on a device when an item cannot be played to its end; never here.
  public static let AVPlayerItemFailedToPlayToEndTime = Self("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted on a device when nothing that is loaded is left; never here.
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
  /// Posted on a device when the time jumps; never here.
  public static let AVPlayerItemTimeJumped = Self("AVPlayerItemTimeJumpedNotification")
  /// Posted on a device when there is more about how an item was loaded; never here.
  public static let AVPlayerItemNewAccessLogEntry = Self("AVPlayerItemNewAccessLogEntryNotification")
  /// Posted on a device when there is more about what has failed; never here.
  public static let AVPlayerItemNewErrorLogEntry = Self("AVPlayerItemNewErrorLogEntryNotification")
}

/// Why an item cannot be played to its end, in what a notification says.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
