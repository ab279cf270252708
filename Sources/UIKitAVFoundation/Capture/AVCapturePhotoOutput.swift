public import Foundation

/// Takes photos, like AVFoundation's `AVCapturePhotoOutput`. There is no camera.
///
/// ```swift
/// let output = AVCapturePhotoOutput()
/// session.addOutput(output)
/// output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
/// ```
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// What matters more, speed or quality. Raw values match AVFoundation's.
  public enum QualityPrioritization: Int, Sendable {
    /// Speed.
    case speed = 1
    /// Both.
    case balanced = 2
    /// Quality.
    case quality = 3
  }

  /// An output.
  public override init() {}
  /// Has no effect, and never calls the delegate: there is no camera.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
  }
  /// Has no effect, and never answers: there is no camera.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// How flashes can be used: there is none.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// How photos can be encoded: there is no camera.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// How photos can be stored as a camera sees them: there is none.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// Whether photos can be as large as can be; false by default.
  open var isHighResolutionCaptureEnabled = false
  /// What may matter most; both speed and quality by default.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Whether photos can move: there is no camera.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether photos are to move; false by default.
  open var isLivePhotoCaptureEnabled = false
  /// Whether distances can be stored: there is no camera.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether distances are to be stored; false by default.
  open var isDepthDataDeliveryEnabled = false
  /// Whether several photos can be made one that is sharp: there is no camera.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether lenses can be held still: there is no camera.
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
  /// The file of a captured photo. There is none to give.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
  /// The file of a captured photo as the camera sees it. There is none to give.
  open class func dngPhotoDataRepresentation(
    forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}

/// Who is told how a photo is taken, like AVFoundation's delegate. Nothing calls it, as there is no camera.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called on a device when it is known how the photo will be taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called on a device before the photo is taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called on a device when the photo was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called on a device with the photo.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Called in earlier versions with the photo.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?,
    resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?,
    error: (any Error)?)
  /// Called on a device when a photo that moves was recorded.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called on a device when a photo that moves is stored.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
    duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
  /// Called on a device when all is done.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?,
    resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
    duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// How one of several photos is taken, like AVFoundation's `AVCaptureBracketedStillImageSettings`. None is.
///
/// ```swift
/// let isOneOfSeveral = bracketSettings != nil
/// ```
open class AVCaptureBracketedStillImageSettings: NSObject {
  private init(_ nothing: Never) { switch nothing {} }
}
