import Foundation

/// Parts are views that a control adds to itself, such as a button's title. The control computes their frames from its
/// own size, so they cost the engine nothing. Only a part that the user's constraints mention gets rows.
extension View {
  /// Adds a view as a part of this one.
  final func addPart(_ part: View) {
    part.isPart = true
    part.translatesAutoresizingMaskIntoConstraints = false
    addSubview(part)
  }
}

extension CGRect {
  /// The rectangle reduced by insets. Its size is never negative.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
