public import Dispatch
public import Foundation
import UIKitFrameworks

/// Plays an item, like AVFoundation's `AVPlayer`.
///
/// ```swift
/// let player = AVPlayer(url: url)
/// player.isMuted = true
/// player.play()
/// // player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate
/// ```
///
/// Nothing is read from a file: a player that is told to play waits for its item, and time stands still.
open class AVPlayer: _ObservedMedia, @unchecked Sendable {
  /// Whether a player can play. Raw values match AVFoundation's.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can play.
    case readyToPlay = 1
    /// It cannot play.
    case failed = 2
  }

  /// What a player does. Raw values match AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not play.
    case paused = 0
    /// It waits until it can.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// What a player does at the end of an item. Raw values match AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It plays the next one.
    case advance = 0
    /// It pauses.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// Why a player waits. Raw values match AVFoundation's.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Too little is loaded.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It is not known yet how quickly the item loads.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// A player of nothing.
  public override init() { item = nil }
  /// A player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) { self.item = item }

  // MARK: The item

  final var item: AVPlayerItem? { didSet { tellObservers() } }
  /// What is played.
  open var currentItem: AVPlayerItem? { item }
  /// Plays another item, or none.
  open func replaceCurrentItem(with item: AVPlayerItem?) { self.item = item }
  /// What the player does at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player can play: not known, as no file is read.
  open var status: Status { .unknown }
  /// Why the player cannot play: nothing has failed.
  open var error: (any Error)? { nil }

  // MARK: Playing

  /// How fast the player plays, or would if it could; 0 while it pauses.
  open var rate: Float = 0 { didSet { tellObservers() } }
  /// How fast ``play()`` plays; 1 by default.
  open var defaultRate: Float = 1 { didSet { tellObservers() } }
  /// Plays as soon as something is read from the item, which is never.
  open func play() { rate = defaultRate }
  /// Plays at a rate, as soon as something is read from the item.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Whether the player pauses or waits. It never plays, as no file is read.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
  /// Why the player waits; nil while it pauses.
  open var reasonForWaitingToPlay: WaitingReason? {
    rate == 0 ? nil : item == nil ? .noItemToPlay : .evaluatingBufferingRate
  }
  /// Whether the player waits until enough is loaded; true by default.
  open var automaticallyWaitsToMinimizeStalling = true

  // MARK: Time

  /// Where in its item the player is: at its start.
  open func currentTime() -> CMTime { .zero }
  /// Has no effect: the file is not read.
  open func seek(to time: CMTime) {}
  /// Has no effect, and never answers: the file is not read.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  /// Has no effect: the file is not read.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Has no effect, and never answers: the file is not read.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
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
  /// Has no effect, and never answers: nothing is loaded.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {}
  /// Waits until its task is cancelled, and gives false then: nothing is loaded.
  @discardableResult
  open func preroll(atRate rate: Float) async -> Bool {
    await Unanswered.untilCancelled()
    return false
  }
  /// Has no effect: nothing is loaded.
  open func cancelPendingPrerolls() {}
  /// Never calls the block: time stands still.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { TimeObserver() }
  /// Never calls the block: time stands still.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { TimeObserver() }
  /// Has no effect: no block is kept.
  open func removeTimeObserver(_ observer: Any) {}
  private final class TimeObserver: NSObject {}

  // MARK: Sound and screens

  /// How loud the sound is, from 0 to 1.
  open var volume: Float = 1 { didSet { tellObservers() } }
  /// Whether nothing is heard.
  open var isMuted = false { didSet { tellObservers() } }
  /// Whether other screens may be used; true by default.
  open var allowsExternalPlayback = true
  /// Whether another screen is used: there is none.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether another screen is used while this one is shown there; false by default.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether the screen stays on while a video plays; true by default.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether subtitles and the like follow the reader's settings; true by default.
  open var appliesMediaSelectionCriteriaAutomatically = true
}
