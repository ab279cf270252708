public import Foundation

/// A part of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// Where the top of a device points. No compass says it here; an app's tests can make one by a subclass.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The degrees from true north: negative, as they are not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// How exact the heading is, in degrees: negative, as it is not valid.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The field along the device's width.
  open var x: CLHeadingComponentValue { 0 }
  /// The field along the device's height.
  open var y: CLHeadingComponentValue { 0 }
  /// The field through the device's screen.
  open var z: CLHeadingComponentValue { 0 }
  /// When it was measured: never.
  open var timestamp: Date { .distantPast }
}

/// A stay at a place. No stay is noticed here; an app's tests can make one by a subclass.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When the stay began: unknown.
  open var arrivalDate: Date { .distantPast }
  /// When the stay ended: not yet.
  open var departureDate: Date { .distantFuture }
  /// The place: not valid.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// How exact the place is, in meters: negative, as it is not valid.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
