import LayoutSnapshotValues

/// What an item is, as far as rows depend on it.
package struct ItemNature {
  package let kind: Kind
  /// How far the frame reaches beyond what constraints align.
  package let alignment: EdgeInsets
  package let features: Features

  package init(_ kind: Kind, alignment: EdgeInsets = .zero, features: Features = []) {
    (self.kind, self.alignment, self.features) = (kind, alignment, features)
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
  package struct Features: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Its superview says where it lies.
    package static let isPart = Features(rawValue: 1)
    /// It is held at the frame that it was given.
    package static let isHeldAtFrame = Features(rawValue: 2)
    /// Somebody has set its frame, too.
    package static let hasStatedFrame = Features(rawValue: 4)
    /// Its height follows from the width that the layout finds.
    package static let flows = Features(rawValue: 8)
    /// It shows text, some of which may be missing.
    package static let showsText = Features(rawValue: 16)
    /// It shows a part of what lies in it.
    package static let scrolls = Features(rawValue: 32)
    /// Its constraints are made from sizes of contents.
    package static let isBuiltFromContents = Features(rawValue: 64)
  }
}

/// What the insets stand for that a guide lies at. The names are those that layouts call the guides by.
package enum InsetPurpose: String {
  case margins = "layoutMarginsGuide"
  case safeArea = "safeAreaLayoutGuide"
  case readable = "readableContentGuide"
  case topBar = "topLayoutGuide"
  case bottomBar = "bottomLayoutGuide"
  case keyboard = "keyboardLayoutGuide"
  case scrollContent = "contentLayoutGuide"
  case scrollFrame = "frameLayoutGuide"
  case contentMargins = "contentMarginsGuide"
}

/// An attribute of an item.
package struct ItemEnd {
  package let handle: ItemHandle
  package let attribute: LayoutAttribute

  package init(_ handle: ItemHandle, _ attribute: LayoutAttribute) {
    (self.handle, self.attribute) = (handle, attribute)
  }
}
