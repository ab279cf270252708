import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotSupport

/// What a pixel says of its opacity. Raw values match Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable, CaseIterable {
  /// Nothing: it is opaque.
  case none = 0
  /// It comes last, and the colors contain it.
  case premultipliedLast = 1
  /// It comes first, and the colors contain it.
  case premultipliedFirst = 2
  /// It comes last.
  case last = 3
  /// It comes first.
  case first = 4
  /// Nothing, in its last byte.
  case noneSkipLast = 5
  /// Nothing, in its first byte.
  case noneSkipFirst = 6
  /// Nothing else.
  case alphaOnly = 7
}

/// How the bytes of a pixel are ordered. The bits are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// An order of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The usual order.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// The last byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGContext {
  /// A context that draws an image of pixels, whose y axis points up. It is stored as vectors.
  ///
  /// ```swift
  /// let context = CGContext(
  ///   data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
  ///   bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  /// context?.draw(photo, in: CGRect(x: 0, y: 0, width: 40, height: 40))
  /// let small = context?.makeImage()
  /// ```
  ///
  /// There are no bytes, so it takes no memory of the caller's.
  ///
  /// - Returns: nil for grays and for opacities alone, which the message says, and for no pixels.
  public convenience init?(
    data: Never?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard (1...16384).contains(width), (1...16384).contains(height) else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    guard space.model == .rgb, alpha != .alphaOnly else {
      AbsentNames.shared.note(.look, "A CGContext of grays or opacities alone is not there; it is nil.")
      return nil
    }
    let canvas = Canvas(width: width, height: height, scale: 1, traits: .current)
    canvas.edges = PixelEdges(left: 0, top: 0, right: width, bottom: height)
    self.init(
      canvas, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), drawsImage: true)
    if [.none, .noneSkipLast, .noneSkipFirst].contains(alpha) { fillBlack(size) }
  }

  /// What was drawn so far as an image; nil while a view draws.
  public func makeImage() -> CGImage? {
    guard drawsImage else { return nil }
    let list = list
    return Image(list.commands.isEmpty ? .nothing : .drawing(list), size: size, scale: scale).cgImage
  }

  /// The width in pixels.
  public var width: Int { Int(size.width * scale) }
  /// The height in pixels.
  public var height: Int { Int(size.height * scale) }

  /// Makes everything black before code draws an opaque image.
  func fillBlack(_ size: CGSize) {
    saveGState()
    setFillColor(Color.black)
    fill(CGRect(origin: .zero, size: size))
    restoreGState()
  }
}

extension CGImage {
  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// The space of the colors, which is sRGB.
  public var colorSpace: CGColorSpace? { .rgb }
  /// What a pixel says of its opacity.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the bytes of a pixel are ordered.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The image itself, which never changes.
  public func copy() -> CGImage? { self }
}
