public import Foundation

/// Where what is captured comes from, like AVFoundation's `AVCaptureInput`. There is none.
///
/// ```swift
/// session.inputs.forEach(session.removeInput)
/// ```
open class AVCaptureInput: NSObject {
  override init() {}
  /// The streams it has: none.
  open var ports: [Port] { [] }

  /// A stream of an input, like AVFoundation's `AVCaptureInput.Port`. There is none.
  ///
  /// ```swift
  /// let kinds = input.ports.map(\.mediaType)
  /// ```
  open class Port: NSObject {
    private init(_ nothing: Never) { switch nothing {} }
    /// What is in it.
    public final let mediaType: AVMediaType
    /// Whether it is used.
    open var isEnabled: Bool
  }
}

/// A camera or microphone to capture with, like AVFoundation's `AVCaptureDeviceInput`. There is none, as there is no device.
///
/// ```swift
/// guard let camera = AVCaptureDevice.default(for: .video) else { return }
/// session.addInput(try AVCaptureDeviceInput(device: camera))
/// ```
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public final let device: AVCaptureDevice
  /// An input of a device. There is none to give.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What leads from inputs to an output or a layer, like AVFoundation's `AVCaptureConnection`. There is none.
///
/// ```swift
/// output.connection(with: .video)?.videoOrientation = .portrait
/// ```
open class AVCaptureConnection: NSObject {
  private init(_ nothing: Never) { switch nothing {} }
  /// The streams that are led.
  public final let inputPorts: [AVCaptureInput.Port]
  /// Where they are led to.
  public final let output: AVCaptureOutput?
  /// Whether they are led.
  open var isEnabled: Bool
  /// Whether they can be led.
  public final let isActive: Bool
  /// How pictures are turned.
  open var videoOrientation: AVCaptureVideoOrientation
  /// Whether the app can say how.
  public final let isVideoOrientationSupported: Bool
  /// How far pictures are turned, in degrees.
  open var videoRotationAngle: CGFloat
  /// Whether the app can say so.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Whether left and right are exchanged.
  open var isVideoMirrored: Bool
  /// Whether the app can say so.
  public final let isVideoMirroringSupported: Bool
  /// Whether cameras on the front exchange them.
  open var automaticallyAdjustsVideoMirroring: Bool
  /// How pictures are to be held still.
  open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode
  /// Whether they can be.
  public final let isVideoStabilizationSupported: Bool
}
