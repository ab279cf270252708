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
  var length: CGFloat { owningView?.layoutRoot == nil ? 0 : layoutFrame.height }

  /// The two constraints by which UIKit keeps the guide at its place: its outer edge is the view's, and its height the length.
  ///
  /// Engines place the guide by themselves, so these only say what holds.
  fileprivate var placement: [LayoutConstraint] {
    guard let view = owningView else { return [] }
    let edge = purpose == .topBar ? LayoutConstraint.Attribute.top : .bottom
    if held.isEmpty {
      held = [
        PlacementOfBarGuide(
          item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
          constant: 0),
        PlacementOfBarGuide(
          item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1,
          constant: 0),
      ]
    }
    return held
  }
  private var held: [PlacementOfBarGuide] = []
}

/// A constraint of a guide that an engine places. Nothing that is done to it changes that.
final class PlacementOfBarGuide: LayoutConstraint {
  override var isActive: Bool {
    get { (firstItem as? BarGuide)?.owningView != nil }
    set { _ = newValue }
  }
  override var priority: LayoutPriority {
    get { .required }
    set { _ = newValue }
  }
  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? BarGuide)?.length ?? 0 : 0 }
    set { _ = newValue }
  }
  override var shownClass: LayoutConstraint.Type { LayoutConstraint.self }
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
  /// What keeps those bar guides at their places that a constraint speaks of, as UIKit has it in ``constraints``.
  final var constraintsOfBarGuides: [LayoutConstraint] {
    ownLayoutGuides.lazy.compactMap { $0 as? BarGuide }
      .filter { guide in self.ownConstraints.contains { $0.mentions(guide) } }.flatMap(\.placement)
  }

  /// The top or bottom layout guide of a view, even if it has no controller.
  package func barGuide(atTop: Bool) -> LayoutGuide { barGuide(atTop ? .topBar : .bottomBar) }

  fileprivate func barGuide(_ purpose: InsetPurpose) -> BarGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? BarGuide }.first { $0.purpose == purpose }
    return known ?? BarGuide(purpose, in: self)
  }
}
