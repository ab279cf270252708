import Foundation

extension CGContext {
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Clips what is drawn next to what lies in any of some rectangles.
  public func clip(to rects: [CGRect]) {
    var steps = PathSteps()
    for rect in rects { steps.rect(rect.standardized) }
    clip(steps, evenOdd: false)
  }
  /// Sets the color for filling to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(Color(white: gray, alpha: alpha)) }
  /// Sets the color for stroking to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(Color(white: gray, alpha: alpha))
  }
  /// Has no effect: all colors are in sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: all colors are in sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: curves are exact.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Draws an image in a rectangle. As in UIKit, it stands on its head unless the context is turned over.
  ///
  /// ```swift
  /// context.translateBy(x: 0, y: bounds.height)
  /// context.scaleBy(x: 1, y: -1)
  /// context.draw(photo.cgImage!, in: bounds)
  /// ```
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let over = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    guard byTiling else { return drawTransformed(image.image(scale: 1), in: rect, by: over) }
    guard rect.width > 0, rect.height > 0 else { return }
    for tile in tiles(of: rect) {
      drawTransformed(
        image.image(scale: 1), in: tile,
        by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: tile.minY + tile.maxY))
    }
  }

  /// The places of a tile and its copies within the reach of the canvas.
  private func tiles(of rect: CGRect) -> [CGRect] {
    guard let reach = reach(from: rect.origin) else { return [] }
    let (columns, rows) = (
      Int(min((reach / rect.width).rounded(.up), 1024)), Int(min((reach / rect.height).rounded(.up), 1024))
    )
    return (-rows...rows).flatMap { row in
      (-columns...columns).map { column in
        rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
      }
    }
  }
}

/// How pixels between those of an image are found. Raw values match Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable, CaseIterable {
  /// As the context does.
  case `default` = 0
  /// From the nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Between fast and smooth.
  case medium = 4
  /// Smooth.
  case high = 3
}

/// Clips what is drawn next in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CurrentContext.value?.clip(to: rect) }

extension CGGradient {
  /// Colors of red, green, blue and alpha, or of white and alpha, at locations from 0 to 1.
  ///
  /// - Returns: nil for fewer components than the colors need.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    guard count > 0, components.count >= 4 * count else { return nil }
    let colors = (0..<count).map { index in
      Color(
        red: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
        alpha: components[4 * index + 3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
