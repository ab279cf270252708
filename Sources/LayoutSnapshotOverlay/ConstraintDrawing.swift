import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// How one constraint is drawn, for the overlay of a picture and for the page alike: its figures, its colour, its badge.
///
/// ```swift
/// for drawing in ConstraintDrawing.all(of: layout) where !drawing.isSystem { print(drawing.figures) }
/// ```
package struct ConstraintDrawing: Hashable, Sendable {
  /// A figure, and how far beside its item it is drawn.
  package struct Part: Hashable, Sendable {
    package let figure: ReviewOverlay.Figure
    package let room: Room
  }

  /// Where a figure is drawn, so that the bar of a size is not taken for its view's edge.
  package enum Room: Hashable, Sendable {
    case inPlace
    /// Below its item, with so many bars in between.
    case below(Int)
    /// To the right of its item, with so many bars in between.
    case right(Int)
  }

  package let relation: ReviewOverlay.Relation
  package let isRequired: Bool
  package let state: ReviewOverlay.State
  /// Whether the relation is shown on a badge: Xcode puts one on what is no plain distance or size.
  package let hasBadge: Bool
  /// Whether a view made the constraint. Such constraints are drawn only where somebody asks for one.
  package let isSystem: Bool
  /// In device pixels; none where an item is hidden or lies in no list.
  package let parts: [Part]

  /// How every constraint of a layout is drawn, in the order of its explanation.
  ///
  /// - Parameter isShown: which constraints get figures. The others take no room beside items.
  package static func all(
    of layout: Layout, where isShown: (Layout.ConstraintFacts) -> Bool = { _ in true }
  ) -> [ConstraintDrawing] {
    let reading = LayoutReading(layout)
    var lanes: [ConstraintFigures.Lane: Int] = [:]
    return (layout.explanation?.constraints ?? []).enumerated().map { index, facts in
      // What stack views make takes no room from what the user made.
      var ownLanes = lanes
      let parts = isShown(facts) ? ConstraintFigures(facts, reading, lanes: &ownLanes).parts : []
      if !facts.isSystem { lanes = ownLanes }
      return ConstraintDrawing(
        relation: ReviewOverlay.Relation(facts.relation), isRequired: facts.priority >= 1000,
        state: reading.state(of: facts, at: index),
        hasBadge: facts.relation != .equal || facts.isBetweenSizes,
        isSystem: facts.isSystem, parts: parts)
    }
  }
}

extension ConstraintDrawing.Part {
  /// The figure where an overlay of whole pixels has it.
  var placed: ReviewOverlay.Figure {
    switch room {
    case .inPlace: figure
    case .below(let lane): figure.moved(x: 0, y: 5 + 10 * lane)
    case .right(let lane): figure.moved(x: 5 + 10 * lane, y: 0)
    }
  }
}

extension ReviewOverlay.Figure {
  fileprivate func moved(x: Int, y: Int) -> ReviewOverlay.Figure {
    func moved(_ place: ReviewOverlay.Place) -> ReviewOverlay.Place {
      ReviewOverlay.Place(x: place.x + x, y: place.y + y)
    }
    return switch self {
    case .bar(let from, let to): .bar(from: moved(from), to: moved(to))
    case .line(let from, let to): .line(from: moved(from), to: moved(to))
    }
  }
}

extension ReviewOverlay.Relation {
  fileprivate init(_ relation: LayoutRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessOrEqual
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}
