import LayoutConstraintSolver
import Foundation

/// What an engine goes by.
package enum EngineBasis {
  /// What constraints, contents and frames say, on a device.
  case constraints
  /// The same, with a root that comes as near to a size as it can.
  case fitting(FittingTarget)
  /// That each view lies at a frame; guides follow from their constraints.
  case frames(FrozenFrames)

  package var target: FittingTarget? { if case .fitting(let target) = self { target } else { nil } }
}

/// The size that a fitting size is sought near.
package struct FittingTarget {
  let size: CGSize
  let horizontal: Priority
  let vertical: Priority

  package init(size: CGSize, horizontal: Priority, vertical: Priority) {
    (self.size, self.horizontal, self.vertical) = (size, horizontal, vertical)
  }
}

/// Where views lie in the root, to be held there.
package struct FrozenFrames {
  let frame: (any EngineItem) -> CGRect
  /// The size of what a scroll view scrolls.
  let contentSize: (any EngineItem) -> CGSize

  package init(frame: @escaping (any EngineItem) -> CGRect, contentSize: @escaping (any EngineItem) -> CGSize)
  {
    (self.frame, self.contentSize) = (frame, contentSize)
  }
}

/// Across or downwards.
package enum LayoutAxis {
  case horizontal
  case vertical
}
