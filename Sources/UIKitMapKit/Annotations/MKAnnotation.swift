public import Foundation

/// A place on a map with words. An app's classes have a coordinate, and a title and a subtitle if they like.
///
/// ```swift
/// final class Capital: NSObject, MKAnnotation {
///   let coordinate = CLLocationCoordinate2D(latitude: 48.9, longitude: 2.4)
///   let title: String? = "Paris"
/// }
/// ```
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line; `nil` by default.
  @_disfavoredOverload var title: String? { get }
  /// The second line; `nil` by default.
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  /// No line by default.
  @_disfavoredOverload public var title: String? { nil }
  /// No line by default.
  @_disfavoredOverload public var subtitle: String? { nil }

  fileprivate var firstLine: String? { title }
  fileprivate var secondLine: String? { subtitle }
}

// What Swift sees on a phone in place of a line that a class need not have. The preferred overload, so that code such as
// `annotation.title!!` means the same here.
extension NSObjectProtocol where Self: MKAnnotation {
  /// The first line of an annotation whose class is not known.
  public var title: String?? { .some(firstLine) }
  /// The second line of an annotation whose class is not known.
  public var subtitle: String?? { .some(secondLine) }
}

/// A place or a figure on a map.
open class MKShape: NSObject {
  /// The first line.
  open var title: String?
  /// The second line.
  open var subtitle: String?

  override init() {}
}

/// A place on a map with words.
///
/// ```swift
/// let pin = MKPointAnnotation()
/// pin.coordinate = lake
/// pin.title = "Lindau"
/// mapView.addAnnotation(pin)
/// ```
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()

  /// A place without words at the equator and the zero meridian.
  public override init() {}
  /// A place without words.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: nil, subtitle: nil)
  }
  /// A place with words.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the user is on a map: unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The first line.
  open var title: String?
  /// The second line.
  open var subtitle: String?
  /// The place: not valid, as no sensor says it.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// Where the device is: unknown.
  open var location: CLLocation? { nil }
  /// Where the device points: unknown.
  open var heading: CLHeading? { nil }
  /// Whether the place is being found: it is not.
  open var isUpdating: Bool { false }
}

/// Places that lie near each other.
///
/// ```swift
/// let group = MKClusterAnnotation(memberAnnotations: pins)
/// ```
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The first line; `nil` by default.
  open var title: String?
  /// The second line; `nil` by default.
  open var subtitle: String?
  /// The places.
  public final let memberAnnotations: [any MKAnnotation]
  /// A place for all: not valid, as Apple does not say which it is.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

  /// A group of places.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

#if !canImport(ObjectiveC)
  extension MKAnnotation {
    /// Whether the object is of a class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
      sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
    }
    /// Whether the object is of a class and of none below it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
  }
#endif
