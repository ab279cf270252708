public import Foundation

extension AVCaptureSession {
  /// How large or good what is captured is. Raw values match AVFoundation's.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 960 by 540 pixels.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// As the device is set.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Why a session is interrupted. Raw values match AVFoundation's.
  public enum InterruptionReason: Int, Sendable {
    /// The app is not in front.
    case videoDeviceNotAvailableInBackground = 1
    /// Another app uses the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another app uses the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several apps are in front.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The device is too warm.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
}

extension Notification.Name {
  /// Posted on a device when a session fails; never here.
  public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification")
  /// Posted on a device when a session has begun; never here.
  public static let AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification")
  /// Posted on a device when a session has ended; never here.
  public static let AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
  /// Posted on a device when a session is interrupted; never here.
  public static let AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification")
  /// Posted on a device when an interruption has ended; never here.
  public static let AVCaptureSessionInterruptionEnded = Self("AVCaptureSessionInterruptionEndedNotification")
  /// Posted on a device when there is a new device; never here.
  public static let AVCaptureDeviceWasConnected = Self("AVCaptureDeviceWasConnectedNotification")
  /// Posted on a device when a device is gone; never here.
  public static let AVCaptureDeviceWasDisconnected = Self("AVCaptureDeviceWasDisconnectedNotification")
  /// Posted on a device when the camera sees something else; never here.
  public static let AVCaptureDeviceSubjectAreaDidChange = Self(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// Why a session fails, in what a notification says.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// Why a session is interrupted, in what a notification says.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The spelling of Swift 3 of `AVCaptureSession.Preset.photo`.
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
/// The spelling of Swift 3 of `AVCaptureSession.Preset.high`.
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
/// The spelling of Swift 3 of `AVCaptureSession.Preset.medium`.
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
/// The spelling of Swift 3 of `AVCaptureSession.Preset.low`.
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
/// The spelling of Swift 3 of `AVCaptureSession.Preset.vga640x480`.
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
/// The spelling of Swift 3 of `AVCaptureSession.Preset.hd1280x720`.
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
/// The spelling of Swift 3 of `AVCaptureSession.Preset.hd1920x1080`.
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080

extension AVCaptureSession {
  /// Posted on a device when a session fails; never here.
  public class var runtimeErrorNotification: Notification.Name { .AVCaptureSessionRuntimeError }
  /// Posted on a device when a session runs; never here.
  public class var didStartRunningNotification: Notification.Name { .AVCaptureSessionDidStartRunning }
  /// Posted on a device when a session runs no more; never here.
  public class var didStopRunningNotification: Notification.Name { .AVCaptureSessionDidStopRunning }
  /// Posted on a device when a session is interrupted; never here.
  public class var wasInterruptedNotification: Notification.Name { .AVCaptureSessionWasInterrupted }
  /// Posted on a device when an interruption has ended; never here.
  public class var interruptionEndedNotification: Notification.Name { .AVCaptureSessionInterruptionEnded }
}
