public import Foundation

/// How a photo is taken, like AVFoundation's `AVCapturePhotoSettings`.
///
/// ```swift
/// let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
/// settings.flashMode = .auto
/// output.capturePhoto(with: settings, delegate: self)
/// ```
open class AVCapturePhotoSettings: NSObject {
  private static let numbers = PhotoNumbers()
  /// A number that no other settings have.
  public final let uniqueID: Int64
  /// How the photo is stored.
  public final let format: [String: Any]?
  /// How the photo is stored as the camera sees it; 0 if it is not.
  public final let rawPhotoPixelFormatType: OSType
  /// When the flash is used; never by default.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo is as large as can be; false by default.
  open var isHighResolutionPhotoEnabled = false
  /// Whether red eyes are made dark; false by default.
  open var isAutoRedEyeReductionEnabled = false
  /// Whether several photos are made one that is sharp; true by default.
  open var isAutoStillImageStabilizationEnabled = true
  /// What matters more, speed or quality.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Whether distances are stored; false by default.
  open var isDepthDataDeliveryEnabled = false
  /// Where a photo that moves is stored; nil for a photo that does not.
  open var livePhotoMovieFileURL: URL?
  /// How a small picture is stored that comes first; nil for none.
  open var previewPhotoFormat: [String: Any]?
  /// How small pictures can be stored: in no way, as there is no camera.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }

  /// Settings of a photo as a JPEG file.
  public convenience override init() { self.init(raw: 0, format: nil) }
  /// Settings of a photo that is stored in a way.
  public convenience init(format: [String: Any]?) { self.init(raw: 0, format: format) }
  /// Settings of a photo as the camera sees it.
  public convenience init(rawPixelFormatType: OSType) { self.init(raw: rawPixelFormatType, format: nil) }
  /// Settings of a photo as the camera sees it, and of one that is stored in a way.
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(raw: rawPixelFormatType, format: processedFormat)
  }
  /// The same settings with another number.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(raw: photoSettings.rawPhotoPixelFormatType, format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    isAutoRedEyeReductionEnabled = photoSettings.isAutoRedEyeReductionEnabled
    isAutoStillImageStabilizationEnabled = photoSettings.isAutoStillImageStabilizationEnabled
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
    livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
    previewPhotoFormat = photoSettings.previewPhotoFormat
  }

  private init(raw: OSType, format: [String: Any]?) {
    uniqueID = Self.numbers.next()
    (rawPhotoPixelFormatType, self.format) = (raw, format)
  }
}

/// Counts settings.
private final class PhotoNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Int64 = 0
  func next() -> Int64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// How a photo was taken, like AVFoundation's `AVCaptureResolvedPhotoSettings`. None is.
///
/// ```swift
/// delegates[resolvedSettings.uniqueID] = nil
/// ```
open class AVCaptureResolvedPhotoSettings: NSObject {
  private init(_ nothing: Never) { switch nothing {} }
  /// The number of the settings.
  public final let uniqueID: Int64
  /// The size of the photo.
  public final let photoDimensions: CMVideoDimensions
  /// Whether the flash was used.
  public final let isFlashEnabled: Bool
  /// How many photos come.
  public final let expectedPhotoCount: Int
}

/// A photo, like AVFoundation's `AVCapturePhoto`. None is taken.
///
/// ```swift
/// let image = photo.fileDataRepresentation().flatMap { UIImage(data: $0) }
/// ```
open class AVCapturePhoto: NSObject {
  private init(_ nothing: Never) { switch nothing {} }
  /// When it was taken.
  public final let timestamp: CMTime
  /// Whether it is stored as the camera sees it.
  public final let isRawPhoto: Bool
  /// Its pixels.
  public final let pixelBuffer: CVPixelBuffer?
  /// The pixels of a small picture.
  public final let previewPixelBuffer: CVPixelBuffer?
  /// How it was taken.
  public final let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// Which of several photos it is, from 1.
  public final let photoCount: Int
  /// What is said about it.
  public final let metadata: [String: Any]
  /// Its file.
  open func fileDataRepresentation() -> Data? { nil }
}
