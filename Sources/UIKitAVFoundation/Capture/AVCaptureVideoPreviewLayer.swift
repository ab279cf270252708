public import LayoutSnapshotViews

/// Shows what a camera sees, like AVFoundation's `AVCaptureVideoPreviewLayer`.
///
/// ```swift
/// let preview = AVCaptureVideoPreviewLayer(session: session)
/// preview.videoGravity = .resizeAspectFill
/// view.layer.addSublayer(preview)
/// ```
///
/// A picture shows a gray area in its place, and a recorded snapshot says so. Without a session there is nothing.
open class AVCaptureVideoPreviewLayer: Layer {
  /// The session of the camera.
  open var session: AVCaptureSession? { didSet { showPlace() } }
  /// How the picture is placed in a layer of another shape.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What leads to the layer: there is no device to lead from.
  open var connection: AVCaptureConnection? { nil }
  /// Whether there is a picture: there is none.
  open var isPreviewing: Bool { false }

  /// A layer without a session.
  public override init() { super.init() }
  /// A layer without a session, for subclasses that copy what they have added from another layer.
  public override init(layer: Any) { super.init(layer: layer) }
  /// A layer of a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    showPlace()
  }
  /// A layer of a session that the app leads to it.
  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
    showPlace()
  }
  /// Shows a session that the app leads to the layer.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// Nil: nothing is recognized, as there is no camera.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  private func showPlace() { remoteContent = session == nil ? nil : "AVCaptureVideoPreviewLayer" }
}
