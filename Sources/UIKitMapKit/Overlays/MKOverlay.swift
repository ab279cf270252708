public import Foundation

/// A figure on a map.
///
/// ```swift
/// mapView.addOverlay(MKCircle(center: lake, radius: 500))
/// ```
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it on the flat map.
  var boundingMapRect: MKMapRect { get }
  /// Whether it lies in a part of the map.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it hides the map; false by default.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Whether the rectangles meet, by default.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False by default.
  public var canReplaceMapContent: Bool { false }
}

/// Below what a figure lies. Raw values match MapKit's.
public enum MKOverlayLevel: Int, Sendable {
  /// Below names.
  case aboveRoads = 0
  /// Above names.
  case aboveLabels = 1
}

/// A circle on a map.
///
/// ```swift
/// let circle = MKCircle(center: lake, radius: 500)
/// ```
open class MKCircle: MKShape, MKOverlay {
  /// The middle.
  public final let coordinate: CLLocationCoordinate2D
  /// The distance from the middle to the edge, in meters.
  public final let radius: CLLocationDistance
  /// No rectangle: Apple's projection is not documented.
  open var boundingMapRect: MKMapRect { .null }

  /// A circle around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }
}

/// Where a tile of a map lies.
///
/// ```swift
/// let path = MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)
/// ```
public struct MKTileOverlayPath: Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// How near the map is.
  public var z: Int
  /// The pixels of a point.
  public var contentScaleFactor: CGFloat

  /// The first tile.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }
  /// A tile with its place.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Pictures of a server that cover a map. None is loaded.
///
/// ```swift
/// let tiles = MKTileOverlay(urlTemplate: "https://tiles.example.com/{z}/{x}/{y}.png")
/// ```
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}`.
  public final let urlTemplate: String?
  /// The size of a tile; 256 by 256 points by default.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows are counted from below; false by default.
  open var isGeometryFlipped = false
  /// The farthest view that has tiles; 0 by default.
  open var minimumZ = 0
  /// The nearest view that has tiles; 21 by default.
  open var maximumZ = 21
  /// Whether it hides the map; false by default.
  open var canReplaceMapContent = false
  /// The middle of the map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// No rectangle: Apple's projection is not documented.
  open var boundingMapRect: MKMapRect { .null }

  /// Tiles of an address.
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

  /// The address of a tile: the template with the tile's numbers. How a phone writes a scale that is not a whole number is not
  /// documented.
  ///
  /// - Precondition: there is a template, and an address comes of it. A subclass without a template overrides the method.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let scale = Int(exactly: path.contentScaleFactor).map(String.init) ?? "\(path.contentScaleFactor)"
    let numbers = [
      ("{x}", String(path.x)), ("{y}", String(path.y)), ("{z}", String(path.z)), ("{scale}", scale),
    ]
    let text = numbers.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    guard let url = URL(string: text) else {
      preconditionFailure(
        "the template \(urlTemplate ?? "nil") of tiles gives no address: "
          + "give one that does, or override url(forTilePath:)"
      )
    }
    return url
  }
  /// Never answers: no network is asked.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {}
}
