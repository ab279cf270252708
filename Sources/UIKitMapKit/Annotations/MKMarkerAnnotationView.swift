import Foundation
public import LayoutSnapshotViews

/// Whether something beside an annotation is shown. Raw values match MapKit's.
public enum MKFeatureVisibility: Int, Sendable {
  /// If there is room.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}

/// The color of a pin, in older apps. Raw values match MapKit's.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Red.
  case red = 0
  /// Green.
  case green = 1
  /// Purple.
  case purple = 2
}

/// The view of an annotation that looks like a balloon. A picture shows a gray area in its place.
///
/// ```swift
/// let marker = MKMarkerAnnotationView(annotation: pin, reuseIdentifier: nil)
/// marker.markerTintColor = .systemGreen
/// ```
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon; the map's if `nil`.
  open var markerTintColor: Color?
  /// The color of the sign in it; the map's if `nil`.
  open var glyphTintColor: Color?
  /// The letters in it.
  open var glyphText: String?
  /// The sign in it.
  open var glyphImage: Image?
  /// The sign in it while it is selected.
  open var selectedGlyphImage: Image?
  /// Whether the first line is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the second line is shown.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it appears with a movement; false by default.
  open var animatesWhenAdded = false

  /// The balloon of an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    _ = RemoteContentView(of: "MKMarkerAnnotationView", filling: self)
  }
}

/// The view of an annotation that looks like a pin. A picture shows a gray area in its place.
///
/// ```swift
/// let pinView = MKPinAnnotationView(annotation: pin, reuseIdentifier: "pin")
/// pinView.canShowCallout = true
/// ```
open class MKPinAnnotationView: MKAnnotationView {
  /// The color that the app has set; `nil` before.
  open var pinTintColor: Color!
  /// The color in older apps.
  open var pinColor = MKPinAnnotationColor.red
  /// Whether it falls onto the map; false by default.
  open var animatesDrop = false

  /// The pin of an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    _ = RemoteContentView(of: "MKPinAnnotationView", filling: self)
  }
}
