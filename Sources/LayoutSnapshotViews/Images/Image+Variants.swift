import Foundation

extension Image {
  /// An image that shows several pictures one after the other. A snapshot shows the first.
  ///
  /// - Returns: nil for no pictures.
  public static func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
    guard let first = images.first else { return nil }
    var settings = first.settings
    settings.animation = Animation(images: images, duration: duration)
    return Image(first.content, size: first.size, scale: first.scale, settings)
  }

  /// An image of the pictures with a name and a number behind it, from 0 or 1 on. A snapshot shows the first.
  ///
  /// ```swift
  /// spinner.image = UIImage.animatedImageNamed("wheel", duration: 1)   // wheel0, wheel1 and so on
  /// ```
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> Image? {
    let names = Set(knownNames)
    let start = names.contains(name + "0") ? 0 : 1
    let found = (start...1024).prefix { names.contains("\(name)\($0)") }
    // Asking for the first says what is missing.
    let images = found.isEmpty ? [Image(named: "\(name)1")] : found.map { Image(named: "\(name)\($0)") }
    return animatedImage(with: images.compactMap(\.self), duration: duration)
  }

  /// The pictures of an animated image.
  public final var images: [Image]? { settings.animation?.images }
  /// The seconds that the pictures of an animated image take; 0 for others.
  public final var duration: TimeInterval { settings.animation?.duration ?? 0 }

  /// The same image, of which one column and one row are stretched.
  @available(*, deprecated, message: "Use resizableImage(withCapInsets:resizingMode:)")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    func rest(_ length: CGFloat, _ cap: Int) -> CGFloat { cap == 0 ? 0 : max(0, length - CGFloat(cap) - 1) }
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: rest(size.height, topCapHeight),
        right: rest(size.width, leftCapWidth)), resizingMode: .stretch)
  }
}
