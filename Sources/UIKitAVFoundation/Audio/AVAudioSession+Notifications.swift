public import Foundation

extension AVAudioSession {
  /// Posted on a device when an interruption begins or ends; never here.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Posted on a device when there is another route; never here.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Posted on a device when the media services are gone; never here.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted on a device when the media services began anew; never here.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted on a device when another app begins or ends to play; never here.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

extension Notification.Name {
  /// The spelling of Swift 4 of the session's.
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  /// The spelling of Swift 4 of the session's.
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
  /// The spelling of Swift 4 of the session's.
  public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
}

/// Whether an interruption begins or ends, in what a notification says.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What is said as an interruption ends, in what a notification says.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why there is an interruption, in what a notification says.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// Whether the app was suspended, in what a notification says.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// Why there is another route, in what a notification says.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The route before, in what a notification says.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// Whether what is not essential becomes silent, in what a notification says.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
