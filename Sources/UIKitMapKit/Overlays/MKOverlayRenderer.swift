public import Foundation
public import LayoutSnapshotViews

/// How much smaller than the flat map a map is shown.
public typealias MKZoomScale = CGFloat

/// Draws a figure on a map. It keeps what the app sets; no map is drawn, so that it is never asked.
///
/// ```swift
/// let renderer = MKOverlayRenderer(overlay: overlay)
/// ```
open class MKOverlayRenderer: NSObject {
  /// The figure.
  public final let overlay: any MKOverlay
  /// How opaque it is; 1 by default.
  open var alpha: CGFloat = 1

  /// A renderer of a figure.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Asked on a phone whether a part can be drawn; true by default.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Called on a phone to draw a part.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Has no effect: it is never drawn.
  open func setNeedsDisplay() {}
  /// Has no effect: it is never drawn.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// Has no effect: it is never drawn.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

/// Draws a figure that has a path.
///
/// ```swift
/// let renderer = MKOverlayPathRenderer(overlay: overlay)
/// renderer.strokeColor = .systemBlue
/// ```
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color inside; none by default.
  open var fillColor: Color?
  /// The color of the line; none by default.
  open var strokeColor: Color?
  /// The width of the line; 0 by default.
  open var lineWidth: CGFloat = 0
  /// How the line turns; round by default.
  open var lineJoin = CGLineJoin.round
  /// How the line ends; round by default.
  open var lineCap = CGLineCap.round
  /// How far sharp turns reach; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Where the dashes begin; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps; none by default.
  open var lineDashPattern: [NSNumber]?
  /// Whether the line is drawn as pixels; false by default.
  open var shouldRasterize = false
  /// The path; none until the app has made one.
  open var path: CGPath!

  /// Called on a phone to make the path.
  open func createPath() {}
  /// Forgets the path.
  open func invalidatePath() { path = nil }
}

/// Draws a line.
///
/// ```swift
/// let renderer = MKPolylineRenderer(polyline: way)
/// renderer.lineWidth = 4
/// ```
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { figure() }
  /// Where the visible part begins; 0 by default.
  open var strokeStart: CGFloat = 0
  /// Where the visible part ends; 1 by default.
  open var strokeEnd: CGFloat = 1

  /// A renderer of a figure, which must be a line.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area.
///
/// ```swift
/// let renderer = MKPolygonRenderer(polygon: park)
/// renderer.fillColor = .systemGreen
/// ```
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { figure() }

  /// A renderer of a figure, which must be an area.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle.
///
/// ```swift
/// let renderer = MKCircleRenderer(circle: circle)
/// renderer.strokeColor = .systemRed
/// ```
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { figure() }

  /// A renderer of a figure, which must be a circle.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws the tiles of a server.
///
/// ```swift
/// let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
/// ```
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// A renderer of a figure, which must be tiles.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of tiles.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Has no effect: no tile is loaded.
  open func reloadData() {}
}

extension MKOverlayRenderer {
  /// The figure as what its renderer draws.
  fileprivate func figure<Figure>() -> Figure {
    guard let figure = overlay as? Figure else {
      preconditionFailure("\(type(of: self)) was made for \(type(of: overlay)), which is no \(Figure.self)")
    }
    return figure
  }
}
