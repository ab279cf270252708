public import Foundation
public import LayoutSnapshotViews
import UIKitFrameworks

/// Makes a picture of a map. It never answers: no map is drawn.
///
/// ```swift
/// let options = MKMapSnapshotter.Options()
/// options.region = region
/// MKMapSnapshotter(options: options).start { snapshot, _ in imageView.image = snapshot?.image }
/// ```
open class MKMapSnapshotter: NSObject {
  /// What is called with the picture. Nothing calls it here.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// How the map looks. Each is kept as the app sets it.
  ///
  /// ```swift
  /// let options = MKMapSnapshotter.Options()
  /// options.size = CGSize(width: 300, height: 200)
  /// ```
  open class Options: NSObject {
    /// The area.
    open var region = MKCoordinateRegion()
    /// The part of the flat map; none by default.
    open var mapRect = MKMapRect.null
    /// From where it is looked at.
    open var camera = MKMapCamera()
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// How it looks.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The places of interest; all by default.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether there are places of interest; true by default.
    open var showsPointsOfInterest = true
    /// Whether there are buildings; true by default.
    open var showsBuildings = true
    /// The size in points; 256 by 256 by default.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels of a point, as the app sets it.
    open var scale: CGFloat = 1

    /// A map without an area.
    public override init() {}
  }

  /// The picture of a map. There is never one here: no map is drawn.
  public final class Snapshot: NSObject, Sendable {
    private let never: NeverMade
    private init(_ never: NeverMade) { self.never = never }
    /// The picture.
    public var image: Image { never.fact() }
    /// Where a place lies in it.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { never.fact() }
  }

  /// Whether an answer is awaited.
  open private(set) var isLoading = false

  /// A picture of a map without an area.
  public convenience override init() { self.init(options: Options()) }
  /// A picture of a map.
  public init(options: Options) {}

  /// Never answers: no map is drawn.
  open func start(completionHandler: @escaping CompletionHandler) { isLoading = true }
  /// Never answers: no map is drawn.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    isLoading = true
  }
  /// Waits until the task is canceled: no map is drawn.
  @discardableResult
  nonisolated(nonsending) open func start() async throws -> Snapshot {
    isLoading = true
    defer { isLoading = false }
    return try await Unanswered.answer()
  }
  /// Awaits no answer any longer. The handler is not called.
  open func cancel() { isLoading = false }
}

/// The older name of ``MKMapSnapshotter/Options``.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The older name of ``MKMapSnapshotter/Snapshot``.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
