public import Dispatch
public import Foundation

/// Where what is captured goes to, like AVFoundation's `AVCaptureOutput`. An app uses its subclasses.
///
/// ```swift
/// session.outputs.forEach(session.removeOutput)
/// ```
open class AVCaptureOutput: NSObject {
  override init() {}
  /// What leads to the output: there is no device to lead from.
  open var connections: [AVCaptureConnection] { [] }
  /// Nil: there is no device to lead from.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Gives an app each picture, like AVFoundation's `AVCaptureVideoDataOutput`. There are none.
///
/// ```swift
/// let output = AVCaptureVideoDataOutput()
/// output.setSampleBufferDelegate(self, queue: queue)
/// ```
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// An output.
  public override init() {}
  /// Who is given pictures. Only tests call it.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Where the delegate would be called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// How pictures are stored.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures are left out that come too late; true by default.
  open var alwaysDiscardsLateVideoFrames = true
  /// Keeps who is given pictures, and where.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// Who is given pictures, like AVFoundation's delegate. Nothing calls it, as there are none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called on a device with each picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Called on a device with each picture that is left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives an app the sound, like AVFoundation's `AVCaptureAudioDataOutput`. There is none.
///
/// ```swift
/// let output = AVCaptureAudioDataOutput()
/// output.setSampleBufferDelegate(self, queue: queue)
/// ```
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// An output.
  public override init() {}
  /// Who is given sound. Only tests call it.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// Where the delegate would be called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Keeps who is given sound, and where.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// Who is given sound, like AVFoundation's delegate. Nothing calls it, as there is none.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Called on a device with each part of the sound.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
