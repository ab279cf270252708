import Foundation
import LayoutSnapshotEngine

/// How a view answers an engine.
extension View {
  /// Whether an engine is asking this view and those around it.
  ///
  /// Texts answer for the width that is asked about then, and all others as if no layout had been: a view whose
  /// content is made of a text's would depend on what was laid out before otherwise.
  var isAsked: Bool {
    var view: View? = self
    while let current = view {
      if current.life.isAsked { return true }
      view = current.superview
    }
    return false
  }

  /// The width in which a text of several lines is broken, now.
  final var flowWidth: CGFloat { isAsked ? flow.asked : flow.shown }

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
    facts.settings = layoutSettings
    return facts
  }

  final func forEachConstraintInLayout(
    _ body: (any EngineConstraint, _ isSystem: Bool) throws(EngineError) -> Void
  ) throws(EngineError) {
    for constraint in constraints where !constraint.isPlaceholder || constraint.holdsOnCanvas {
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
      case .fixed(let insets): .fixed(insets)
      case .directional(let insets): .directional(insets)
      case nil: .system(systemMargins(in: room))
      }
    return ItemMargins(
      own, addsSafeArea: insetsLayoutMarginsFromSafeArea,
      keepsWithinSuperview: preservesSuperviewLayoutMargins)
  }
}
