public import Foundation

// Foundation lets nobody add kinds of values, so that a place is kept as a point of two numbers and a span as a size.
extension NSValue {
  /// A value with a place.
  ///
  /// ```swift
  /// let value = NSValue(mkCoordinate: lake)
  /// value.mkCoordinateValue.latitude  // the lake's
  /// ```
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(point: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
  }
  /// A value with a span.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(size: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
  }
  /// The place of the value.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    let point = pointValue
    return CLLocationCoordinate2D(latitude: point.x, longitude: point.y)
  }
  /// The span of the value.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    let size = sizeValue
    return MKCoordinateSpan(latitudeDelta: size.width, longitudeDelta: size.height)
  }
}
