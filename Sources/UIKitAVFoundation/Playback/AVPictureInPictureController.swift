public import Foundation

/// Keeps a video in a corner of the screen, like AVKit's `AVPictureInPictureController`.
///
/// ```swift
/// if AVPictureInPictureController.isPictureInPictureSupported() {
///   corner = AVPictureInPictureController(playerLayer: layer)
/// }
/// ```
///
/// It is not supported here, so that there is no such controller.
open class AVPictureInPictureController: NSObject {
  /// Who is told how the video comes and goes.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// The layer of the video.
  public final let playerLayer: AVPlayerLayer
  /// Whether the video goes to the corner when the app does.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the reader can go quickly forward only after the whole video was seen.
  open var requiresLinearPlayback = false

  private init(_ nothing: Never) { switch nothing {} }
  /// Nil: there is no such corner.
  public convenience init?(playerLayer: AVPlayerLayer) { nil }
  /// False: there is no such corner.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Whether the video can go to the corner: it cannot.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether the video is in the corner: it is not.
  open var isPictureInPictureActive: Bool { false }
  /// Whether the video waits while another is in the corner: there is none.
  open var isPictureInPictureSuspended: Bool { false }
  /// Has no effect: there is no such corner.
  open func startPictureInPicture() {}
  /// Has no effect: there is no such corner.
  open func stopPictureInPicture() {}
}

/// Who is told how the video comes and goes, like AVKit's delegate. Only tests call it.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Called on a device before the video goes to a corner of the screen.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called on a device when the video is in a corner of the screen.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called on a device when the video cannot go there.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called on a device before the video leaves the corner.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called on a device when the video has left the corner.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called on a device for the app to show the video again.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing by default.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {}
}
