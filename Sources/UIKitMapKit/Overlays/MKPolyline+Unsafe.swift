public import Foundation

/// A figure of several places on a map.
open class MKMultiPoint: MKShape {
  private let coordinates: [CLLocationCoordinate2D]
  /// How many places it has.
  open var pointCount: Int { coordinates.count }

  init(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) {
    self.coordinates = unsafe Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
  }

  /// Gives the places of a range.
  ///
  /// - Precondition: the range lies within the places, and there is room for them.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in range.location..<range.location + range.length {
      unsafe coords[index - range.location] = coordinates[index]
    }
  }
}

/// A line through places on a map.
///
/// ```swift
/// let way = MKPolyline(coordinates: places, count: places.count)
/// ```
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// A place on it: not valid, as Apple does not say which it is.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// No rectangle: Apple's projection is not documented.
  open var boundingMapRect: MKMapRect { .null }

  /// A line through places.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    unsafe super.init(coords, count)
  }
}

/// The shortest line on the globe through places.
///
/// ```swift
/// let flight = MKGeodesicPolyline(coordinates: places, count: places.count)
/// ```
open class MKGeodesicPolyline: MKPolyline {}

/// An area between places on a map.
///
/// ```swift
/// let park = MKPolygon(coordinates: corners, count: corners.count)
/// ```
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// A place in it: not valid, as Apple does not say which it is.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// No rectangle: Apple's projection is not documented.
  open var boundingMapRect: MKMapRect { .null }
  /// The holes.
  public final let interiorPolygons: [MKPolygon]?

  /// An area between corners.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    unsafe self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  /// An area between corners with holes.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    unsafe super.init(coords, count)
  }
}
