import Foundation
import LayoutSnapshotViews
import Testing
import UIKitAVFoundation

/// Shows a film behind a form, as apps do.
private final class WelcomeController: ViewController {
  private let player = AVQueuePlayer()
  private var looper: AVPlayerLooper?
  private let film = AVPlayerLayer()
  private var token: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = AVPlayerItem(asset: AVAsset(url: URL(fileURLWithPath: "/app/Welcome.mov")))
    item.preferredForwardBufferDuration = 5
    looper = AVPlayerLooper(player: player, templateItem: item)
    film.player = player
    film.videoGravity = AVLayerVideoGravity.resizeAspectFill
    view.layer.insertSublayer(film, at: 0)
    player.isMuted = true
    player.play()
    token = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC)), queue: .main
    ) { [weak self] time in self?.title = "\(CMTimeGetSeconds(time))" }
    NotificationCenter.default.addObserver(
      self, selector: Selector("again:"), name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    film.frame = view.bounds
  }

  func leave() {
    if let token { player.removeTimeObserver(token) }
    player.pause()
    player.seek(to: CMTimeMakeWithSeconds(1, preferredTimescale: 600)) { _ in }
  }
}

/// Scans codes, as apps do.
private final class ScannerController: ViewController, AVCaptureMetadataOutputObjectsDelegate,
  AVCaptureVideoDataOutputSampleBufferDelegate, AVCapturePhotoCaptureDelegate
{
  private let session = AVCaptureSession()
  private lazy var preview = AVCaptureVideoPreviewLayer(session: session)
  private(set) var message = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: setUp()
    case .notDetermined:
      AVCaptureDevice.requestAccess(for: .video) { [weak self] granted in if granted { self?.setUp() } }
      setUp()
    case .denied, .restricted: message = "Please allow the camera."
    }
  }

  private func setUp() {
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    session.sessionPreset = .hd1280x720
    guard let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
      let input = try? AVCaptureDeviceInput(device: camera), session.canAddInput(input)
    else {
      message = "There is no camera."
      return
    }
    session.addInput(input)
    let codes = AVCaptureMetadataOutput()
    session.addOutput(codes)
    codes.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
    codes.metadataObjectTypes = [.qr, .ean13]
    let pictures = AVCaptureVideoDataOutput()
    pictures.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA)]
    pictures.setSampleBufferDelegate(self, queue: DispatchQueue(label: "pictures"))
    preview.connection?.videoOrientation = .portrait
    view.layer.addSublayer(preview)
    do {
      try camera.lockForConfiguration()
      if camera.hasTorch, camera.isTorchModeSupported(.on) { camera.torchMode = .on }
      camera.unlockForConfiguration()
    } catch { message = error.localizedDescription }
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject else { return }
    message = code.stringValue ?? ""
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {
    guard let picture = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    message = "\(CVPixelBufferGetWidth(picture))"
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) { message = photo.fileDataRepresentation().map { "\($0.count)" } ?? "no photo" }
}

/// Has none of the methods that are optional.
private final class Silent: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate,
  AVSpeechSynthesizerDelegate,
  AVPictureInPictureControllerDelegate, AVCaptureFileOutputRecordingDelegate,
  AVCaptureAudioDataOutputSampleBufferDelegate, AVPlayerViewControllerDelegate, AVRoutePickerViewDelegate
{}

/// Code as apps write it compiles, and does what it does before anything is loaded.
@Suite struct AppCodeTests {
  @Test func welcome_showsThePlaceOfItsFilm() throws {
    let controller = WelcomeController()
    _ = try controller.layout(on: .iPhone15)
    let film = try #require(controller.view.layer.sublayers?.first as? AVPlayerLayer)
    #expect(film.frame == controller.view.bounds && film.player?.isMuted == true && film.player?.rate == 1)
    #expect(controller.title == nil)
    controller.leave()
    #expect(film.player?.rate == 0)
  }

  @Test func scanner_saysThatThereIsNoCamera() throws {
    let controller = ScannerController()
    _ = try controller.layout(on: .iPhone15)
    #expect(controller.message == "There is no camera.")
  }

  @Test func delegates_needNoMethods() throws {
    let silent = Silent()
    let (speech, sound, controller) = (AVSpeechSynthesizer(), AVAudioPlayer(), AVPlayerViewController())
    (speech.delegate, sound.delegate, controller.delegate) = (silent, silent, silent)
    speech.delegate?.speechSynthesizer(speech, didFinish: AVSpeechUtterance(string: ""))
    sound.delegate?.audioPlayerDidFinishPlaying(sound, successfully: true)
    #expect(
      controller.delegate?.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(controller)
        == true)
  }
}
