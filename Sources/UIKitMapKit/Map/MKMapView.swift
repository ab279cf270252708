public import Foundation
public import LayoutSnapshotViews

/// The identifier of the class that is registered for annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the class that is registered for groups of annotations.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map. A picture shows a gray area in its place, and a recorded snapshot says so.
///
/// ```swift
/// let mapView = MKMapView()
/// mapView.delegate = self
/// mapView.addAnnotation(pin)
/// mapView.setRegion(region, animated: true)
/// ```
///
/// It keeps what an app sets. As no map is drawn, it never calls its delegate, has no views of annotations, and does not
/// say which point of the view a place has.
open class MKMapView: View {
  /// Who gives the map its views. Only tests call it.
  open weak var delegate: (any MKMapViewDelegate)?

  /// A map of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = RemoteContentView(of: "MKMapView", filling: self)
  }

  // MARK: Looks

  /// The kind of map; streets and names by default.
  open var mapType = MKMapType.standard
  /// How the map looks.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The places of interest; all by default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether there are places of interest; true by default.
  open var showsPointsOfInterest = true
  /// Whether there are buildings; true by default.
  open var showsBuildings = true
  /// Whether traffic is shown; false by default.
  open var showsTraffic = false
  /// Whether a turned map has a compass; true by default.
  open var showsCompass = true
  /// Whether there is a scale; false by default.
  open var showsScale = false
  /// Whether there is a button to follow the user; false by default.
  open var showsUserTrackingButton = false
  /// When there is a button to lean the map.
  open var pitchButtonVisibility = MKFeatureVisibility.hidden
  /// Which of the map's own places can be selected; none by default.
  open var selectableMapFeatures: MKMapFeatureOptions = []

  // MARK: Gestures

  /// Whether fingers enlarge it; true by default.
  open var isZoomEnabled = true
  /// Whether fingers move it; true by default.
  open var isScrollEnabled = true
  /// Whether fingers turn it; true by default.
  open var isRotateEnabled = true
  /// Whether fingers lean it; true by default.
  open var isPitchEnabled = true

  // MARK: Area

  /// The area as the app has set it, and the whole world before.
  ///
  /// On a phone it is fitted to the view's shape, and at first it is what the user's country suggests.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  {
    didSet { camera.centerCoordinate = region.center }
  }
  /// The middle of the area.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// From where it is looked at, as the app has set it.
  open var camera = MKMapCamera() {
    // With another camera, the area has another middle.
    didSet { if camera !== oldValue { region.center = camera.centerCoordinate } }
  }
  /// The part of the flat map that the app has set; no rectangle before.
  open var visibleMapRect = MKMapRect.null
  /// How near and how far the camera may go.
  open var cameraZoomRange: CameraZoomRange!
  /// The area in which the middle stays.
  open var cameraBoundary: CameraBoundary?

  /// Sets the area at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the middle at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Sets the camera at once.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Sets the part of the flat map at once.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// The same. Room at the edges only matters on a phone.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: EdgeInsets, animated: Bool) {
    visibleMapRect = mapRect
  }
  /// Sets how near and how far the camera may go.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// Sets the area in which the middle stays.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  // MARK: User

  /// Whether the user is shown; false by default. No sensor says where.
  open var showsUserLocation = false
  /// Where the user is: unknown.
  public final let userLocation = MKUserLocation()
  /// Whether the user is within the area: it is not known to be so.
  open var isUserLocationVisible: Bool { false }
  /// How the map follows the user; not at all by default.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Sets how the map follows the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  // MARK: Annotations

  /// The annotations in the order in which they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The annotation that is selected, if any.
  open var selectedAnnotations: [any MKAnnotation] = []
  private var viewClasses: [String: MKAnnotationView.Type] = [:]

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    if !annotations.contains(where: { $0 === annotation }) { annotations.append(annotation) }
  }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Adds those that are not there. The area stays, as Apple does not say how it is fitted to them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
  /// Selects one of the annotations in place of another.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    if annotations.contains(where: { $0 === annotation }) { selectedAnnotations = [annotation] }
  }
  /// Selects an annotation no longer; none if `nil`.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation || annotation == nil }
  }
  /// The view of an annotation: none, as no map is drawn.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  /// Registers a class for views of an identifier; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    viewClasses[identifier] = viewClass.map { type in
      guard let type = type as? MKAnnotationView.Type else {
        preconditionFailure(
          "\(type) is registered for the annotations \(identifier) and is not an MKAnnotationView")
      }
      return type
    }
  }
  /// A view to use again: none, as no map is drawn.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// A new view of the class that is registered, made with its `init(annotation:reuseIdentifier:)`, and a balloon without
  /// a class.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let viewClass = viewClasses[identifier] ?? MKMarkerAnnotationView.self
    return MKAnnotationView.make(viewClass, for: annotation, as: identifier)
  }

  // MARK: Overlays

  private var roadOverlays: [any MKOverlay] = []
  private var labelOverlays: [any MKOverlay] = []
  /// The figures, those below names first.
  open var overlays: [any MKOverlay] { roadOverlays + labelOverlays }
  /// The figures of a level.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    level == .aboveRoads ? roadOverlays : labelOverlays
  }
  /// Adds a figure above names.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds figures above names.
  open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
  /// Adds a figure to a level.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insertOverlay(overlay, at: overlays(in: level).count, level: level)
  }
  /// Adds figures to a level.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlays.forEach { addOverlay($0, level: level) }
  }
  /// Adds a figure at a place of a level; at the end if there are fewer.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    removeOverlay(overlay)
    if level == .aboveRoads {
      roadOverlays.insert(overlay, at: min(index, roadOverlays.count))
    } else {
      labelOverlays.insert(overlay, at: min(index, labelOverlays.count))
    }
  }
  /// Removes a figure.
  open func removeOverlay(_ overlay: any MKOverlay) {
    roadOverlays.removeAll { $0 === overlay }
    labelOverlays.removeAll { $0 === overlay }
  }
  /// Removes figures.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// The renderer of a figure: none, as no map is drawn.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

  // MARK: Documents

  open override func _connect(_ name: String, _ value: Any) -> Bool {
    guard name == "delegate", let value = value as? any MKMapViewDelegate else {
      return super._connect(name, value)
    }
    delegate = value
    return true
  }
}

/// Which of a map's own places can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options with their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Places of interest.
  public static let pointsOfInterest = Self(rawValue: 1)
  /// Countries, states, cities.
  public static let territories = Self(rawValue: 2)
  /// Mountains, rivers.
  public static let physicalFeatures = Self(rawValue: 4)
}
