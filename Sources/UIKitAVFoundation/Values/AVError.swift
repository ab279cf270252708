public import Foundation
public import UIKitFrameworks

/// What `AVError` is called in errors of Foundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What went wrong with media, like AVFoundation's `AVError`.
///
/// ```swift
/// do { input = try AVCaptureDeviceInput(device: camera) } catch let error as AVError {
///   note(error.code == .applicationIsNotAuthorizedToUseDevice ? "Not allowed" : "Not possible")
/// }
/// ```
public struct AVError: _ErrorWithCode {
  /// What went wrong. Raw values match AVFoundation's.
  public enum Code: Int, _CodeOfError {
    /// The error of such a code.
    public typealias Failure = AVError
    /// The cause is not known.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The session does not run.
    case sessionNotRunning = -11803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing was captured.
    case noDataCaptured = -11805
    /// The session was set up anew.
    case sessionConfigurationChanged = -11806
    /// The disk is full.
    case diskFull = -11807
    /// The device is gone.
    case deviceWasDisconnected = -11808
    /// The media changed.
    case mediaChanged = -11809
    /// The longest duration is reached.
    case maximumDurationReached = -11810
    /// The largest file is reached.
    case maximumFileSizeReached = -11811
    /// The media has a gap.
    case mediaDiscontinuity = -11812
    /// The format takes no more samples.
    case maximumNumberOfSamplesForFileFormatReached = -11813
    /// The device is not connected.
    case deviceNotConnected = -11814
    /// Another app uses the device.
    case deviceInUseByAnotherApplication = -11815
    /// Another process sets up the device.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The session was interrupted.
    case sessionWasInterrupted = -11818
    /// The media services began anew.
    case mediaServicesWereReset = -11819
    /// The file cannot be written.
    case exportFailed = -11820
    /// The media cannot be decoded.
    case decodeFailed = -11821
    /// The media is faulty.
    case invalidSourceMedia = -11822
    /// There is a file already.
    case fileAlreadyExists = -11823
    /// The format is not known.
    case fileFormatNotRecognized = -11828
    /// The file is faulty.
    case fileFailedToParse = -11829
    /// Too many photos are being taken.
    case maximumStillImageCaptureRequestsExceeded = -11830
    /// The content is protected.
    case contentIsProtected = -11831
    /// There is no picture at this time.
    case noImageAtTime = -11832
    /// There is no decoder.
    case decoderNotFound = -11833
    /// There is no encoder.
    case encoderNotFound = -11834
    /// The reader may not play the content.
    case contentIsNotAuthorized = -11835
    /// The app may not play the content.
    case applicationIsNotAuthorized = -11836
    /// The device is for apps in front.
    case deviceIsNotAvailableInBackground = -11837
    /// The asset cannot do this.
    case operationNotSupportedForAsset = -11838
    /// The decoder is in use.
    case decoderTemporarilyUnavailable = -11839
    /// The encoder is in use.
    case encoderTemporarilyUnavailable = -11840
    /// The composition is faulty.
    case invalidVideoComposition = -11841
    /// The asset must not refer to another.
    case referenceForbiddenByReferencePolicy = -11842
    /// The file's extension does not fit.
    case invalidOutputURLPathExtension = -11843
    /// The screen cannot be captured.
    case screenCaptureFailed = -11844
    /// The display is off.
    case displayWasDisabled = -11845
    /// The torch cannot be as bright.
    case torchLevelUnavailable = -11846
    /// The work was interrupted.
    case operationInterrupted = -11847
    /// The asset cannot be played here.
    case incompatibleAsset = -11848
    /// The media cannot be loaded.
    case failedToLoadMediaData = -11849
    /// The server is not set up well.
    case serverIncorrectlyConfigured = -11850
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// What went wrong.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError
  /// An error of a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: AVFoundationErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain of AVFoundation.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The cause is not known.
  public static let unknown = Code.unknown
  /// There is not enough memory.
  public static let outOfMemory = Code.outOfMemory
  /// The session does not run.
  public static let sessionNotRunning = Code.sessionNotRunning
  /// Another session uses the device.
  public static let deviceAlreadyUsedByAnotherSession = Code.deviceAlreadyUsedByAnotherSession
  /// Nothing was captured.
  public static let noDataCaptured = Code.noDataCaptured
  /// The session was set up anew.
  public static let sessionConfigurationChanged = Code.sessionConfigurationChanged
  /// The disk is full.
  public static let diskFull = Code.diskFull
  /// The device is gone.
  public static let deviceWasDisconnected = Code.deviceWasDisconnected
  /// The media changed.
  public static let mediaChanged = Code.mediaChanged
  /// The longest duration is reached.
  public static let maximumDurationReached = Code.maximumDurationReached
  /// The largest file is reached.
  public static let maximumFileSizeReached = Code.maximumFileSizeReached
  /// The media has a gap.
  public static let mediaDiscontinuity = Code.mediaDiscontinuity
  /// The format takes no more samples.
  public static let maximumNumberOfSamplesForFileFormatReached = Code
    .maximumNumberOfSamplesForFileFormatReached
  /// The device is not connected.
  public static let deviceNotConnected = Code.deviceNotConnected
  /// Another app uses the device.
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  /// Another process sets up the device.
  public static let deviceLockedForConfigurationByAnotherProcess = Code
    .deviceLockedForConfigurationByAnotherProcess
  /// The session was interrupted.
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  /// The media services began anew.
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  /// The file cannot be written.
  public static let exportFailed = Code.exportFailed
  /// The media cannot be decoded.
  public static let decodeFailed = Code.decodeFailed
  /// The media is faulty.
  public static let invalidSourceMedia = Code.invalidSourceMedia
  /// There is a file already.
  public static let fileAlreadyExists = Code.fileAlreadyExists
  /// The format is not known.
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  /// The file is faulty.
  public static let fileFailedToParse = Code.fileFailedToParse
  /// Too many photos are being taken.
  public static let maximumStillImageCaptureRequestsExceeded = Code.maximumStillImageCaptureRequestsExceeded
  /// The content is protected.
  public static let contentIsProtected = Code.contentIsProtected
  /// There is no picture at this time.
  public static let noImageAtTime = Code.noImageAtTime
  /// There is no decoder.
  public static let decoderNotFound = Code.decoderNotFound
  /// There is no encoder.
  public static let encoderNotFound = Code.encoderNotFound
  /// The reader may not play the content.
  public static let contentIsNotAuthorized = Code.contentIsNotAuthorized
  /// The app may not play the content.
  public static let applicationIsNotAuthorized = Code.applicationIsNotAuthorized
  /// The device is for apps in front.
  public static let deviceIsNotAvailableInBackground = Code.deviceIsNotAvailableInBackground
  /// The asset cannot do this.
  public static let operationNotSupportedForAsset = Code.operationNotSupportedForAsset
  /// The decoder is in use.
  public static let decoderTemporarilyUnavailable = Code.decoderTemporarilyUnavailable
  /// The encoder is in use.
  public static let encoderTemporarilyUnavailable = Code.encoderTemporarilyUnavailable
  /// The composition is faulty.
  public static let invalidVideoComposition = Code.invalidVideoComposition
  /// The asset must not refer to another.
  public static let referenceForbiddenByReferencePolicy = Code.referenceForbiddenByReferencePolicy
  /// The file's extension does not fit.
  public static let invalidOutputURLPathExtension = Code.invalidOutputURLPathExtension
  /// The screen cannot be captured.
  public static let screenCaptureFailed = Code.screenCaptureFailed
  /// The display is off.
  public static let displayWasDisabled = Code.displayWasDisabled
  /// The torch cannot be as bright.
  public static let torchLevelUnavailable = Code.torchLevelUnavailable
  /// The work was interrupted.
  public static let operationInterrupted = Code.operationInterrupted
  /// The asset cannot be played here.
  public static let incompatibleAsset = Code.incompatibleAsset
  /// The media cannot be loaded.
  public static let failedToLoadMediaData = Code.failedToLoadMediaData
  /// The server is not set up well.
  public static let serverIncorrectlyConfigured = Code.serverIncorrectlyConfigured
  /// The app may not use the device.
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
}
