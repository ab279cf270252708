import Foundation

/// Takes a photo or lets the reader choose one, like UIKit's `UIImagePickerController`.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class UIImagePickerController: NavigationController {
  /// Where pictures come from. Raw values match UIKit's.
  public enum SourceType: Int, Sendable, CaseIterable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// The quality of videos. Raw values match UIKit's.
  public enum QualityType: Int, Sendable, CaseIterable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// What a camera captures. Raw values match UIKit's.
  public enum CameraCaptureMode: Int, Sendable, CaseIterable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video = 1
  }

  /// A camera of the device. Raw values match UIKit's.
  public enum CameraDevice: Int, Sendable, CaseIterable {
    /// The rear one.
    case rear = 0
    /// The front one.
    case front = 1
  }

  /// When a flash is used. Raw values match UIKit's.
  public enum CameraFlashMode: Int, Sendable, CaseIterable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// Which files a choice of videos and images gives. Raw values match UIKit's.
  public enum ImageURLExportPreset: Int, Sendable, CaseIterable {
    /// Those that most apps can read.
    case compatible = 0
    /// Those of the library.
    case current = 1
  }

  /// A key of what was chosen. The names are UIKit's.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the reader edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle that the reader cropped.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place of the picture in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera says about the photo.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The photo with its movement.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The file of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from; the library by default.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of media; pictures by default.
  open var mediaTypes = ["public.image"]
  /// Whether the reader may edit the picture; false by default.
  open var allowsEditing = false
  /// Which files are given.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The name of a preset for videos.
  open var videoExportPreset = ""
  /// The longest video, in seconds; ten minutes by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of videos.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera shows its controls; true by default.
  open var showsCameraControls = true
  /// A view over the camera's picture. It is part of what is not drawn.
  open var cameraOverlayView: View?
  /// How the camera's picture is transformed.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera captures.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// When a flash is used.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Creates a picker for the library.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    viewControllers = [RemoteContentController(of: "UIImagePickerController")]
    isNavigationBarHidden = true
  }

  /// Whether there are pictures of a source: those of the library, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds of media of a source: pictures and videos, or none without the source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Whether there is a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether there is a flash: there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can capture: nothing, as there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes no photo, as there is no camera.
  open func takePicture() {}
  /// Starts no video, as there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Has no effect, as there is no camera.
  open func stopVideoCapture() {}
}

/// Who is told what was chosen, like UIKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called in UIKit when a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called in UIKit when the reader has canceled the choice.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
