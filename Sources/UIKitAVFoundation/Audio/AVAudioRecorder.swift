public import Foundation

/// Records a file, like AVFoundation's `AVAudioRecorder`.
///
/// ```swift
/// let recorder = try AVAudioRecorder(
///   url: url, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100])
/// recorder.record()
/// ```
///
/// There is no microphone: recording does not begin, and no file is written.
open class AVAudioRecorder: NSObject {
  /// Who is told that the recording has ended. Only tests call it.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file.
  public final let url: URL
  /// What the file would be like.
  public final let settings: [String: Any]
  /// Whether the recorder is to measure how loud the sound is.
  open var isMeteringEnabled = false

  /// A recorder of a file. The file is not made.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

  /// Whether something is recorded: nothing is.
  open var isRecording: Bool { false }
  /// How long the recording is, in seconds: there is none.
  open var currentTime: TimeInterval { 0 }
  /// False: there is no microphone.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// False: there is no microphone.
  @discardableResult
  open func record() -> Bool { false }
  /// False: there is no microphone.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// False: there is no microphone.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { false }
  /// Has no effect: nothing is recorded.
  open func pause() {}
  /// Has no effect: nothing is recorded.
  open func stop() {}
  /// False: there is no recording.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Has no effect: nothing is measured.
  open func updateMeters() {}
  /// The loudness of a channel in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest loudness of a channel in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Who is told that a recording has ended, like AVFoundation's delegate. Only tests call it.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called on a device when the recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called on a device when the sound cannot be encoded.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing by default.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing by default.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
