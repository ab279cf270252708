/// What a view was told of its margins.
struct MarginSettings {
  var own: Own?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// Whether they were set since the view was last told of changes; so they count as at first.
  var wereSet = true
  /// The safe area that the last layout found; of meaning at a root.
  var safeArea = EdgeInsets.zero

  enum Own {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }
}
