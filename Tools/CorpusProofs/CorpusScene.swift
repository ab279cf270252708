import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// The first scene of a document with a constraint of its own.
struct CorpusScene {
  let view: View
  private let document: InterfaceBuilderDocument
  private let description: SceneDescription

  /// Nil if the document has none.
  init?(in file: URL) {
    guard let document = try? InterfaceBuilderDocument(contentsOf: file) else { return nil }
    for description in document.scenes where description.hasView {
      guard let view = try? document.scene(description, LoadingOptions()).view else { continue }
      if view.treeViews.contains(where: { !$0.constraints.isEmpty }) {
        (self.view, self.document, self.description) = (view, document, description)
        return
      }
    }
    return nil
  }

  /// The scene once more, with the two items of each constraint swapped: what `a.left = 2 b.left + 4` says, as
  /// `b.left = 0.5 a.left - 2`.
  func withSwappedItems() throws -> View {
    let root = try document.scene(description, LoadingOptions()).view
    for constraint in root.treeViews.flatMap(\.constraints) where constraint.isActive {
      guard let swapped = Self.swapped(constraint) else { continue }
      constraint.isActive = false
      swapped.isActive = true
    }
    return root
  }

  /// Nil for a constraint of one item.
  private static func swapped(_ constraint: LayoutConstraint) -> LayoutConstraint? {
    let factor = constraint.multiplier
    guard let first = constraint.firstItem, let second = constraint.secondItem, factor != 0 else {
      return nil
    }
    let relation: LayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: factor > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: factor > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      }
    let swapped = LayoutConstraint(
      item: second, attribute: constraint.secondAttribute, relatedBy: relation, toItem: first,
      attribute: constraint.firstAttribute, multiplier: 1 / factor, constant: -constraint.constant / factor)
    swapped.priority = constraint.priority
    swapped.identifier = constraint.identifier
    swapped.isPlaceholder = constraint.isPlaceholder
    return swapped
  }
}
