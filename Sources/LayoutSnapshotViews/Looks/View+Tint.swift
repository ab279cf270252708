/// What a view was told of its tint.
struct TintSettings {
  /// The view's own colour; none follows the superview.
  var color: Color?
  var adjustment = View.TintAdjustmentMode.automatic
}

extension View {
  /// Whether tints are as they were given, or grey. The numbers are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
    /// As in the superview.
    case automatic = 0
    /// As they were given.
    case normal = 1
    /// Grey, as behind an alert.
    case dimmed = 2
  }

  /// The tint of the nearest view that has one, grey where tints are dimmed.
  final var sharedTint: Color {
    let tinted = sequence(first: self, next: \.superview).first { $0.tint.color != nil }
    let color = tinted?.tint.color ?? .systemBlue
    return sharedTintAdjustment == .dimmed ? color.withoutHue : color
  }

  /// The adjustment of the nearest view that does not follow its superview.
  final var sharedTintAdjustment: TintAdjustmentMode {
    sequence(first: self, next: \.superview).first { $0.tint.adjustment != .automatic }?.tint.adjustment
      ?? .normal
  }

  /// Calls ``tintColorDidChange()`` here and in all views that may share the tint.
  final func tellTint() {
    tintColorDidChange()
    for subview in ownSubviews where subview.tint.color == nil || subview.tint.adjustment == .automatic {
      subview.tellTint()
    }
  }
}
