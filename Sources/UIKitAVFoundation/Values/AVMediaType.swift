/// A kind of media. Raw values match AVFoundation's.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Pictures that move.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Captions that can be hidden.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// Data about the other media.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Several kinds in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Distances.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// What was recognized in pictures.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
}

/// A format of files. Raw values match AVFoundation's.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Videos of iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sound of iTunes.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// 3GPP.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// 3GPP2.
  public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
  /// Core Audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// AIFC.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// AMR.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sound of NeXT.
  public static let au = AVFileType(rawValue: "public.au-audio")
  /// AC-3.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  /// Enhanced AC-3.
  public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// DNG.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  /// HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// TIFF.
  public static let tif = AVFileType(rawValue: "public.tiff")
}

/// QuickTime, in the spelling of Swift 3.
public let AVFileTypeQuickTimeMovie = AVFileType.mov
/// MPEG-4, in the spelling of Swift 3.
public let AVFileTypeMPEG4 = AVFileType.mp4
/// Sound of iTunes, in the spelling of Swift 3.
public let AVFileTypeAppleM4A = AVFileType.m4a
/// Pictures that move, in the spelling of Swift 3.
public let AVMediaTypeVideo = AVMediaType.video
/// Sound, in the spelling of Swift 3.
public let AVMediaTypeAudio = AVMediaType.audio
