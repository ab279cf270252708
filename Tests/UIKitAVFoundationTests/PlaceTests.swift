import Foundation
import Testing
import UIKitAVFoundation

@testable import LayoutSnapshotViews

/// Views, controllers and layers whose content a device draws.
@Suite struct PlaceTests {
  private let player = AVPlayer()

  /// The looks that say what a device draws, in a tree.
  private func remoteWords(_ view: View) throws -> [String] {
    let looks = try view.solvedTree(on: .iPhone15).layout.looksByPath.values
    return looks.compactMap { $0["content"] }.sorted()
  }

  @Test func controller_isABox_withTheAppsViewAboveIt() throws {
    let controller = AVPlayerViewController()
    #expect(try remoteWords(controller.view) == [Layout.remoteContent + "AVPlayerViewController"])
    let overlay = try #require(controller.contentOverlayView)
    let title = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    overlay.addSubview(title)
    _ = try controller.layout(on: .iPhone15)
    #expect(overlay.frame == controller.view.bounds && overlay.superview === controller.view)
    #expect(controller.contentOverlayView === overlay && !overlay.bounds.isEmpty)
  }

  @Test func controller_takesAnOverlayThatWasAskedForFirst() throws {
    let controller = AVPlayerViewController()
    let overlay = try #require(controller.contentOverlayView)
    #expect(!controller.isViewLoaded && overlay.superview == nil)
    #expect(controller.view.subviews.contains { $0 === overlay })
  }

  private final class Watcher: AVPlayerViewControllerDelegate {}

  @Test func controller_isConnectedToItsDelegate() {
    let (controller, watcher) = (AVPlayerViewController(), Watcher())
    #expect(controller._connect("delegate", watcher) && controller.delegate === watcher)
    #expect(!controller._connect("delegate", View()) && controller.delegate === watcher)
  }

  @Test func routePicker_isABox() throws {
    let picker = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(try remoteWords(picker) == [Layout.remoteContent + "AVRoutePickerView"])
  }

  @Test func layers_areBoxes_onceThereIsSomethingToShow() throws {
    let view = View()
    let (video, camera) = (AVPlayerLayer(), AVCaptureVideoPreviewLayer())
    for layer in [video, camera] as [Layer] {
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layer.addSublayer(layer)
    }
    #expect(try remoteWords(view) == [])
    camera.session = AVCaptureSession()
    #expect(try remoteWords(view) == [Layout.remoteContent + "AVCaptureVideoPreviewLayer"])
    (camera.session, video.player) = (nil, player)
    #expect(try remoteWords(view) == [Layout.remoteContent + "AVPlayerLayer"])
    #expect(AVPlayerLayer(player: player).remoteContent == "AVPlayerLayer")
    #expect(AVCaptureVideoPreviewLayer(session: AVCaptureSession()).remoteContent != nil)
  }

  private final class PlayerView: View {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  @Test func layerOfAView_isABoxToo() throws {
    let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
    #expect(try remoteWords(view) == [])
    try #require(view.layer as? AVPlayerLayer).player = player
    #expect(try remoteWords(view) == [Layout.remoteContent + "AVPlayerLayer"])
  }

  @Test func camera_isNotThere() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    AVCaptureDevice.requestAccess(for: .video) { _ in Issue.record("no one was asked") }
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    #expect(session.sessionPreset == .high && session.canAddOutput(output))
    session.addOutput(output)
    session.addOutput(output)
    session.startRunning()
    #expect(session.outputs.count == 1 && !session.isRunning && output.connection(with: .video) == nil)
    session.removeOutput(output)
    #expect(session.outputs.isEmpty && !AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }
}
