import LayoutSnapshotValues

/// What an item is, as far as rows depend on it.
package struct ItemNature {
  package let kind: Kind
  /// How far the frame reaches beyond what constraints align.
  package let alignment: EdgeInsets
  package private(set) var features: Features

  package init(_ kind: Kind, alignment: EdgeInsets = .zero, features: Features = Features()) {
    (self.kind, self.alignment, self.features) = (kind, alignment, features)
    if case .inset(.scrollFrame) = kind { self.features.isScrollFrame = true }
  }

  /// Who decides where an item lies.
  package enum Kind {
    /// Constraints, contents, a frame.
    case view
    /// Constraints alone.
    case guide
    /// The insets of its parent.
    case inset(InsetPurpose)
    /// Two ends, whose distance it is.
    case distance(from: ItemEnd, to: ItemEnd, isVertical: Bool)
  }

  /// What is so of a view, or not.
  package struct Features {
    /// Its superview says where it lies.
    package var isPart = false
    /// It is held at the frame that it was given.
    package var isHeldAtFrame = false
    /// Somebody has set its frame, too.
    package var hasStatedFrame = false
    /// Its height follows from the width that the layout finds.
    package var flows = false
    /// It shows text, some of which may be missing.
    package var showsText = false
    /// It shows a part of what lies in it.
    package var scrolls = false
    /// It is the guide for the frame of a view that scrolls.
    fileprivate(set) var isScrollFrame = false
    /// Its constraints are made from sizes of contents.
    package var isBuiltFromContents = false

    package init() {}
  }
}

/// What the insets stand for that a guide lies at.
package enum InsetPurpose {
  case margins
  case safeArea
  case readable
  case topBar
  case bottomBar
  case keyboard
  case scrollContent
  case scrollFrame
  case contentMargins

  /// What layouts call the guide.
  package var name: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .topBar: "topLayoutGuide"
    case .bottomBar: "bottomLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .contentMargins: "contentMarginsGuide"
    }
  }
}

/// An attribute of an item.
package struct ItemEnd {
  package let handle: ItemHandle
  package let attribute: LayoutAttribute

  package init(_ handle: ItemHandle, _ attribute: LayoutAttribute) {
    (self.handle, self.attribute) = (handle, attribute)
  }
}
