/// A view's own margin settings.
struct MarginSettings {
  var own: Own?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// Whether they were set since the view was last notified of changes; true at first.
  var wereSet = true
  /// The safe area of the last layout. Only a root uses it.
  var safeArea = EdgeInsets.zero

  enum Own {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }
}
