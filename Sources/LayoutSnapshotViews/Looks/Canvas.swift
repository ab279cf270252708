import Foundation
import LayoutSnapshotGraphics

/// The surface that a view draws on, with coordinates in points from the view's upper left corner.
///
/// ```swift
/// final class Meter: View {
///   override func draw(_ rect: CGRect, on canvas: Canvas) {
///     canvas.fill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height), tintColor)
///   }
/// }
/// ```
///
/// A canvas is valid until the method that received it returns.
public final class Canvas {
  /// What all views have painted so far.
  package private(set) var list: DisplayList
  /// Pixels per point.
  public let scale: CGFloat
  /// The traits of the view that draws.
  public internal(set) var traitCollection: Traits
  /// The edges of the view that draws, in device pixels from the root.
  package internal(set) var edges = PixelEdges(left: 0, top: 0, right: 0, bottom: 0)

  /// The transforms of all views and layers around the current one, combined, in device pixels from the root.
  var transform = CGAffineTransform.identity

  /// The color that all colors are multiplied with, in the copies of a replicator layer.
  var dye: Pixel?
  /// The view that draws, whose tint color counts.
  var view: View?

  /// The context that draws on this canvas, for layers that draw themselves.
  weak var context: CGContext?

  /// Whether the view or layer that is being drawn mixes its drawing with what is below.
  private var mixes = false

  /// What views that are masks have painted, each with its upper left corner at that of the canvas.
  var viewMasks: [ObjectIdentifier: DisplayList] = [:]

  init(width: Int, height: Int, scale: Int, traits: Traits) {
    list = DisplayList(width: width, height: height)
    self.scale = CGFloat(scale)
    traitCollection = traits
  }

  /// The bounds of the view that draws. Their origin is zero.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(edges.width) / scale, height: CGFloat(edges.height) / scale)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, _ color: Color) {
    let (rect, pixel) = (place(rect), pixel(color))
    if !rect.isEmpty, pixel.alpha > 0 { append(.fill(rect, pixel)) }
  }

  /// Fills a rectangle with rounded corners.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat, _ color: Color) {
    let (rect, pixel) = (place(rect), pixel(color))
    guard !rect.isEmpty, pixel.alpha > 0 else { return }
    append(.paint(.rounded(RoundedRect(rect, radius: length(cornerRadius))), .color(pixel)))
  }

  /// Draws the outline of a rectangle with rounded corners, inside the rectangle.
  public func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, lineWidth: CGFloat = 1, _ color: Color) {
    let (rect, pixel) = (place(rect), pixel(color))
    guard !rect.isEmpty, pixel.alpha > 0, lineWidth > 0 else { return }
    append(
      .border(RoundedRect(rect, radius: length(cornerRadius)), width: length(lineWidth), pixel))
  }

  /// Blurs what is already drawn behind a rectangle.
  ///
  /// - Parameter radius: the radius of three box blurs, in points. It is at most 127 pixels.
  func blur(_ rect: CGRect, radius: CGFloat) {
    let rect = place(rect)
    let pixels = radius * scale * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard !rect.isEmpty, pixels >= 0.5 else { return }
    append(
      .blur(
        Backdrop(of: RoundedRect(rect, radius: Fixed(pixels: 0)), radius: Int(min(pixels.rounded(), 127)))))
  }

  /// Clips what a closure draws to a rectangle with rounded corners.
  public func clip(to rect: CGRect, cornerRadius: CGFloat = 0, _ body: () -> Void) {
    let rect = place(rect)
    append(
      .beginClip(cornerRadius > 0 ? .rounded(RoundedRect(rect, radius: length(cornerRadius))) : .rect(rect)))
    body()
    append(.end)
  }
}

extension Canvas {
  /// Begins drawing that is mixed in some way with what the view or layer shows so far.
  func beginBlend(_ mode: BlendMode) {
    mixes = true
    append(.beginBlend(mode))
  }

  /// Draws what a view or layer shows. If something in it is mixed with what is below, all of it lies on a sheet of its own, so
  /// that what is behind the view has no part in that, as in UIKit.
  func keepingMixesInside(_ body: () -> Void) {
    let (outer, first) = (mixes, list.commands.count)
    mixes = false
    body()
    if mixes { list.isolate(from: first) }
    mixes = outer
  }

  /// Adds a command. Its coordinates are device pixels from the root.
  package func append(_ command: DisplayList.Command) { list.append(command) }
  /// Paints a shadow of everything from some command on before it.
  func cast(_ shadow: DropShadow, from first: Int) { list.cast(shadow, from: first) }

  /// A color's bytes under the traits of the view that draws.
  package func pixel(_ color: Color) -> Pixel {
    let pixel = color.pixel(in: traitCollection, tint: view?.tintColor ?? .systemBlue)
    return dye.map(pixel.dyed) ?? pixel
  }

  /// The view's rectangle, on whole pixels.
  package var frame: FixedRect { FixedRect(pixels: edges) }

  /// Converts a rectangle from points of the view to device pixels from the root.
  ///
  /// Edges between pixels are not rounded: the pixels that they cross are drawn partly transparent.
  package func place(_ rect: CGRect) -> FixedRect {
    let (upperLeft, lowerRight) = (
      place(CGPoint(x: rect.minX, y: rect.minY)), place(CGPoint(x: rect.maxX, y: rect.maxY))
    )
    return FixedRect(left: upperLeft.x, top: upperLeft.y, right: lowerRight.x, bottom: lowerRight.y)
  }

  /// Converts a point of the view to device pixels from the root.
  package func place(_ point: CGPoint) -> FixedPoint {
    FixedPoint(
      x: Fixed(rawValue: clamped(point.x * scale * 256 + CGFloat(edges.left) * 256)),
      y: Fixed(rawValue: clamped(point.y * scale * 256 + CGFloat(edges.top) * 256)))
  }

  /// Converts a length from points to device pixels.
  package func length(_ points: CGFloat) -> Fixed { Fixed(rawValue: clamped(points * scale * 256)) }

  /// The nearest integer that a coordinate can hold, with halves rounded up; 0 for NaN.
  private func clamped(_ value: CGFloat) -> Int32 {
    guard value == value else { return 0 }
    return Int32(min(max((value + 0.5).rounded(.down), -0x7FFF_FF00), 0x7FFF_FF00))
  }
}
