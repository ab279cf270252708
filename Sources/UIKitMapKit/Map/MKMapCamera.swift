public import Foundation

/// From where a map is looked at.
///
/// ```swift
/// mapView.camera = MKMapCamera(lookingAtCenter: lake, fromDistance: 2000, pitch: 45, heading: 0)
/// ```
///
/// Each value is kept as it is set; none follows from another, as no map is drawn.
open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance to that place, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The height above the ground, in meters.
  open var altitude: CLLocationDistance = 0
  /// How far the view leans from straight down, in degrees.
  open var pitch: CGFloat = 0
  /// The direction that is above, in degrees from true north.
  open var heading: CLLocationDirection = 0

  /// A camera without a place.
  public override init() {}
  /// A camera that looks at a place from a distance.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    // Exact on flat ground.
    altitude = distance * cos(Double(pitch) * .pi / 180)
    self.pitch = pitch
    self.heading = heading
  }

  /// A camera with the same values.
  open override func copy() -> Any {
    let copy = MKMapCamera()
    copy.centerCoordinate = centerCoordinate
    copy.centerCoordinateDistance = centerCoordinateDistance
    copy.altitude = altitude
    copy.pitch = pitch
    copy.heading = heading
    return copy
  }
}

extension MKMapView {
  /// How near and how far a camera may go.
  ///
  /// ```swift
  /// mapView.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 50_000)
  /// ```
  open class CameraZoomRange: NSObject {
    /// The shortest distance, in meters; negative for any.
    public final let minCenterCoordinateDistance: CLLocationDistance
    /// The longest distance, in meters; negative for any.
    public final let maxCenterCoordinateDistance: CLLocationDistance

    /// A range with both ends; `nil` if they are the wrong way round.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
    }
    /// A range that only ends near the ground.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: -1)
    }
    /// A range that only ends far from the ground.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: -1, maxCenterCoordinateDistance: maxDistance)
    }
  }

  /// The area in which the middle of a map stays.
  ///
  /// ```swift
  /// mapView.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: city)
  /// ```
  open class CameraBoundary: NSObject {
    /// The area.
    public final let region: MKCoordinateRegion
    /// An area around a place.
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
  }
}
