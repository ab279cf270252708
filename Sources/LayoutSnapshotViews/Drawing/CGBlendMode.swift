import Foundation
import LayoutSnapshotGraphics

/// How drawing is mixed with what is below it. Raw values match Core Graphics'.
///
/// ```swift
/// context.setBlendMode(.multiply)
/// context.fill(bounds)
/// ```
///
/// Only modes that whole numbers give exactly have a case. In a view what is below is the view's own drawing and its
/// background.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// Drawing covers what is below.
  case normal = 0
  /// Colors are multiplied, which makes them darker.
  case multiply = 1
  /// The inverse colors are multiplied, which makes them lighter.
  case screen = 2
  /// Multiplies dark colors below and screens light ones.
  case overlay = 3
  /// The darker of both, for each channel.
  case darken = 4
  /// The lighter of both, for each channel.
  case lighten = 5
  /// Multiplies where the drawing is dark and screens where it is light.
  case hardLight = 9
  /// The difference of both, for each channel.
  case difference = 10
  /// A difference with less contrast.
  case exclusion = 11
  /// Nothing: what is drawn makes a hole.
  case clear = 16
  /// The drawing alone, also where it is translucent.
  case copy = 17
  /// The drawing where something is below.
  case sourceIn = 18
  /// The drawing where nothing is below.
  case sourceOut = 19
  /// The drawing over what is below, where something is.
  case sourceAtop = 20
  /// What is below over the drawing.
  case destinationOver = 21
  /// What is below where the drawing is.
  case destinationIn = 22
  /// What is below where the drawing is not.
  case destinationOut = 23
  /// What is below over the drawing, where that is.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27

  var exact: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}

/// The shadow that a context gives to what it draws, in points.
struct ContextShadow {
  let offset: CGSize
  let blur: CGFloat
  let color: Color

  /// What to paint it by; nil if it cannot be seen.
  func command(on canvas: Canvas) -> DropShadow? {
    let pixel = canvas.pixel(color)
    guard pixel.alpha > 0 else { return nil }
    // A blur of Core Graphics is twice the standard deviation.
    return DropShadow(
      offset: FixedPoint(x: canvas.length(offset.width), y: canvas.length(offset.height)),
      radius: canvas.length(blur / 2), color: pixel)
  }
}

extension Image {
  /// Draws the image in a rectangle of the current context, in a blend mode and with an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CurrentContext.value?.with(blendMode, alpha: alpha) { $0.draw(self, in: rect) }
  }
  /// Draws the image at a point of the current context, at its own size, in a blend mode and with an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension BezierPath {
  /// Fills the path in the current context, in a blend mode and with an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CurrentContext.value?.with(blendMode, alpha: alpha) { $0.fill(steps, evenOdd: usesEvenOddFillRule) }
  }
  /// Strokes the path in the current context, in a blend mode and with an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CurrentContext.value?.with(blendMode, alpha: alpha) { $0.stroke(steps, line) }
  }
}

/// Fills a rectangle in the current context, in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CurrentContext.value?.with(blendMode, alpha: 1) { $0.fill(rect) }
}
