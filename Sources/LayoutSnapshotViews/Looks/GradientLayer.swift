import Foundation
import LayoutSnapshotGraphics

/// A layer with a gradient of colors along a line, out from a point or around one, with Core Animation's names.
///
/// ```swift
/// let gradient = GradientLayer()
/// gradient.colors = [Color.systemBlue.cgColor, Color.systemPurple.cgColor]
/// gradient.startPoint = CGPoint(x: 0, y: 0)
/// gradient.endPoint = CGPoint(x: 1, y: 1)
/// ```
open class GradientLayer: Layer {
  /// The colors, from start to end, each a ``Color``. As in Core Animation, the type does not say so.
  open var colors: [Any]?
  /// The position of each color from 0 to 1, in ascending order; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// The place of the first color, as fractions of the layer's size; the center of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last color, as fractions of the layer's size; the center of the bottom edge by default.
  ///
  /// Of a radial gradient it is a corner of the rectangle around the last color's ellipse. In a conic one it lies on the ray
  /// from ``startPoint`` at which the last color meets the first one.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Whether colors change along a line, out from a point or around one.
  open var type = CAGradientLayerType.axial

  override func drawContent(on canvas: Canvas) {
    let colors = (colors ?? []).compactMap { $0 as? Color }
    guard !colors.isEmpty, !canvas.frame.isEmpty else { return }
    func place(_ share: CGPoint) -> FixedPoint {
      canvas.place(CGPoint(x: share.x * canvas.bounds.width, y: share.y * canvas.bounds.height))
    }
    let even = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      let share = min(max(given ?? CGFloat(index) / even, 0), 1)
      return LinearGradient.Stop(position: Int32((share * 65536).rounded()), color: canvas.pixel(color))
    }
    let outline = canvas.outline(of: self)
    switch type {
    case .radial: canvas.append(.paint(outline, .radial(radial(canvas, place(startPoint), stops))))
    case .conic: canvas.append(.paint(outline, .conic(conic(canvas, place(startPoint), stops))))
    default:
      let gradient = LinearGradient(from: place(startPoint), to: place(endPoint), stops: stops)
      canvas.append(.paint(outline, .gradient(gradient)))
    }
  }

  private func radial(
    _ canvas: Canvas, _ center: FixedPoint, _ stops: [LinearGradient.Stop]
  ) -> RadialGradient {
    let (width, height) = (
      (endPoint.x - startPoint.x).magnitude * canvas.bounds.width,
      (endPoint.y - startPoint.y).magnitude * canvas.bounds.height
    )
    let stretch = width > 0 ? min(max(height / width, 1 / 4096), 4096) : 1
    return RadialGradient(
      from: .init(center, radius: canvas.length(0)), to: .init(center, radius: canvas.length(width)),
      stretch: Int64((stretch * 65536).rounded()), stops: stops)
  }

  /// Core Animation's header says that angles grow from the x axis to the y axis, and not in which space: here in that of
  /// the points, whose square is stretched to the layer.
  private func conic(
    _ canvas: Canvas, _ center: FixedPoint, _ stops: [LinearGradient.Stop]
  ) -> ConicGradient {
    let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    // A long vector in the same direction, so that rounding it does not turn it.
    let length = max(x.magnitude, y.magnitude)
    func whole(_ part: CGFloat) -> Int64 {
      let share = part / length
      return share.isFinite ? Int64((share * CGFloat(1 << 30)).rounded()) : 0
    }
    let start = integerTurn(whole(x), whole(y))
    return ConicGradient(
      around: center, width: canvas.length(canvas.bounds.width), height: canvas.length(canvas.bounds.height),
      from: start, stops: stops)
  }
}

/// The kind of a gradient, with Core Animation's name.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that documents store.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colors change along a line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colors change in ellipses around the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colors change around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A view whose background is a gradient.
///
/// ```swift
/// let sky = GradientView(colors: [.systemTeal, .systemBackground])
/// ```
open class GradientView: View {
  /// A view with a gradient from top to bottom.
  public convenience init(colors: [Color]) {
    self.init(frame: .zero)
    gradient.colors = colors
  }

  /// The class of the view's layer: ``GradientLayer``.
  open override class var layerClass: AnyClass { GradientLayer.self }

  /// The view's layer as a gradient layer.
  public final var gradient: GradientLayer {
    guard let gradient = layer as? GradientLayer else {
      preconditionFailure("layerClass of a GradientView has to be a subclass of GradientLayer")
    }
    return gradient
  }
}
