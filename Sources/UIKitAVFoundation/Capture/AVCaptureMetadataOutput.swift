public import Dispatch
public import Foundation

/// Something that was recognized, like AVFoundation's `AVMetadataObject`. There is none.
///
/// ```swift
/// let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject
/// ```
open class AVMetadataObject: NSObject {
  private init(_ nothing: Never) { switch nothing {} }
  /// What kind it is.
  public final let type: ObjectType
  /// Where it is, in parts of the picture.
  public final let bounds: CGRect
  /// When it was seen.
  public final let time: CMTime
  /// How long it was seen.
  public final let duration: CMTime

  /// A kind of what is recognized. Raw values match AVFoundation's.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// A person.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// What stands out.
    public static let salientObject = ObjectType(rawValue: "salientObject")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Codabar code.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code 39 with a check.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// An EAN-13 code.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// An EAN-8 code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An interleaved code of two in five.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// An ITF14 code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code of GS1 DataBar.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// A Micro PDF417 code.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// A Micro QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A UPC-E code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
  }
}

/// A code that was recognized, like AVFoundation's `AVMetadataMachineReadableCodeObject`. There is none.
///
/// ```swift
/// let text = code.stringValue
/// ```
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What is written in it.
  open var stringValue: String? { nil }
  /// Where its corners are.
  open var corners: [CGPoint] { [] }
}

/// A face that was recognized, like AVFoundation's `AVMetadataFaceObject`. There is none.
///
/// ```swift
/// let faces = metadataObjects.compactMap { $0 as? AVMetadataFaceObject }
/// ```
open class AVMetadataFaceObject: AVMetadataObject {
  /// Which face it is.
  open var faceID: Int { 0 }
}

/// Recognizes codes and faces, like AVFoundation's `AVCaptureMetadataOutput`. Nothing is seen.
///
/// ```swift
/// let output = AVCaptureMetadataOutput()
/// session.addOutput(output)
/// output.setMetadataObjectsDelegate(self, queue: .main)
/// output.metadataObjectTypes = [.qr]
/// ```
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// An output.
  public override init() {}
  /// Who is told what is recognized. Only tests call it.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where the delegate would be called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// What is to be recognized.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What can be recognized: nothing, as there is no camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where in the picture to look; everywhere by default.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Keeps who is told, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Who is told what is recognized, like AVFoundation's delegate. Only tests call it.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called on a device with what is recognized.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing by default.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
