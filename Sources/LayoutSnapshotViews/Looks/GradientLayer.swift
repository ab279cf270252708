import Foundation
import LayoutSnapshotGraphics

/// A layer with a gradient of colors along a line, with Core Animation's names.
///
/// ```swift
/// let gradient = GradientLayer()
/// gradient.colors = [Color.systemBlue.cgColor, Color.systemPurple.cgColor]
/// gradient.startPoint = CGPoint(x: 0, y: 0)
/// gradient.endPoint = CGPoint(x: 1, y: 1)
/// ```
open class GradientLayer: Layer {
  /// The colors, from start to end.
  open var colors: [Color]?
  /// The position of each color from 0 to 1, in ascending order; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// The place of the first color, as fractions of the layer's size; the center of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last color, as fractions of the layer's size; the center of the bottom edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override func drawContent(on canvas: Canvas) {
    guard let colors, !colors.isEmpty, !canvas.frame.isEmpty else { return }
    func place(_ share: CGPoint) -> FixedPoint {
      canvas.place(CGPoint(x: share.x * canvas.bounds.width, y: share.y * canvas.bounds.height))
    }
    let even = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      let share = min(max(given ?? CGFloat(index) / even, 0), 1)
      return LinearGradient.Stop(position: Int32((share * 65536).rounded()), color: canvas.pixel(color))
    }
    let gradient = LinearGradient(from: place(startPoint), to: place(endPoint), stops: stops)
    canvas.append(.paint(canvas.outline(of: self), .gradient(gradient)))
  }
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
