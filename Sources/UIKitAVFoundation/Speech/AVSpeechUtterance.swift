public import Foundation

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak, like AVFoundation's `AVSpeechUtterance`.
///
/// ```swift
/// let greeting = AVSpeechUtterance(string: "Good morning")
/// greeting.rate = AVSpeechUtteranceDefaultSpeechRate * 0.8
/// synthesizer.speak(greeting)
/// ```
open class AVSpeechUtterance: NSObject {
  /// The text.
  open var speechString: String { attributedSpeechString.string }
  /// The text with what is said about its sounds.
  public final let attributedSpeechString: NSAttributedString
  /// The voice, or nil for the usual one.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast it is spoken.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// How long to wait before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long to wait afterwards, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the reader's settings for speech come first.
  open var prefersAssistiveTechnologySettings = false

  /// An utterance of a text.
  public init(string: String) { attributedSpeechString = NSAttributedString(string: string) }
  /// An utterance of a text with what is said about its sounds.
  public init(attributedString string: NSAttributedString) { attributedSpeechString = string }
}

/// How good a voice is. Raw values match AVFoundation's.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// As good as usual.
  case `default` = 1
  /// Better.
  case enhanced = 2
  /// The best.
  case premium = 3
}

/// Whose voice it sounds like. Raw values match AVFoundation's.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// No one's.
  case unspecified = 0
  /// A man's.
  case male = 1
  /// A woman's.
  case female = 2
}

/// A voice, like AVFoundation's `AVSpeechSynthesisVoice`. There is none.
///
/// ```swift
/// utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")  // nil
/// ```
public final class AVSpeechSynthesisVoice: NSObject {
  /// The language and region that the voice speaks.
  public let language: String
  /// What identifies the voice.
  public let identifier: String
  /// What the voice is called.
  public let name: String
  /// How good the voice is.
  public let quality: AVSpeechSynthesisVoiceQuality
  /// Whose voice it sounds like.
  public let gender: AVSpeechSynthesisVoiceGender

  private init(_ nothing: Never) { switch nothing {} }
  /// Nil: there is no voice.
  public convenience init?(language languageCode: String?) { nil }
  /// Nil: there is no voice.
  public convenience init?(identifier: String) { nil }
  /// The voices there are: none.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
