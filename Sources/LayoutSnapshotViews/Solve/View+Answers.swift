import Foundation
import LayoutSnapshotEngine

/// A view's answers to an engine.
extension View {
  /// Whether an engine is currently asking this view or a view around it.
  ///
  /// During such a question, texts answer for the width that the engine asks about, and all other content as
  /// if there had been no layout.
  var isAsked: Bool { askedRoot != nil }

  /// The root that an engine is currently asking about: this view or one around it.
  private var askedRoot: View? {
    var view: View? = self
    while let current = view {
      if current.life.isAsked { return current }
      view = current.ownSuperview
    }
    return nil
  }

  /// The current width at which text of several lines is wrapped.
  final var flowWidth: CGFloat {
    guard let root = askedRoot else { return flow.shown }
    return root.life.keepsLines && flow.asked == .infinity ? flow.shown : flow.asked
  }

  final func contentSizeInLines(of width: CGFloat) -> CGSize {
    guard width < .infinity else { return heldContentSize }
    flow.asked = width
    defer { flow.asked = .infinity }
    return heldContentSize
  }

  final var features: ItemNature.Features {
    var features = ItemNature.Features()
    features.isPart = isPart
    features.isHeldAtFrame = translatesAutoresizingMaskIntoConstraints
    features.hasStatedFrame = frameIsStated
    features.flows = flowsText
    features.showsText = showsText
    features.scrolls = isScrolling || boundsOrigin != .zero
    features.isBuiltFromContents = isBuiltFromContents
    return features
  }

  final var facts: Layout.ItemFacts {
    var facts = Layout.ItemFacts()
    facts.isHidden = isHidden
    facts.isPart = isPartOfControl
    facts.settings = layoutSettings
    return facts
  }

  final func forEachConstraintInLayout(
    _ body: (any EngineConstraint, _ isSystem: Bool) throws(EngineError) -> Void
  ) throws(EngineError) {
    for constraint in ownConstraints where !constraint.isPlaceholder || constraint.holdsOnCanvas {
      try body(constraint, false)
    }
    for constraint in systemConstraints() { try body(constraint, true) }
  }

  final func placeInLayout(of attribute: LayoutAttribute, beside other: ItemHandle?) -> ItemPlace {
    if isScrolling, let content = scrolledPart(attribute, for: other?.layoutItem) {
      return ItemPlace(content.handle, attribute)
    }
    if attribute.isOfMargins { return ItemPlace(layoutMarginsGuide.handle, attribute) }
    switch attribute {
    case .firstBaseline:
      let text = forFirstBaselineLayout
      return ItemPlace(text.handle, text.baselineOrigin ?? attribute, offset: text.baselineOffsets.first)
    case .lastBaseline:
      let text = forLastBaselineLayout
      return ItemPlace(text.handle, text.baselineOrigin ?? attribute, offset: -text.baselineOffsets.last)
    default: return ItemPlace(handle, attribute)
    }
  }

  final func margins(in room: MarginRoom) -> ItemMargins {
    let own: ItemMargins.Own =
      switch margins.own {
      case .fixed(let insets): .fixed(atLeastSystem(insets, in: room))
      case .directional(let insets):
        // The system's margins are the same on both sides.
        .directional(
          DirectionalEdgeInsets(
            leftToRight: atLeastSystem(
              EdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
              in: room)))
      case nil where controller?.state.ignoresMinimumMargins == true: .fixed(systemMargins(in: room))
      case nil: .system(systemMargins(in: room))
      }
    return ItemMargins(
      own, addsSafeArea: insetsLayoutMarginsFromSafeArea,
      keepsWithinSuperview: preservesSuperviewLayoutMargins)
  }
}
