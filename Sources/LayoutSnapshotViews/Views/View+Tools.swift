import Foundation

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
  package var isPartOfControl: Bool { isPart || (superview as? SearchBar)?.searchTextField === self }

  /// Whether a stack view has taken the view out of its row, because it is hidden: it lies nowhere then.
  package var isTakenOutByStack: Bool {
    isHidden && (superview as? StackView)?.arrangedSubviews.contains { $0 === self } == true
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

  /// Every item from this view inwards with the path that layouts call it by.
  package var itemsWithPaths: [(item: LayoutItem, path: String)] {
    let tree = TreeOrder(root: self)
    return zip(tree.items, tree.outline.paths).compactMap { handle, path in
      handle.layoutItem.map { ($0, path) }
    }
  }

  /// The guides of this view that the system places, as far as someone has asked for them.
  package var systemGuides: [LayoutGuide] { layoutGuides.filter { $0 is InsetGuide } }
}

extension ScrollView {
  /// The content's size as the frames in it suggest: to their far ends, and as far on as they begin.
  package var canvasContentSize: CGSize {
    let frames = subviews.map(\.frame)
    guard let first = frames.first else { return contentSize }
    let union = frames.dropFirst().reduce(first) { $0.union($1) }
    return CGSize(
      width: max(contentSize.width, union.maxX + max(0, union.minX)),
      height: max(contentSize.height, union.maxY + max(0, union.minY)))
  }
}

extension LayoutGuide {
  /// An attribute of an item.
  package typealias End = (item: LayoutItem, attribute: LayoutConstraint.Attribute)

  /// The two attributes whose distance the guide is, if it is one.
  package var offsetEnds: (from: End, to: End)? {
    guard let guide = self as? OffsetGuide, let from = guide.from.handle.layoutItem, let to = guide.to.handle.layoutItem
    else { return nil }
    return ((from, guide.from.attribute), (to, guide.to.attribute))
  }

  /// What the system places the guide at: `layoutMarginsGuide`, `safeAreaLayoutGuide`, `readableContentGuide`.
  package var systemPurpose: String? { (self as? InsetGuide)?.purpose.rawValue }
}
