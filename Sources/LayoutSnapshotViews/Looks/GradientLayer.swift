import Foundation
import LayoutSnapshotGraphics

/// A layer of colours that change along a line, with Core Animation's names.
///
/// ```swift
/// let gradient = GradientLayer()
/// gradient.colors = [Color.systemBlue.cgColor, Color.systemPurple.cgColor]
/// gradient.startPoint = CGPoint(x: 0, y: 0)
/// gradient.endPoint = CGPoint(x: 1, y: 1)
/// ```
open class GradientLayer: Layer {
  /// The colours from start to end.
  open var colors: [Color]?
  /// Where each of them stands, from 0 to 1, in ascending order; evenly spread without.
  open var locations: [NSNumber]?
  /// Where the first colour stands, as a share of the extent: the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands: the middle of the bottom by default.
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
  /// Shows the colours from top to bottom.
  public convenience init(colors: [Color]) {
    self.init(frame: .zero)
    gradient.colors = colors
  }

  /// The class of the view's layer.
  open override class var layerClass: AnyClass { GradientLayer.self }

  /// The view's layer.
  public final var gradient: GradientLayer {
    guard let gradient = layer as? GradientLayer else {
      preconditionFailure("layerClass of a GradientView has to be a subclass of GradientLayer")
    }
    return gradient
  }
}
