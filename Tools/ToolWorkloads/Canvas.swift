import Foundation
import LayoutSnapshotViews

/// A view whose content asks for a size.
package final class Content: View {
  private let size: CGSize

  package init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package override var intrinsicContentSize: CGSize { size }
}

extension View {
  /// Puts a view on the canvas, as dragging it there does.
  @discardableResult
  package func drop<Dropped: View>(_ view: Dropped, _ name: String? = nil, at frame: CGRect) -> Dropped {
    view.accessibilityIdentifier = name
    view.frame = frame
    addSubview(view)
    return view
  }

  @discardableResult
  package func drop(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    drop(View(), name, at: CGRect(x: x, y: y, width: width, height: height))
  }
}
