public import LayoutSnapshotViews

/// Shows a player's pictures with controls, like AVKit's `AVPlayerViewController`.
///
/// ```swift
/// let controller = AVPlayerViewController()
/// controller.player = AVPlayer(url: url)
/// present(controller, animated: true) { controller.player?.play() }
/// ```
///
/// A picture shows a gray area in its place, and a recorded snapshot says so. What an app adds to ``contentOverlayView`` is
/// drawn above it.
open class AVPlayerViewController: ViewController {
  /// Whose pictures are shown.
  open var player: AVPlayer?
  /// Who is told what the reader does. Only tests call it.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are controls; true by default.
  open var showsPlaybackControls = true
  /// How the video is placed in a view of another shape.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture to show: there is none.
  open var isReadyForDisplay: Bool { false }
  /// Whether the video may stay in a corner of the screen; true by default.
  open var allowsPictureInPicturePlayback = true
  /// Whether the video goes there when the app does; false by default.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether other apps are told what is played; true by default.
  open var updatesNowPlayingInfoCenter = true
  /// Whether playing fills the screen; false by default.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end of the item makes the video small again; false by default.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the reader can go quickly forward only after the whole video was seen; false by default.
  open var requiresLinearPlayback = false
  /// Whether text and objects in a picture can be used; true by default.
  open var allowsVideoFrameAnalysis = true

  private var overlay: View?
  /// A view above the video and below the controls.
  open var contentOverlayView: View? {
    if overlay == nil {
      overlay = View()
      if isViewLoaded { showOverlay() }
    }
    return overlay
  }

  open override func loadView() {
    view = RemoteContentView(of: "AVPlayerViewController")
    showOverlay()
  }

  open override func _connect(_ name: String, _ value: Any) -> Bool {
    guard name == "delegate", let value = value as? any AVPlayerViewControllerDelegate else {
      return super._connect(name, value)
    }
    delegate = value
    return true
  }

  private func showOverlay() {
    guard let overlay else { return }
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}

/// Who is told what the reader does with a video, like AVKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Called on a device before the video goes to a corner of the screen.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called on a device when the video is in a corner of the screen.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called on a device when the video cannot go there.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called on a device before the video leaves the corner.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called on a device when the video has left the corner.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Asked on a device whether the controller is to go when the video does.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Called on a device for the app to show the controller again.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Called on a device before the video fills the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any ViewControllerTransitionCoordinator)
  /// Called on a device before the video becomes small again.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any ViewControllerTransitionCoordinator
  )
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing by default.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing by default.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// True by default.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {}
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any ViewControllerTransitionCoordinator
  ) {}
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any ViewControllerTransitionCoordinator
  ) {}
}
