import Foundation
import LayoutSnapshotEngine

/// What ``ViewController/topLayoutGuide`` and ``ViewController/bottomLayoutGuide`` can do.
public protocol LayoutSupport: NSObjectProtocol {
  /// How much of the view is covered at that end, as of the last layout.
  var length: CGFloat { get }
  /// The guide's upper edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The guide's lower edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: LayoutDimension { get }
}

/// A guide of what bars cover at one end of a controller's view.
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
  /// A controller's guide at the top or the bottom of its view, for views that have no controller.
  package func barGuide(atTop: Bool) -> LayoutGuide { barGuide(atTop ? .topBar : .bottomBar) }

  fileprivate func barGuide(_ purpose: InsetPurpose) -> BarGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? BarGuide }.first { $0.purpose == purpose }
    return known ?? BarGuide(purpose, in: self)
  }
}
