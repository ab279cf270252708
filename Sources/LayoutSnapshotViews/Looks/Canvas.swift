import Foundation
import LayoutSnapshotGraphics

/// Where a view draws itself, in points from its upper left corner.
///
/// ```swift
/// final class Meter: View {
///   override func draw(_ rect: CGRect, on canvas: Canvas) {
///     canvas.fill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height), tintColor)
///   }
/// }
/// ```
///
/// A canvas is of use until the method that got it returns.
public final class Canvas {
  /// What is painted, by all views so far.
  package private(set) var list: DisplayList
  /// Pixels a point.
  public let scale: CGFloat
  /// What surrounds the view that draws.
  public internal(set) var traitCollection: Traits
  /// Where the view that draws lies, in device pixels from the root.
  package internal(set) var edges = PixelEdges(left: 0, top: 0, right: 0, bottom: 0)

  /// How what is drawn now is turned, scaled and slanted by all around it, in device pixels from the root.
  var transform = CGAffineTransform.identity

  init(width: Int, height: Int, scale: Int, traits: Traits) {
    list = DisplayList(width: width, height: height)
    self.scale = CGFloat(scale)
    traitCollection = traits
  }

  /// The extent of the view that draws, from the origin.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(edges.width) / scale, height: CGFloat(edges.height) / scale)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, _ color: Color) {
    let (rect, pixel) = (place(rect), pixel(color))
    if !rect.isEmpty, pixel.alpha > 0 { append(.fill(rect, pixel)) }
  }

  /// Fills a rectangle with round corners.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat, _ color: Color) {
    let (rect, pixel) = (place(rect), pixel(color))
    guard !rect.isEmpty, pixel.alpha > 0 else { return }
    append(.paint(.rounded(RoundedRect(rect, radius: length(cornerRadius))), .color(pixel)))
  }

  /// Draws the outline of a rectangle with round corners, inside it.
  public func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, lineWidth: CGFloat = 1, _ color: Color) {
    let (rect, pixel) = (place(rect), pixel(color))
    guard !rect.isEmpty, pixel.alpha > 0, lineWidth > 0 else { return }
    append(
      .border(RoundedRect(rect, radius: length(cornerRadius)), width: length(lineWidth), pixel))
  }

  /// Lets what a closure draws show only inside a rectangle with round corners.
  public func clip(to rect: CGRect, cornerRadius: CGFloat = 0, _ body: () -> Void) {
    let rect = place(rect)
    append(
      .beginClip(cornerRadius > 0 ? .rounded(RoundedRect(rect, radius: length(cornerRadius))) : .rect(rect)))
    body()
    append(.end)
  }
}

extension Canvas {
  /// Adds a command, whose coordinates are device pixels from the root.
  package func append(_ command: DisplayList.Command) { list.append(command) }

  /// A colour's bytes for the view that draws.
  package func pixel(_ color: Color) -> Pixel { color.pixel(in: traitCollection) }

  /// The view's rectangle, on whole pixels.
  package var frame: FixedRect { FixedRect(pixels: edges) }

  /// A rectangle in points of the view, in device pixels from the root.
  ///
  /// Edges that fall between pixels stay there and are drawn half transparent.
  package func place(_ rect: CGRect) -> FixedRect {
    let (upperLeft, lowerRight) = (
      place(CGPoint(x: rect.minX, y: rect.minY)), place(CGPoint(x: rect.maxX, y: rect.maxY))
    )
    return FixedRect(left: upperLeft.x, top: upperLeft.y, right: lowerRight.x, bottom: lowerRight.y)
  }

  /// A point of the view, in device pixels from the root.
  package func place(_ point: CGPoint) -> FixedPoint {
    FixedPoint(
      x: Fixed(rawValue: clamped(point.x * scale * 256 + CGFloat(edges.left) * 256)),
      y: Fixed(rawValue: clamped(point.y * scale * 256 + CGFloat(edges.top) * 256)))
  }

  /// A length in points, in device pixels.
  package func length(_ points: CGFloat) -> Fixed { Fixed(rawValue: clamped(points * scale * 256)) }

  /// The nearest whole number, half up, that a coordinate can hold; not a number is 0.
  private func clamped(_ value: CGFloat) -> Int32 {
    guard value == value else { return 0 }
    return Int32(min(max((value + 0.5).rounded(.down), -0x7FFF_FF00), 0x7FFF_FF00))
  }
}
