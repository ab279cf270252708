import Foundation

/// A rectangle that takes part in layout but is never drawn, for example as a spacer.
///
/// ```swift
/// let gap = LayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
/// gap.bottomAnchor.constraint(equalTo: second.topAnchor).isActive = true
/// ```
open class LayoutGuide: LayoutItem {
  /// A guide that no view owns yet.
  public override init() { super.init() }

  /// The view that the guide was added to.
  public internal(set) var owningView: View? {
    get { ownerReference.owner }
    set { ownerReference.owner = newValue }
  }

  /// The name of the guide in layouts and messages.
  open var identifier = "" {
    didSet { owningView?.discardEngines() }
  }

  /// The guide's rectangle in its owner's coordinates, as of the last layout.
  public var layoutFrame: CGRect { solvedFrame ?? expectedFrame }

  /// The guide's rectangle before a layout has placed it.
  var expectedFrame: CGRect { .zero }
  private var solvedFrame: CGRect?

  package override var hostView: View? { owningView }
  package override var givenName: String? { identifier.isEmpty ? nil : identifier }
  package override func take(_ frame: CGRect) { solvedFrame = frame }

  private var ownerReference = BackReference<View>()
}
