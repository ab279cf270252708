import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

/// What an attribute is measured on.
package struct ItemPlace {
  package let handle: ItemHandle
  package let attribute: LayoutAttribute
  /// What a baseline adds.
  package let offset: Double

  package init(_ handle: ItemHandle, _ attribute: LayoutAttribute, offset: Double = 0) {
    (self.handle, self.attribute, self.offset) = (handle, attribute, offset)
  }
}

/// How strongly an item keeps to the size of its content.
package struct ContentStrength {
  package let hugging: (horizontal: Priority, vertical: Priority)
  package let resistance: (horizontal: Priority, vertical: Priority)

  package init(
    hugging: (horizontal: Priority, vertical: Priority),
    resistance: (horizontal: Priority, vertical: Priority)
  ) {
    (self.hugging, self.resistance) = (hugging, resistance)
  }
}

/// A frame that was given, the superview's size then, and what grows with it.
package struct StatedFrame {
  /// Whether the room before, the extent and the room after grow.
  package typealias Flexibility = (before: Bool, extent: Bool, after: Bool)

  package let frame: CGRect
  package let outer: CGSize
  package let horizontal: Flexibility
  package let vertical: Flexibility

  package init(frame: CGRect, in outer: CGSize, horizontal: Flexibility, vertical: Flexibility) {
    (self.frame, self.outer, self.horizontal, self.vertical) = (frame, outer, horizontal, vertical)
  }

  /// What grows, as UIKit writes it in conflicts: `h=--& v=-&-`.
  package var pseudocode: String {
    func marks(_ flexible: Flexibility) -> String {
      // A view that says nothing is held at its left and its top.
      guard flexible.before || flexible.extent || flexible.after else { return "--&" }
      return [flexible.before, flexible.extent, flexible.after].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(marks(horizontal)) v=\(marks(vertical))"
  }
}

/// What an item says of its margins.
package struct ItemMargins {
  package let own: Own
  /// Whether the safe area widens them.
  package let addsSafeArea: Bool
  /// Whether they are widened to lie within the superview's.
  package let keepsWithinSuperview: Bool

  package enum Own {
    /// Those of the system, which are others where the item is a root.
    case system(EdgeInsets)
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    package var isOfSystem: Bool { if case .system = self { true } else { false } }
  }

  package init(_ own: Own, addsSafeArea: Bool, keepsWithinSuperview: Bool) {
    (self.own, self.addsSafeArea, self.keepsWithinSuperview) = (own, addsSafeArea, keepsWithinSuperview)
  }

  /// Those of a guide, which has none.
  package static let none = ItemMargins(.fixed(.zero), addsSafeArea: false, keepsWithinSuperview: false)
}

/// What decides on where a scroll view shows its content.
package struct ScrollSurroundings: Equatable {
  package let safeArea: EdgeInsets
  package let frame: CGSize
  /// The size of the content, if constraints make it.
  package let content: CGSize?

  package init(safeArea: EdgeInsets, frame: CGSize, content: CGSize?) {
    (self.safeArea, self.frame, self.content) = (safeArea, frame, content)
  }
}
