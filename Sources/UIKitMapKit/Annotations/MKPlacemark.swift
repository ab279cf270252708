/// A place with its address on a map.
///
/// ```swift
/// let item = MKMapItem(placemark: MKPlacemark(coordinate: lake))
/// ```
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// The address in one line: none, as no address is found.
  open var title: String? { nil }
  /// The second line: none.
  open var subtitle: String? { nil }
  /// The two letters of the country.
  open var countryCode: String? { isoCountryCode }

  /// A place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// A place without an address. Only `nil` can be given: how Apple reads and writes an address is not documented.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: Never?) {
    self.init(coordinate: coordinate)
  }
  /// A place with the address of another one.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}
