import Foundation
import LayoutSnapshotViews

/// A scene created from a document: a tree of views, with its outlets by name.
///
/// ```swift
/// let scene = try document.scene("Login")
/// let title = scene["titleLabel"]  // the view of that outlet, or of that label or identifier
/// ```
public final class InterfaceBuilderScene {
  /// The description of the scene in the document.
  public let description: SceneDescription
  /// The root of the tree.
  public let view: View

  /// The parts of the document that were left out of the scene because they refer to nothing: a constraint on an
  /// object that does not exist, or a container's scene in another storyboard. Each has its line and column.
  ///
  /// ```swift
  /// #expect(try document.scene("Login").warnings.isEmpty)
  /// ```
  public let warnings: [InterfaceBuilderError]

  /// Every view in the document, in its order.
  package let records: [ViewRecord]
  /// Every constraint in the document that was created, in its order.
  package let constraintRecords: [ConstraintRecord]
  private let outlets: [String: [AnyObject]]
  /// The options with which the scene was created.
  let options: LoadingOptions
  /// The canvas that the document was saved for.
  package let canvas: CanvasDevice

  init(
    description: SceneDescription, view: View, records: [ViewRecord],
    constraintRecords: [ConstraintRecord], outlets: [String: [AnyObject]], canvas: CanvasDevice,
    warnings: [InterfaceBuilderError], options: LoadingOptions
  ) {
    self.description = description
    self.view = view
    self.records = records
    self.constraintRecords = constraintRecords
    self.outlets = outlets
    self.canvas = canvas
    (self.warnings, self.options) = (warnings, options)
  }

  /// The view of an outlet, or else the view with this label, identifier or object identifier.
  public subscript(name: String) -> View? {
    outlets[name]?.lazy.compactMap { $0 as? View }.first
      ?? records.first { $0.answers(to: name) }?.view
  }

  /// The constraint of an outlet, or else the constraint with this identifier.
  public func constraint(_ name: String) -> LayoutConstraint? {
    outlets[name]?.lazy.compactMap { $0 as? LayoutConstraint }.first
      ?? constraintRecords.first { $0.constraint.identifier == name || $0.id == name }?.constraint
  }

  /// The views of an outlet collection, in the document's order.
  public func collection(_ name: String) -> [View] { outlets[name]?.compactMap { $0 as? View } ?? [] }
}

/// A view with what the document says about it.
package struct ViewRecord {
  package let view: View
  /// The element's name, such as `label`.
  package let element: String
  /// Interface Builder's identifier of the object.
  package let id: String
  package let userLabel: String?
  package let customClass: String?
  /// The frame that Xcode saved, in the superview's coordinates.
  package let savedFrame: CGRect?
  /// Whether constraints or a stack view place the view.
  package let isLaidOut: Bool
  /// Whether the document marks the view as misplaced or ambiguous.
  package let isFlagged: Bool
  package let location: DocumentLocation

  func answers(to name: String) -> Bool {
    name == userLabel || name == view.accessibilityIdentifier || name == id || name == customClass
  }
}

/// A constraint with what the document says about it.
package struct ConstraintRecord {
  package let constraint: LayoutConstraint
  package let id: String
  package let location: DocumentLocation
}
