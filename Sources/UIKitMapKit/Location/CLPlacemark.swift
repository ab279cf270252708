public import Foundation

/// A place with its address. No address is found here; an app makes one by `MKPlacemark` or a subclass.
///
/// ```swift
/// let copy = CLPlacemark(placemark: other)
/// ```
open class CLPlacemark: NSObject, @unchecked Sendable {
  private struct Facts {
    var location: CLLocation?
    var region: CLRegion?
    var timeZone: TimeZone?
    var name: String?
    var thoroughfare: String?
    var subThoroughfare: String?
    var locality: String?
    var subLocality: String?
    var administrativeArea: String?
    var subAdministrativeArea: String?
    var postalCode: String?
    var isoCountryCode: String?
    var country: String?
    var inlandWater: String?
    var ocean: String?
    var areasOfInterest: [String]?
  }
  private let facts: Facts

  init(location: CLLocation?) { facts = Facts(location: location) }

  /// A place with the address of another one.
  public init(placemark: CLPlacemark) {
    facts = Facts(
      location: placemark.location, region: placemark.region, timeZone: placemark.timeZone,
      name: placemark.name,
      thoroughfare: placemark.thoroughfare, subThoroughfare: placemark.subThoroughfare,
      locality: placemark.locality,
      subLocality: placemark.subLocality, administrativeArea: placemark.administrativeArea,
      subAdministrativeArea: placemark.subAdministrativeArea, postalCode: placemark.postalCode,
      isoCountryCode: placemark.isoCountryCode, country: placemark.country,
      inlandWater: placemark.inlandWater,
      ocean: placemark.ocean, areasOfInterest: placemark.areasOfInterest)
  }

  /// Where it is.
  open var location: CLLocation? { facts.location }
  /// The area that it covers.
  open var region: CLRegion? { facts.region }
  /// The time zone.
  open var timeZone: TimeZone? { facts.timeZone }
  /// What it is called.
  open var name: String? { facts.name }
  /// The street.
  open var thoroughfare: String? { facts.thoroughfare }
  /// The number in the street.
  open var subThoroughfare: String? { facts.subThoroughfare }
  /// The city.
  open var locality: String? { facts.locality }
  /// The part of the city.
  open var subLocality: String? { facts.subLocality }
  /// The state.
  open var administrativeArea: String? { facts.administrativeArea }
  /// The county.
  open var subAdministrativeArea: String? { facts.subAdministrativeArea }
  /// The postal code.
  open var postalCode: String? { facts.postalCode }
  /// The two letters of the country.
  open var isoCountryCode: String? { facts.isoCountryCode }
  /// The country.
  open var country: String? { facts.country }
  /// The lake or river.
  open var inlandWater: String? { facts.inlandWater }
  /// The ocean.
  open var ocean: String? { facts.ocean }
  /// What is to be seen there.
  open var areasOfInterest: [String]? { facts.areasOfInterest }

  /// The place itself, which never changes.
  open override func copy() -> Any { self }
}
