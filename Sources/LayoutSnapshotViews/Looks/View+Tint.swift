/// A view's own tint settings.
struct TintSettings {
  /// The view's own tint color; nil inherits the superview's.
  var color: Color?
  var adjustment = View.TintAdjustmentMode.automatic
}

extension View {
  /// Whether tint colors are shown as set or in gray. The numbers are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
    /// As the superview's mode.
    case automatic = 0
    /// As set.
    case normal = 1
    /// In gray, as behind an alert.
    case dimmed = 2
  }

  /// The tint color of the nearest view that has one, in gray if tints are dimmed.
  final var sharedTint: Color {
    let tinted = sequence(first: self, next: \.ownSuperview).first { $0.tint.color != nil }
    let color = tinted?.tint.color ?? .systemBlue
    return sharedTintAdjustment == .dimmed ? color.withoutHue : color
  }

  /// The mode of the nearest view that does not inherit it.
  final var sharedTintAdjustment: TintAdjustmentMode {
    sequence(first: self, next: \.ownSuperview).first { $0.tint.adjustment != .automatic }?.tint.adjustment
      ?? .normal
  }

  /// Calls ``tintColorDidChange()`` on this view and on all views that may inherit the tint.
  final func tellTint() {
    tintColorDidChange()
    for subview in ownSubviews where subview.tint.color == nil || subview.tint.adjustment == .automatic {
      subview.tellTint()
    }
  }
}
