import Foundation

/// Parts: views that a control puts into itself, such as a button's title. They are where their control says, by
/// its size, so they cost the engine nothing; only one that the user's constraints speak of gets rows.
extension View {
  /// Takes a view in as a part of this one.
  final func addPart(_ part: View) {
    part.isPart = true
    part.translatesAutoresizingMaskIntoConstraints = false
    addSubview(part)
  }
}

extension CGRect {
  /// The rectangle without what insets take away; never of a size below 0.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
