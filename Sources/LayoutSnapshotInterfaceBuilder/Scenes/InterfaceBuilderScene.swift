import Foundation
import LayoutSnapshotViews

/// A scene that was made from a document: a tree of views, with its outlets by name.
///
/// ```swift
/// let scene = try document.scene("Login")
/// let title = scene["titleLabel"]  // the view of that outlet, or of that label or identifier
/// ```
public final class InterfaceBuilderScene {
  /// The scene as the document describes it.
  public let description: SceneDescription
  /// The root of the tree.
  public let view: View

  /// Every view that the document describes, in its order.
  package let records: [ViewRecord]
  /// Every constraint that the document describes and that has been made, in its order.
  package let constraintRecords: [ConstraintRecord]
  private let outlets: [String: [AnyObject]]
  /// The canvas that the document was saved for.
  package let canvas: CanvasDevice

  init(
    description: SceneDescription, view: View, records: [ViewRecord],
    constraintRecords: [ConstraintRecord], outlets: [String: [AnyObject]], canvas: CanvasDevice
  ) {
    self.description = description
    self.view = view
    self.records = records
    self.constraintRecords = constraintRecords
    self.outlets = outlets
    self.canvas = canvas
  }

  /// The view that an outlet is connected to, or else the one with this label, identifier or object identifier.
  public subscript(name: String) -> View? {
    outlets[name]?.lazy.compactMap { $0 as? View }.first
      ?? records.first { $0.answers(to: name) }?.view
  }

  /// The constraint that an outlet is connected to, or else the one with this identifier.
  public func constraint(_ name: String) -> LayoutConstraint? {
    outlets[name]?.lazy.compactMap { $0 as? LayoutConstraint }.first
      ?? constraintRecords.first { $0.constraint.identifier == name || $0.id == name }?.constraint
  }

  /// The views of an outlet collection, in the document's order.
  public func collection(_ name: String) -> [View] { outlets[name]?.compactMap { $0 as? View } ?? [] }
}

/// A view and what the document says of it.
package struct ViewRecord {
  package let view: View
  /// The element's name, such as `label`.
  package let element: String
  /// Interface Builder's name of the object.
  package let id: String
  package let userLabel: String?
  package let customClass: String?
  /// The frame that Xcode saved, in the superview's coordinates.
  package let savedFrame: CGRect?
  /// Whether constraints or a stack view place it.
  package let isLaidOut: Bool
  /// Whether the document itself says that the frame is not what the constraints give, or that these leave it open.
  package let isFlagged: Bool
  package let location: DocumentLocation

  func answers(to name: String) -> Bool {
    name == userLabel || name == view.accessibilityIdentifier || name == id || name == customClass
  }
}

/// A constraint and what the document says of it.
package struct ConstraintRecord {
  package let constraint: LayoutConstraint
  package let id: String
  package let location: DocumentLocation
}
