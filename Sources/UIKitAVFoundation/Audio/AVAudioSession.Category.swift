extension AVAudioSession {
  /// What an app uses sound for. Raw values match AVFoundation's.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sound that is not essential and mixes with others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is not essential and silences others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is what the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several streams to several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
}

extension AVAudioSession {
  /// How an app uses its category. Raw values match AVFoundation's.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As the category says.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Talking.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talking with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Talking in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording videos.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Watching films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Listening to speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Telling the way.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
}

extension AVAudioSession {
  /// A kind of plug or device for sound. Raw values match AVFoundation's.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A line that comes in.
    public static let lineIn = Port(rawValue: "LineIn")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a headset.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// A line that goes out.
    public static let lineOut = Port(rawValue: "LineOut")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// Bluetooth for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// What is held to the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// HDMI.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// Bluetooth of low energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Bluetooth for talking.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// USB.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }
}

/// The spelling of Swift 3 of `AVAudioSession.Category.ambient`.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The spelling of Swift 3 of `AVAudioSession.Category.soloAmbient`.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The spelling of Swift 3 of `AVAudioSession.Category.playback`.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The spelling of Swift 3 of `AVAudioSession.Category.record`.
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The spelling of Swift 3 of `AVAudioSession.Category.playAndRecord`.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
/// The spelling of Swift 3 of `AVAudioSession.Category.multiRoute`.
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
/// The spelling of Swift 3 of `AVAudioSession.Mode.default`.
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
/// The spelling of Swift 3 of `AVAudioSession.Mode.measurement`.
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
/// The spelling of Swift 3 of `AVAudioSession.Mode.moviePlayback`.
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
/// The spelling of Swift 3 of `AVAudioSession.Mode.spokenAudio`.
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
/// The spelling of Swift 3 of `AVAudioSession.Mode.voiceChat`.
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
/// The spelling of Swift 3 of `AVAudioSession.Mode.videoChat`.
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
