import Foundation
import TestTools
import LayoutSnapshotViews

/// A view whose content asks for a size.
final class Content: View {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { size }
}

extension View {
  /// Puts a view on the canvas, as dragging it there does.
  @discardableResult
  func drop<Dropped: View>(_ view: Dropped, _ name: String? = nil, at frame: CGRect) -> Dropped {
    view.accessibilityIdentifier = name
    view.frame = frame
    addSubview(view)
    return view
  }

  @discardableResult
  func drop(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    drop(View(), name, at: rect(x, y, width, height))
  }
}

extension Layout {
  /// Whether nothing is open and nothing contradicts.
  var isSettled: Bool { conflicts.isEmpty && !nodes.contains { $0.isAmbiguous } }
}
