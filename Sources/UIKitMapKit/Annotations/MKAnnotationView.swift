public import Foundation
public import LayoutSnapshotViews

/// How important it is to show an annotation.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number, up to 1000.
  public let rawValue: Float
  /// A priority with its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority with its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It is always shown.
  public static let required = Self(rawValue: 1000)
  /// It gives way to few.
  public static let defaultHigh = Self(rawValue: 750)
  /// It gives way to most.
  public static let defaultLow = Self(rawValue: 250)
}

/// Which annotation lies above another.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number, up to 1000.
  public let rawValue: Float
  /// A priority with its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority with its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Above all.
  public static let max = Self(rawValue: 1000)
  /// Where a selected annotation lies.
  public static let defaultSelected = Self(rawValue: 1000)
  /// Where an annotation lies that is not selected.
  public static let defaultUnselected = Self(rawValue: 500)
  /// Below all.
  public static let min = Self(rawValue: 0)
}

/// The view of an annotation. A map is not drawn, so that it never asks for one; an app's own code can make one.
///
/// ```swift
/// let view = MKAnnotationView(annotation: pin, reuseIdentifier: "pin")
/// view.image = UIImage(named: "pin")
/// ```
open class MKAnnotationView: View {
  /// Which area of an annotation others must not touch. Raw values match MapKit's.
  public enum CollisionMode: Int, Sendable {
    /// A rectangle.
    case rectangle = 0
    /// A circle.
    case circle = 1
    /// None.
    case none = 2
  }
  /// How far an annotation has been moved. Raw values match MapKit's.
  public enum DragState: UInt, Sendable {
    /// It is not moved.
    case none = 0
    /// The movement begins.
    case starting = 1
    /// It is moved.
    case dragging = 2
    /// The movement is given up.
    case canceling = 3
    /// The movement ends.
    case ending = 4
  }

  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The name by which such views are used again.
  public private(set) final var reuseIdentifier: String?
  /// The picture. The view takes its size.
  open var image: Image? {
    didSet {
      layer.contents = image?.cgImage
      if let image { frame.size = image.size }
    }
  }
  /// How far the view's middle lies from its place.
  open var centerOffset = CGPoint.zero
  /// How far the bubble lies from the view.
  open var calloutOffset = CGPoint.zero
  /// How far what lies beside the view is moved.
  open var accessoryOffset = CGPoint.zero
  /// Whether it can be selected; true by default.
  open var isEnabled = true
  /// Whether a finger is on it; false by default.
  open var isHighlighted = false
  /// Whether it is selected; false by default.
  open var isSelected = false
  /// Whether a bubble is shown for it; false by default.
  open var canShowCallout = false
  /// The view on the left of the bubble.
  open var leftCalloutAccessoryView: View?
  /// The view on the right of the bubble.
  open var rightCalloutAccessoryView: View?
  /// The view in place of the bubble's second line.
  open var detailCalloutAccessoryView: View?
  /// Whether it can be moved; false by default.
  open var isDraggable = false
  /// How far it has been moved.
  open var dragState = DragState.none
  /// The name of a group in which near annotations become one.
  open var clusteringIdentifier: String?
  /// The view of the group in which it is: none, as none is made.
  open weak var cluster: MKAnnotationView? { nil }
  /// How important it is to show it.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Which area others must not touch.
  open var collisionMode = CollisionMode.rectangle
  /// Which annotation lies above another.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// The same while it is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

  /// The view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// A view without an annotation, made with the class's own `init(annotation:reuseIdentifier:)`.
  ///
  /// A map makes a view of a registered class by this way too: nobody can call an initializer that is not `required` on a
  /// class that is known only at run time, except from an initializer that the class has from here.
  public override convenience init(frame: CGRect) {
    let wanted = WantedView.current?.take()
    self.init(annotation: wanted?.annotation, reuseIdentifier: wanted?.identifier)
    // What the class's own initializer has made of a view without a size stays.
    if frame != .zero { self.frame = frame }
  }

  /// A view of a class with the class's own `init(annotation:reuseIdentifier:)`.
  final class func make(
    _ type: MKAnnotationView.Type, for annotation: any MKAnnotation, as identifier: String
  ) -> MKAnnotationView {
    WantedView.$current.withValue(WantedView(annotation, identifier)) { _make(type, frame: .zero) }
  }

  /// Selects it or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says how far it has been moved.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// Called on a phone before it is used again.
  open func prepareForReuse() {}
  /// Called on a phone before it is shown.
  open func prepareForDisplay() {}
}

/// What the next view that is made is for. It is taken once, as the app's initializer may make further views.
private final class WantedView: @unchecked Sendable {
  // One task makes a view and takes it, so that no lock is needed.
  @TaskLocal static var current: WantedView?

  private var wanted: (annotation: any MKAnnotation, identifier: String)?

  init(_ annotation: any MKAnnotation, _ identifier: String) { wanted = (annotation, identifier) }

  func take() -> (annotation: any MKAnnotation, identifier: String)? {
    defer { wanted = nil }
    return wanted
  }
}

/// The older name of ``MKAnnotationView/DragState``.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
/// The older name of ``MKAnnotationView/CollisionMode``.
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode
