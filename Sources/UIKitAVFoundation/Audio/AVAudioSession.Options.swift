extension AVAudioSession {
  /// What is set about a category. The bits are AVFoundation's.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are heard, too.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other apps are heard less.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Devices for talking are used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Devices for talking are used.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used instead of what is held to the ear.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of other apps pauses.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Devices for music are used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// AirPlay is used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// The microphone of the device does not interrupt.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
  }

  /// What is set as a session begins or ends. The bits are AVFoundation's.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told that they may be heard again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// What is said as an interruption ends. The bits are AVFoundation's.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Which apps share a route. Raw values match AVFoundation's.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// Apps for music and the like.
    case longFormAudio = 1
    /// As the system says.
    case independent = 2
    /// Apps for films and the like.
    case longFormVideo = 3
  }

  /// Where sound goes, whatever the route. Raw values match AVFoundation's.
  public enum PortOverride: UInt, Sendable {
    /// As the route says.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6b72
  }

  /// Whether an app may record. Raw values match AVFoundation's.
  public enum RecordPermission: UInt, Sendable {
    /// No one was asked.
    case undetermined = 0x756e_6474
    /// The reader does not want it.
    case denied = 0x6465_6e79
    /// The reader allows it.
    case granted = 0x6772_6e74
  }

  /// Whether an interruption begins or ends. Raw values match AVFoundation's.
  public enum InterruptionType: UInt, Sendable {
    /// It ends.
    case ended = 0
    /// It begins.
    case began = 1
  }

  /// Why there is an interruption. Raw values match AVFoundation's.
  public enum InterruptionReason: UInt, Sendable {
    /// Another app plays.
    case `default` = 0
    /// The app was suspended.
    case appWasSuspended = 1
    /// The microphone is covered.
    case builtInMicMuted = 2
    /// The route is gone.
    case routeDisconnected = 4
  }

  /// Why there is another route. Raw values match AVFoundation's.
  public enum RouteChangeReason: UInt, Sendable {
    /// It is not known.
    case unknown = 0
    /// There is a new device.
    case newDeviceAvailable = 1
    /// A device is gone.
    case oldDeviceUnavailable = 2
    /// There is another category.
    case categoryChange = 3
    /// An app wanted it.
    case override = 4
    /// The device woke up.
    case wakeFromSleep = 6
    /// No route fits the category.
    case noSuitableRouteForCategory = 7
    /// A device is set up anew.
    case routeConfigurationChange = 8
  }

  /// Whether what is not essential becomes silent. Raw values match AVFoundation's.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// It may be heard again.
    case end = 0
    /// It becomes silent.
    case begin = 1
  }
}
