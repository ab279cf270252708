import Foundation
import LayoutSnapshotGraphics

/// Colors along a line or between circles, with Core Graphics' name.
///
/// ```swift
/// let colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor] as CFArray
/// let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
/// context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
/// ```
public final class CGGradient: Sendable {
  let stops: [(location: CGFloat, color: Color)]

  /// Colors at locations from 0 to 1, or at equal distances.
  ///
  /// - Returns: nil for what are not colors, for no colors, or for fewer locations than colors.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? Color }
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      (min(max(locations?[index] ?? CGFloat(index) / last, 0), 1), color)
    }
  }
}

/// Foundation has no `CFArray` here; code that casts to it gets an array.
public typealias CFArray = [Any]

/// How far a gradient reaches. Raw values match Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient along a line, across everything that is not clipped.
  ///
  /// Without options nothing is drawn before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, let reach = reach(from: start) else { return }
    let (x, y) = (dx / length * (reach + length), dy / length * (reach + length))
    let before = options.contains(.drawsBeforeStartLocation) ? CGPoint(x: start.x - x, y: start.y - y) : start
    let after = options.contains(.drawsAfterEndLocation) ? CGPoint(x: end.x + x, y: end.y + y) : end
    var steps = PathSteps()
    steps.move(to: CGPoint(x: before.x - y, y: before.y + x))
    steps.line(to: CGPoint(x: before.x + y, y: before.y - x))
    steps.line(to: CGPoint(x: after.x + y, y: after.y - x))
    steps.line(to: CGPoint(x: after.x - y, y: after.y + x))
    steps.close()
    paint(steps, gradient) { canvas, stops in
      .gradient(LinearGradient(from: canvas.place(start), to: canvas.place(end), stops: stops))
    }
  }

  /// Draws a gradient from one circle to another, across everything that is not clipped.
  ///
  /// Without options nothing is drawn before the first circle and after the last one: where one holds the other, inside
  /// the inner and outside of the outer one.
  ///
  /// ```swift
  /// context.drawRadialGradient(
  ///   gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 40, options: [])
  /// ```
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, let reach = reach(from: startCenter) else { return }
    let (dx, dy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    // The edges of circles that lie in each other are smooth: they are edges of a shape.
    let areNested = (dx * dx + dy * dy).squareRoot() <= (endRadius - startRadius).magnitude
    var steps = PathSteps()
    func add(_ center: CGPoint, _ radius: CGFloat) {
      steps.ellipse(
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let everything = CGRect(
      x: startCenter.x - reach, y: startCenter.y - reach, width: 2 * reach, height: 2 * reach)
    if areNested {
      let (isOuterDrawn, isInnerDrawn) = endRadius >= startRadius ? (after, before) : (before, after)
      let (start, end) = ((startCenter, startRadius), (endCenter, endRadius))
      let (outer, inner) = endRadius >= startRadius ? (end, start) : (start, end)
      if isOuterDrawn { steps.rect(everything) } else { add(outer.0, outer.1) }
      if !isInnerDrawn { add(inner.0, inner.1) }
    } else {
      steps.rect(everything)
    }
    paint(steps, evenOdd: true, gradient) { canvas, stops in
      .radial(
        RadialGradient(
          from: .init(canvas.place(startCenter), radius: canvas.length(startRadius)),
          to: .init(canvas.place(endCenter), radius: canvas.length(endRadius)), stops: stops,
          extendsStart: before || areNested, extendsEnd: after || areNested))
    }
  }
}
