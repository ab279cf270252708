public import LayoutSnapshotViews

/// Shows a player's pictures, like AVFoundation's `AVPlayerLayer`.
///
/// ```swift
/// let layer = AVPlayerLayer(player: player)
/// layer.videoGravity = .resizeAspectFill
/// view.layer.addSublayer(layer)
/// ```
///
/// A picture shows a gray area in the place of the video, and a recorded snapshot says so. Without a player there is nothing.
open class AVPlayerLayer: Layer {
  /// Whose pictures are shown.
  open var player: AVPlayer? { didSet { showPlace() } }
  /// How the video is placed in a layer of another shape.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture to show: there is none.
  open var isReadyForDisplay: Bool { false }

  /// A layer without a player.
  public override init() { super.init() }
  /// A layer without a player, for subclasses that copy what they have added from another layer.
  public override init(layer: Any) { super.init(layer: layer) }
  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    showPlace()
  }

  private func showPlace() { remoteContent = player == nil ? nil : "AVPlayerLayer" }
}
