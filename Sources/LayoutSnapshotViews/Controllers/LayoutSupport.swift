import Foundation
import LayoutSnapshotEngine

/// The interface of ``ViewController/topLayoutGuide`` and ``ViewController/bottomLayoutGuide``.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol LayoutSupport: NSObjectProtocol {
  /// The length that bars cover at that end of the view, as of the last layout.
  var length: CGFloat { get }
  /// The guide's upper edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The guide's lower edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: LayoutDimension { get }
}

/// The layout guide of the part that bars cover at one end of a controller's view.
final class BarGuide: InsetGuide, LayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension ViewController {
  /// The guide from the view's top to the lower edge of the bars.
  public var topLayoutGuide: any LayoutSupport { barGuide(.topBar) }
  /// The guide from the view's bottom to the upper edge of the bars.
  public var bottomLayoutGuide: any LayoutSupport { barGuide(.bottomBar) }

  private func barGuide(_ purpose: InsetPurpose) -> BarGuide {
    let view: View = view
    return view.barGuide(purpose)
  }
}

extension View {
  /// The top or bottom layout guide of a view, even if it has no controller.
  package func barGuide(atTop: Bool) -> LayoutGuide { barGuide(atTop ? .topBar : .bottomBar) }

  fileprivate func barGuide(_ purpose: InsetPurpose) -> BarGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? BarGuide }.first { $0.purpose == purpose }
    return known ?? BarGuide(purpose, in: self)
  }
}
