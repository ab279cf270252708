/// A part of sound or a picture that was captured, like Core Media's `CMSampleBuffer`. There is none.
///
/// ```swift
/// guard let picture = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
/// ```
public final class CMSampleBuffer: @unchecked Sendable {
  private init(_ nothing: Never) { switch nothing {} }
  /// The picture.
  public let imageBuffer: CVImageBuffer?
  /// When it was captured.
  public let presentationTimeStamp: CMTime
  /// How it is stored.
  public let formatDescription: CMFormatDescription?
  /// Whether it can be read.
  public let isValid: Bool
}

/// How media is stored, like Core Media's `CMFormatDescription`. There is none.
///
/// ```swift
/// let size = CMVideoFormatDescriptionGetDimensions(description)
/// ```
public final class CMFormatDescription: @unchecked Sendable {
  let dimensions: CMVideoDimensions
  let mediaSubType: FourCharCode
  private init(_ nothing: Never) { switch nothing {} }
}

/// How pictures are stored.
public typealias CMVideoFormatDescription = CMFormatDescription
/// How sound is stored.
public typealias CMAudioFormatDescription = CMFormatDescription

/// A picture in memory, like Core Video's. There is none.
///
/// ```swift
/// let width = CVPixelBufferGetWidth(picture)
/// ```
public final class CVBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let pixelFormat: OSType
  private init(_ nothing: Never) { switch nothing {} }
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture of pixels in memory.
public typealias CVPixelBuffer = CVBuffer

/// The size of a picture in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// How wide it is.
  public var width: Int32
  /// How high it is.
  public var height: Int32
  /// A size of nothing.
  public init() { self.init(width: 0, height: 0) }
  /// A size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The picture of a buffer.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// How a buffer is stored.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
/// When a buffer was captured.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
/// Whether a buffer can be read.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Whether all of a buffer is there.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// The size of pictures.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{
  videoDesc.dimensions
}
/// What identifies how media is stored.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType
}

/// How a picture is locked. The bits are Core Video's.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Flags of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The pixels are only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// What a function of Core Video says about how it went.
public typealias CVReturn = Int32
/// It went well.
public let kCVReturnSuccess: CVReturn = 0

/// The width of a picture.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// The height of a picture.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// The bytes of a row of a picture.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// How the pixels of a picture are stored.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.pixelFormat
}
/// Keeps the pixels of a picture where they are. There is no picture to give.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Lets the pixels go. There is no picture to give.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// How pixels are stored, in settings.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// How wide pictures are, in settings.
public let kCVPixelBufferWidthKey = "Width"
/// How high pictures are, in settings.
public let kCVPixelBufferHeightKey = "Height"
/// Blue, green, red and opacity in a byte each.
public let kCVPixelFormatType_32BGRA: OSType = fourCharacterCode("BGRA")
/// Brightness and colors apart, of all values.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = fourCharacterCode("420f")
/// Brightness and colors apart, of the values of films.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = fourCharacterCode("420v")
