/// The quality of sound. Raw values match AVFoundation's.
public enum AVAudioQuality: Int, Sendable, CaseIterable {
  /// The lowest.
  case min = 0
  /// Low.
  case low = 0x20
  /// Medium.
  case medium = 0x40
  /// High.
  case high = 0x60
  /// The highest.
  case max = 0x7f
}

/// A format of sound, as four characters.
public typealias AudioFormatID = UInt32
/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = fourCharacterCode("lpcm")
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = fourCharacterCode("aac ")
/// AAC for low rates.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = fourCharacterCode("aach")
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = fourCharacterCode("alac")
/// IMA.
public let kAudioFormatAppleIMA4: AudioFormatID = fourCharacterCode("ima4")
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = fourCharacterCode(".mp3")
/// AC-3.
public let kAudioFormatAC3: AudioFormatID = fourCharacterCode("ac-3")
/// µ-law.
public let kAudioFormatULaw: AudioFormatID = fourCharacterCode("ulaw")
/// A-law.
public let kAudioFormatALaw: AudioFormatID = fourCharacterCode("alaw")
/// AMR.
public let kAudioFormatAMR: AudioFormatID = fourCharacterCode("samr")
/// iLBC.
public let kAudioFormatiLBC: AudioFormatID = fourCharacterCode("ilbc")
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = fourCharacterCode("flac")
/// Opus.
public let kAudioFormatOpus: AudioFormatID = fourCharacterCode("opus")

/// The format, in settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The samples a second, in settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels, in settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The bits of a sample, in settings.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the highest byte comes first, in settings.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples have fractions, in settings.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether channels follow one another, in settings.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleavedKey"
/// The quality, in settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The bits a second, in settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The bits a second of a channel, in settings.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// How the bits a second vary, in settings.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The bits of a sample before, in settings.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// How pictures are encoded, in settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The width of pictures, in settings.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The height of pictures, in settings.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// How pictures of another shape are placed, in settings.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// More about how pictures are encoded, in settings.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The quality of pictures, in settings.
public let AVVideoQualityKey = "Quality"
/// The bits a second of pictures, in settings.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// Which abilities a decoder needs, in settings.
public let AVVideoProfileLevelKey = "ProfileLevel"

/// How pictures are encoded. Raw values match AVFoundation's.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// HEVC with transparency.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// H.264, in the spelling of Swift 3.
public let AVVideoCodecH264 = AVVideoCodecType.h264.rawValue
/// JPEG, in the spelling of Swift 3.
public let AVVideoCodecJPEG = AVVideoCodecType.jpeg.rawValue
