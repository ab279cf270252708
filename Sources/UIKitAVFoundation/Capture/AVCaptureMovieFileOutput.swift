public import Foundation

/// Records files, like AVFoundation's `AVCaptureFileOutput`. An app uses its subclasses.
///
/// ```swift
/// if output.isRecording { output.stopRecording() }
/// ```
open class AVCaptureFileOutput: AVCaptureOutput {
  override init() {}
  /// Has no effect, and never calls the delegate: there is no camera, and no file is written.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Has no effect: nothing is recorded.
  open func stopRecording() {}
  /// Whether something is recorded: nothing is.
  open var isRecording: Bool { false }
  /// The file that is recorded: there is none.
  open var outputFileURL: URL? { nil }
  /// How long the file is that is recorded: there is none.
  open var recordedDuration: CMTime { .zero }
  /// How large the file is that is recorded: there is none.
  open var recordedFileSize: Int64 { 0 }
  /// How long a file may be; invalid for any length.
  open var maxRecordedDuration = CMTime.invalid
  /// How large a file may be; 0 for any size.
  open var maxRecordedFileSize: Int64 = 0
  /// How much of the disk has to stay free.
  open var minFreeDiskSpaceLimit: Int64 = 0
}

/// Records films, like AVFoundation's `AVCaptureMovieFileOutput`. There is no camera.
///
/// ```swift
/// let output = AVCaptureMovieFileOutput()
/// output.startRecording(to: url, recordingDelegate: self)
/// ```
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// An output.
  public override init() {}
  /// How films can be encoded: there is no camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// How long a part of a film is.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// Has no effect: there is nothing to encode.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

/// Who is told that a file begins and ends, like AVFoundation's delegate. Nothing calls it, as there is no camera.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Called on a device when the file has begun.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Called on a device when the file has ended.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?
  ) {}
}

/// Takes photos as apps did before iOS 10, like AVFoundation's `AVCaptureStillImageOutput`. There is no camera.
///
/// ```swift
/// let output = AVCaptureStillImageOutput()
/// output.outputSettings = [AVVideoCodecKey: AVVideoCodecJPEG]
/// ```
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// An output.
  public override init() {}
  /// How photos are stored.
  open var outputSettings: [String: Any] = [:]
  /// Whether a photo is being taken: there is no camera.
  open var isCapturingStillImage: Bool { false }
  /// Takes a photo of what a connection leads here. There is none to give.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {}
  /// The file of a captured photo. There is none to give.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
    nil
  }
}
