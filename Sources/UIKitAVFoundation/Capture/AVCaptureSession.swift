/// Captures with cameras and microphones, like AVFoundation's `AVCaptureSession`.
///
/// ```swift
/// let session = AVCaptureSession()
/// session.sessionPreset = .photo
/// if session.canAddOutput(output) { session.addOutput(output) }
/// ```
///
/// There is no camera and no microphone: a session keeps what it is given, and does not run.
open class AVCaptureSession: _ObservedMedia, @unchecked Sendable {
  /// A session of nothing.
  public override init() {}

  /// Where what is captured comes from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where what is captured goes to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// What leads from inputs to outputs: there is no device to lead from.
  open var connections: [AVCaptureConnection] { [] }
  /// How large or good what is captured is; `high` by default.
  open var sessionPreset = Preset.high { didSet { tellObservers() } }
  /// Whether a preset can be used. All can be kept.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether the session uses the app's session of sound; true by default.
  open var usesApplicationAudioSession = true
  /// Whether the session sets up the app's session of sound; true by default.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether the session sets up wide colors; true by default.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true

  /// Whether the session can run beside other apps: there is no camera.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether the session is to run beside other apps; false by default.
  open var isMultitaskingCameraAccessEnabled = false

  /// Whether an input can be added: if it is not there yet.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input that is not there yet.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Takes an input out.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added: if it is not there yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output that is not there yet.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Takes an output out.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Has no effect: changes are made at once.
  open func beginConfiguration() {}
  /// Has no effect: changes are made at once.
  open func commitConfiguration() {}

  /// Has no effect: there is no device to run with.
  open func startRunning() {}
  /// Has no effect: nothing runs.
  open func stopRunning() {}
  /// Whether the session runs: it does not.
  open var isRunning: Bool { false }
  /// Whether the session is interrupted: it does not run.
  open var isInterrupted: Bool { false }
}
