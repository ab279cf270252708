public import Foundation

/// Plays a file or data, like AVFoundation's `AVAudioPlayer`.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.numberOfLoops = -1
/// player.play()
/// ```
///
/// Nothing is heard, and time stands still. How long the sound is stays unknown, as the file is not decoded.
open class AVAudioPlayer: NSObject {
  /// Who is told that the sound has ended. Only tests call it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file, or nil if the player has data.
  public final let url: URL?
  /// The data, or nil if the player has a file.
  public final let data: Data?
  /// Whether the player was told to play, and not to pause or stop since.
  open private(set) var isPlaying = false
  /// How often the sound is repeated; below 0 for ever.
  open var numberOfLoops = 0
  /// How loud the sound is, from 0 to 1.
  open var volume: Float = 1
  /// Where the sound is, from -1 on the left to 1 on the right.
  open var pan: Float = 0
  /// How fast the sound is; 1 by default.
  open var rate: Float = 1
  /// Whether ``rate`` may be another than 1.
  open var enableRate = false
  /// Where in the sound the player is, in seconds. Only an app changes it.
  open var currentTime: TimeInterval = 0
  /// Whether the player is to measure how loud the sound is.
  open var isMeteringEnabled = false

  /// A player of nothing.
  public override init() { (url, data) = (nil, nil) }
  /// A player of a file.
  ///
  /// - Throws: an error of the domain `NSOSStatusErrorDomain` if there is no such file.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw SoundFault.noFile(url).error
    }
    (self.url, data) = (url, nil)
  }
  /// A player of data.
  ///
  /// - Throws: an error of the domain `NSOSStatusErrorDomain` if the data is empty.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw SoundFault.noData.error }
    (url, self.data) = (nil, data)
  }
  /// A player of a file that should be of a type.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// A player of data that should be of a type.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// True: there is nothing to prepare.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Plays in silence.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Plays in silence, whatever the time.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Pauses.
  open func pause() { isPlaying = false }
  /// Stops, and keeps the time.
  open func stop() { isPlaying = false }
  /// Makes the sound louder or softer. The volume is the new one at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Has no effect: nothing is measured.
  open func updateMeters() {}
  /// The loudness of a channel in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest loudness of a channel in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Who is told that a sound has ended, like AVFoundation's delegate. Only tests call it.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called on a device when the sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called on a device when the sound cannot be decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  /// Called in earlier versions when another app interrupts.
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  /// Called in earlier versions when an interruption ends.
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing by default.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  /// Does nothing by default.
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  /// Does nothing by default.
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

/// Why there is no sound to play.
enum SoundFault {
  case noFile(URL)
  case noData

  /// The error of Foundation, with the codes of Core Audio.
  var error: NSError {
    switch self {
    case .noFile(let url):
      make(
        "wht?", "There is no sound file at \(url.path).",
        "Check the path, and whether the file is among the resources of the target.")
    case .noData:
      make("typ?", "There is no sound in empty data.", "Check where the data comes from.")
    }
  }

  private func make(_ code: String, _ what: String, _ next: String) -> NSError {
    NSError(
      domain: NSOSStatusErrorDomain, code: Int(fourCharacterCode(code)),
      userInfo: [NSLocalizedDescriptionKey: what, NSLocalizedRecoverySuggestionErrorKey: next])
  }
}
