public import Foundation
public import LayoutSnapshotViews

/// A button to follow the user. A picture shows a gray area in its place, of the size that the app gives it.
///
/// ```swift
/// let button = MKUserTrackingButton(mapView: mapView)
/// ```
open class MKUserTrackingButton: View {
  /// The map.
  open weak var mapView: MKMapView?

  /// A button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
  /// A button of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = RemoteContentView(of: "MKUserTrackingButton", filling: self)
  }
}

/// A compass of a map. A picture shows a gray area in its place, of the size that the app gives it.
///
/// ```swift
/// let compass = MKCompassButton(mapView: mapView)
/// compass.compassVisibility = .visible
/// ```
open class MKCompassButton: View {
  /// The map.
  open weak var mapView: MKMapView?
  /// When it is shown; while the map is turned by default.
  open var compassVisibility = MKFeatureVisibility.adaptive

  /// A compass of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
  /// A compass of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = RemoteContentView(of: "MKCompassButton", filling: self)
  }
}

/// A scale of a map. A picture shows a gray area in its place, of the size that the app gives it.
///
/// ```swift
/// let scale = MKScaleView(mapView: mapView)
/// scale.legendAlignment = .trailing
/// ```
open class MKScaleView: View {
  /// On which side the zero stands. Raw values match MapKit's.
  public enum Alignment: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }

  /// The map.
  open weak var mapView: MKMapView?
  /// When it is shown; while the map is enlarged by default.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// On which side the zero stands.
  open var legendAlignment = Alignment.leading

  /// A scale of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
  /// A scale of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = RemoteContentView(of: "MKScaleView", filling: self)
  }
}
