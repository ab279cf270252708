extension AVCaptureDevice {
  /// A kind of camera or microphone. Raw values match AVFoundation's.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for wide pictures.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera for what is far.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, one of them for wide pictures.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that knows distances.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera that measures distances.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// Two cameras, by their first name.
    public static let builtInDuoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    /// The microphone of the device.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// Another device.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// The camera of a phone near by.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  /// Where a camera is. Raw values match AVFoundation's.
  public enum Position: Int, Sendable {
    /// It does not matter.
    case unspecified = 0
    /// On the back.
    case back = 1
    /// On the front.
    case front = 2
  }

  /// When a flash is used. Raw values match AVFoundation's.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// When a torch is on. Raw values match AVFoundation's.
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// How a camera focuses. Raw values match AVFoundation's.
  public enum FocusMode: Int, Sendable {
    /// It does not.
    case locked = 0
    /// Once.
    case autoFocus = 1
    /// Again and again.
    case continuousAutoFocus = 2
  }

  /// How a camera finds how long to look. Raw values match AVFoundation's.
  public enum ExposureMode: Int, Sendable {
    /// It does not.
    case locked = 0
    /// Once.
    case autoExpose = 1
    /// Again and again.
    case continuousAutoExposure = 2
    /// As the app says.
    case custom = 3
  }

  /// How a camera finds what is white. Raw values match AVFoundation's.
  public enum WhiteBalanceMode: Int, Sendable {
    /// It does not.
    case locked = 0
    /// Once.
    case autoWhiteBalance = 1
    /// Again and again.
    case continuousAutoWhiteBalance = 2
  }

  /// Where a camera focuses. Raw values match AVFoundation's.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// Everywhere.
    case none = 0
    /// On what is near.
    case near = 1
    /// On what is far.
    case far = 2
  }

  /// How much of each color makes white.
  public struct WhiteBalanceGains: Hashable, Sendable {
    /// Of red.
    public var redGain: Float
    /// Of green.
    public var greenGain: Float
    /// Of blue.
    public var blueGain: Float
    /// Nothing of each.
    public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
    /// Parts of each.
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
}

/// Whether an app may capture. Raw values match AVFoundation's.
public enum AVAuthorizationStatus: Int, Sendable {
  /// No one was asked.
  case notDetermined = 0
  /// The reader cannot allow it.
  case restricted = 1
  /// The reader does not want it.
  case denied = 2
  /// The reader allows it.
  case authorized = 3
}

/// How pictures are turned. Raw values match AVFoundation's.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its side, with the home button to the right.
  case landscapeRight = 3
  /// On its side, with the home button to the left.
  case landscapeLeft = 4
}

/// How pictures are held still. Raw values match AVFoundation's.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// They are not.
  case off = 0
  /// A little.
  case standard = 1
  /// As in films.
  case cinematic = 2
  /// As in films, more so.
  case cinematicExtended = 3
  /// As the system says.
  case auto = -1
}
