import Foundation
import LayoutSnapshotGraphics

/// A layer that fills a path and draws along it, as Core Animation's `CAShapeLayer`.
open class CAShapeLayer: Layer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// What it is filled with; black until you say otherwise.
  open var fillColor: Color? = .black
  /// What lies inside outlines that cross.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// What is drawn along it; nothing until you say so.
  open var strokeColor: Color?
  /// How wide the line is.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How long a point may be, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// How the line is interrupted: lengths of lines and gaps, in turn.
  open var lineDashPattern: [NSNumber]?
  /// How far into that pattern the line begins.
  open var lineDashPhase: CGFloat = 0
  /// Where the line begins, as a share of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a share of its length.
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

/// What lies inside outlines that cross.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Non zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Even odd.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Butt.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var value: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How a shape's line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: String
  /// A value by its number or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Miter.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Bevel.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var value: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
