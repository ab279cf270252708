import Foundation
import LayoutSnapshotGraphics

/// The pixels of an image, like Core Graphics' `CGImage`: what a layer takes as its contents.
///
/// ```swift
/// layer.contents = UIImage(named: "Badge")?.cgImage
/// ```
public final class CGImage: Sendable {
  private let whole: Image
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  fileprivate init(_ image: Image) {
    func pixels(_ points: CGFloat) -> Int { Int(min(max((points * image.scale).rounded(), 0), 65535)) }
    // A turned image has the pixels of one that is not.
    let size = image.imageOrientation.size(of: image.size)
    (whole, width, height) = (image.stored, pixels(size.width), pixels(size.height))
  }

  /// The image with a number of pixels in each point, in its own colors.
  func image(scale: CGFloat) -> Image {
    let scale = scale > 0 ? scale : 1
    return Image(
      whole.content, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale),
      scale: scale)
  }
}

extension Image {
  /// The image's pixels, which know neither a size in points nor a tint; nil for an image without pixels.
  public final var cgImage: CGImage? {
    if case .nothing = content { nil } else { CGImage(self) }
  }

  /// An image of pixels, with one pixel in each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// An image of pixels, with a number of pixels in each point, turned and mirrored.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image(scale: scale)
    var settings = Settings()
    settings.orientation = orientation
    self.init(image.content, size: orientation.size(of: image.size), scale: image.scale, settings)
  }

  /// How the pixels of the image are turned and mirrored when it is shown.
  public final var imageOrientation: Orientation {
    guard let shown = currentVariant else { return settings.orientation }
    return shown.settings.orientation.then(settings.orientation)
  }

  /// What an image of a catalog shows now.
  private final var currentVariant: Image? {
    if case .asset(let asset) = content { asset.image(for: .current) } else { nil }
  }

  /// The image whose content are the pixels as they are stored. A photo of a catalog is turned when it is drawn.
  fileprivate final var stored: Image {
    guard let shown = currentVariant, shown.settings.orientation != .up else { return self }
    return shown
  }
}

extension CGImage {
  /// The part of the image in a rectangle of pixels; nil if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral
      .intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard !part.isEmpty else { return nil }
    return Image.drawn(size: part.size, scale: 1) { context in
      context.clip(to: CGRect(origin: .zero, size: part.size))
      context.draw(
        image(scale: 1),
        in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
    }.cgImage
  }

  /// The part of the image in a rectangle of fractions of its size.
  func part(_ share: CGRect) -> CGImage? {
    if share == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
    let (width, height) = (CGFloat(width), CGFloat(height))
    return cropping(
      to: CGRect(
        x: share.minX * width, y: share.minY * height, width: share.width * width,
        height: share.height * height))
  }
}
