public import Foundation
public import UIKitFrameworks

/// Which way the Maps app shows.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How far the map reaches.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// From where the map is looked at.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The way that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The way by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The way on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The way by train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The way by bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

/// A place that the Maps app can show.
///
/// ```swift
/// let item = MKMapItem(placemark: MKPlacemark(coordinate: lake))
/// item.name = "Lindau"
/// item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving])
/// ```
open class MKMapItem: NSObject {
  /// The place and its address.
  public final let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone number.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// Its time zone.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the user is.
  public final let isCurrentLocation: Bool

  /// A place with its address.
  public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrentLocation: false) }

  private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
  }

  /// The place of the user, whose coordinate is not valid, as no sensor says it.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
  }

  /// Opens nothing and says so: there is no Maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens nothing and says so: there is no Maps app.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// What went wrong with a map. Only an app's own code makes one here.
///
/// ```swift
/// if (error as? MKError)?.code == .placemarkNotFound { showHint() }
/// ```
public struct MKError: _ErrorWithCode {
  /// What went wrong.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError

  /// An error with a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: MKErrorDomain, code: Int(code.rawValue), userInfo: userInfo)
  }

  /// The domain of MapKit's errors.
  public static var errorDomain: String { MKErrorDomain }

  /// What went wrong. Raw values match MapKit's.
  public enum Code: UInt, _CodeOfError {
    /// The error that has such codes.
    public typealias Failure = MKError

    /// It is not known.
    case unknown = 1
    /// The server failed.
    case serverFailure = 2
    /// The app has asked too often.
    case loadingThrottled = 3
    /// The place was not found.
    case placemarkNotFound = 4
    /// The way was not found.
    case directionsNotFound = 5
    /// What was loaded cannot be read.
    case decodingFailed = 6
  }

  /// It is not known.
  public static var unknown: Code { .unknown }
  /// The server failed.
  public static var serverFailure: Code { .serverFailure }
  /// The app has asked too often.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The place was not found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The way was not found.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// What was loaded cannot be read.
  public static var decodingFailed: Code { .decodingFailed }
}
