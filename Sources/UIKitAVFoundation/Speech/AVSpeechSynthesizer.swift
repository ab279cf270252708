public import Foundation

/// Where speech pauses or stops. Raw values match AVFoundation's.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// Speaks texts, like AVFoundation's `AVSpeechSynthesizer`.
///
/// ```swift
/// let synthesizer = AVSpeechSynthesizer()
/// synthesizer.speak(AVSpeechUtterance(string: "Good morning"))
/// // synthesizer.isSpeaking
/// ```
///
/// Nothing is heard: texts wait until the synthesizer is stopped, and its delegate is not called.
open class AVSpeechSynthesizer: NSObject {
  /// Who is told how speech goes on. Only tests call it.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether the app's session of sound is used.
  open var usesApplicationAudioSession = true
  /// Whether those hear it who are called.
  open var mixToTelephonyUplink = false
  /// Whether speech is paused.
  open private(set) var isPaused = false
  /// Whether there are texts to speak, paused or not.
  open var isSpeaking: Bool { !utterances.isEmpty }
  private var utterances: [AVSpeechUtterance] = []

  /// Speaks a text in silence.
  open func speak(_ utterance: AVSpeechUtterance) { utterances.append(utterance) }
  /// Forgets the texts. It is false if there are none.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { (utterances, isPaused) = ([], false) }
    return isSpeaking
  }
  /// Pauses. It is false if nothing is spoken or speech is paused.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    return true
  }
  /// Goes on. It is false if speech is not paused.
  @discardableResult
  open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }
}

/// Who is told how speech goes on, like AVFoundation's delegate. Only tests call it.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called on a device when a text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called on a device when a text has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called on a device when a text pauses.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called on a device when a text goes on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called on a device when a text was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called on a device before each part of a text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
