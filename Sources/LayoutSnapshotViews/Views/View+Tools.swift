import Foundation
import LayoutSnapshotEngine

/// What tools that read or rearrange a tree need to know of it, and nobody else.
extension View {
  /// The frame in the coordinates of a view around this one, by the frames as they are now.
  package func frame(in ancestor: View) -> CGRect {
    var frame = frame
    var view = superview
    while let current = view, current !== ancestor {
      frame.origin.x += current.frame.minX
      frame.origin.y += current.frame.minY
      view = current.superview
    }
    return frame
  }

  /// The frame that the owner gave, whatever layouts have made of it.
  package var canvasFrame: CGRect { givenFrame }

  /// Takes a frame as a layout gives it, so that it does not count as given.
  package func place(at frame: CGRect) { take(frame) }

  /// Whether a control has put the view into itself, so that the view is the control's matter.
  package var isPartOfControl: Bool { superview?.hasPutIn(self) ?? isPart }

  /// Whether a stack view has taken the view out of its row, because it is hidden: it lies nowhere then.
  package var isTakenOutByStack: Bool {
    isHidden && superview?.arranges(self) == true
  }

  /// The margins that the view was given as code would give them; none where it has the system's.
  package var givenMargins: GivenMargins? {
    switch margins.own {
    case .fixed(let insets): .fixed(insets)
    case .directional(let insets): .directional(insets)
    case nil: nil
    }
  }

  /// Margins by side or by the direction of text.
  package enum GivenMargins {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// The guides of this view that the system places, as far as someone has asked for them.
  package var systemGuides: [LayoutGuide] { layoutGuides.filter { $0.systemPurpose != nil } }
}

extension LayoutGuide {
  /// An attribute of an item.
  package typealias End = (item: LayoutItem, attribute: LayoutConstraint.Attribute)

  /// The two attributes whose distance the guide is, if it is one.
  package var offsetEnds: (from: End, to: End)? {
    guard case .distance(let from, let to, _) = nature.kind, let first = from.handle.layoutItem,
      let second = to.handle.layoutItem
    else { return nil }
    return ((first, from.attribute), (second, to.attribute))
  }

  /// What the system places the guide at: `layoutMarginsGuide`, `safeAreaLayoutGuide`, `readableContentGuide`.
  package var systemPurpose: String? {
    if case .inset(let purpose) = nature.kind { purpose.name } else { nil }
  }
}
