import Foundation
import LayoutSnapshotGraphics

/// A layer that draws a path with a fill and a stroke, like Core Animation's `CAShapeLayer`.
open class CAShapeLayer: Layer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// The fill color; black by default, nil for no fill.
  open var fillColor: Color? = .black
  /// The rule that decides what lies inside a path that crosses itself; nonzero by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color; nil, the default, draws no stroke.
  open var strokeColor: Color?
  /// The width of the stroke; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the stroke's ends; butt by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the stroke's corners; miter by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The longest miter, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in turn; nil for a solid stroke.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the dash pattern at which the stroke begins.
  open var lineDashPhase: CGFloat = 0
  /// Where the stroke begins, as a fraction of the path's length; 0 by default.
  open var strokeStart: CGFloat = 0
  /// Where the stroke ends, as a fraction of the path's length; 1 by default.
  open var strokeEnd: CGFloat = 1

  override func drawContent(on canvas: Canvas) {
    guard let path else { return }
    if let fillColor { canvas.fill(path.steps, fillRule == .evenOdd ? .evenOdd : .nonZero, fillColor) }
    if let strokeColor { canvas.stroke(path.steps, stroke, strokeColor) }
  }

  private var stroke: PathStroke {
    PathStroke(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit,
      dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], phase: lineDashPhase,
      start: strokeStart,
      end: strokeEnd)
  }
}

/// The rule that decides what lies inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it, counted with its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if the path surrounds it an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends squarely at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends in a half circle around the end of the path.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke extends squarely beyond the end of the path, by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var value: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var value: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
