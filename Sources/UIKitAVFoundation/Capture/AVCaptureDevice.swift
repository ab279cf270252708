public import Foundation
import UIKitFrameworks

/// A camera or microphone, like AVFoundation's `AVCaptureDevice`. There is none.
///
/// ```swift
/// guard let camera = AVCaptureDevice.default(for: .video) else { return showThatThereIsNoCamera() }
/// ```
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private init(_ nothing: Never) { switch nothing {} }

  /// Nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The devices there are: none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// The devices there are: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Nil: there is no device.
  public convenience init?(uniqueID deviceUniqueID: String) { nil }

  /// Whether the app may capture: no one was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Never answers: no one is asked.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {}
  /// Waits until its task is cancelled, and gives false then: no one is asked.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await Unanswered.untilCancelled()
    return false
  }

  /// What kind it is.
  public final let deviceType: DeviceType
  /// Where it is.
  public final let position: Position
  /// What identifies it.
  public final let uniqueID: String
  /// What identifies its kind.
  public final let modelID: String
  /// What the reader calls it.
  public final let localizedName: String
  /// Whether it is there.
  public final let isConnected: Bool
  /// Whether it rests.
  public final let isSuspended: Bool
  /// The formats it has.
  public final let formats: [Format]
  /// The format it has now.
  open var activeFormat: Format
  /// The shortest time that a picture takes.
  open var activeVideoMinFrameDuration: CMTime
  /// The longest time that a picture takes.
  open var activeVideoMaxFrameDuration: CMTime
  /// Whether changes of what the camera sees are told.
  open var isSubjectAreaChangeMonitoringEnabled: Bool
  /// Whether it captures a kind of media.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether it captures in a size.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Lets the app set the device up.
  open func lockForConfiguration() throws {}
  /// Ends it.
  open func unlockForConfiguration() {}

  // MARK: Light

  /// Whether it has a flash.
  public final let hasFlash: Bool
  /// Whether the flash can be used.
  public final let isFlashAvailable: Bool
  /// When the flash is used.
  open var flashMode: FlashMode
  /// Whether it has a torch.
  public final let hasTorch: Bool
  /// Whether the torch can be used.
  public final let isTorchAvailable: Bool
  /// Whether the torch is on.
  public final let isTorchActive: Bool
  /// How bright the torch is.
  public final let torchLevel: Float
  /// When the torch is on.
  open var torchMode: TorchMode
  /// The brightest that a torch may be.
  public static let maxAvailableTorchLevel = Float.greatestFiniteMagnitude
  /// Whether a torch can be on as a mode says.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Whether a flash can be used as a mode says.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Turns the torch on.
  open func setTorchModeOn(level torchLevel: Float) throws {}

  // MARK: Focus, exposure and white

  /// How the camera focuses.
  open var focusMode: FocusMode
  /// Where it focuses.
  open var focusPointOfInterest: CGPoint
  /// Whether the app can say where.
  public final let isFocusPointOfInterestSupported: Bool
  /// Whether it can focus as a mode says.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// How far away things are on which it focuses.
  open var autoFocusRangeRestriction: AutoFocusRangeRestriction
  /// Whether the app can say how far.
  public final let isAutoFocusRangeRestrictionSupported: Bool
  /// Whether it focuses slowly.
  open var isSmoothAutoFocusEnabled: Bool
  /// Whether it can focus slowly.
  public final let isSmoothAutoFocusSupported: Bool
  /// How the camera finds how long to look.
  open var exposureMode: ExposureMode
  /// Where it looks for that.
  open var exposurePointOfInterest: CGPoint
  /// Whether the app can say where.
  public final let isExposurePointOfInterestSupported: Bool
  /// Whether it can find it as a mode says.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// How sensitive it is.
  public final let iso: Float
  /// How long it looks.
  public final let exposureDuration: CMTime
  /// The least that an app can say about brightness.
  public final let minExposureTargetBias: Float
  /// The most that an app can say about brightness.
  public final let maxExposureTargetBias: Float
  /// The sensitivity that it has now.
  public static let currentISO = Float.greatestFiniteMagnitude
  /// The duration that it has now.
  public static let currentExposureDuration = CMTime.invalid
  /// Looks for a time.
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  /// Makes pictures brighter or darker.
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// How the camera finds what is white.
  open var whiteBalanceMode: WhiteBalanceMode
  /// Whether it can find it as a mode says.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// How much of each color makes white now.
  public final let deviceWhiteBalanceGains: WhiteBalanceGains
  /// The most of a color.
  public final let maxWhiteBalanceGain: Float
  /// Says how much of each color makes white.
  open func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}

  // MARK: Zoom

  /// How near things seem.
  open var videoZoomFactor: CGFloat
  /// The least of it.
  public final let minAvailableVideoZoomFactor: CGFloat
  /// The most of it.
  public final let maxAvailableVideoZoomFactor: CGFloat
  /// Makes things seem near, slowly.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Stops it.
  open func cancelVideoZoomRamp() {}

  /// What a device captures, like AVFoundation's `AVCaptureDevice.Format`. There is none.
  ///
  /// ```swift
  /// let sharp = camera.formats.filter { $0.videoMaxZoomFactor > 4 }
  /// ```
  open class Format: NSObject, @unchecked Sendable {
    private init(_ nothing: Never) { switch nothing {} }
    /// What is captured.
    public final let mediaType: AVMediaType
    /// How it is stored.
    public final let formatDescription: CMFormatDescription
    /// The most that things can seem near.
    public final let videoMaxZoomFactor: CGFloat
    /// The shortest time to look.
    public final let minExposureDuration: CMTime
    /// The longest time to look.
    public final let maxExposureDuration: CMTime
    /// The least sensitivity.
    public final let minISO: Float
    /// The most sensitivity.
    public final let maxISO: Float
  }

  /// The devices of some kinds, like AVFoundation's `AVCaptureDevice.DiscoverySession`: none.
  ///
  /// ```swift
  /// let cameras = AVCaptureDevice.DiscoverySession(
  ///   deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back
  /// ).devices
  /// ```
  open class DiscoverySession: NSObject {
    /// Looks for devices.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices there are: none.
    open var devices: [AVCaptureDevice] { [] }
  }
}
