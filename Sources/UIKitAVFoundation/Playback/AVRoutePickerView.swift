public import Foundation
public import LayoutSnapshotViews

/// A button for choosing where sound and pictures go, like AVKit's `AVRoutePickerView`.
///
/// ```swift
/// let picker = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
/// picker.activeTintColor = .systemBlue
/// ```
///
/// A picture shows a gray area in its place, and a recorded snapshot says so.
open class AVRoutePickerView: View {
  /// Who is told that the choice begins or ends. Only tests call it.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The color while another device is used; nil for the usual one.
  open var activeTintColor: Color!
  /// Whether devices with screens come first; false by default.
  open var prioritizesVideoDevices = false

  /// A button of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = RemoteContentView(of: "AVRoutePickerView", filling: self)
  }
}

/// Who is told that the choice begins or ends, like AVKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol AVRoutePickerViewDelegate: AnyObject {
  /// Called on a device before the choice is shown.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called on a device when the choice has gone.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing by default.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing by default.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
