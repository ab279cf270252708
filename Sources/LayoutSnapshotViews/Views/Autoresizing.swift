import Foundation

extension View {
  /// Which distances and extents grow with the superview. The bits are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mask of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The extent across.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The extent downwards.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// One axis of a frame and its mask: where the view lies for any extent of its superview.
struct AutoresizingAxis {
  /// Before, extent and after, as they were when the frame was set.
  let lengths: (before: Double, extent: Double, after: Double)
  /// How much of the superview's growth goes to each.
  let shares: (before: Double, extent: Double)

  init(origin: Double, extent: Double, superviewExtent: Double, flexible: (Bool, Bool, Bool)) {
    lengths = (origin, extent, superviewExtent - origin - extent)
    // Those that are flexible grow in proportion to what they are, or equally if they are all nothing.
    let candidates = [
      flexible.0 ? max(lengths.before, 0) : nil, flexible.1 ? extent : nil,
      flexible.2 ? max(lengths.after, 0) : nil,
    ]
    let present = candidates.compactMap { $0 }
    let sum = present.reduce(0, +)
    let parts = candidates.map { $0.map { sum > 0 ? $0 / sum : 1 / Double(present.count) } ?? 0 }
    shares = (parts[0], parts[1])
  }
}

extension View.AutoresizingMask {
  var horizontal: (Bool, Bool, Bool) {
    (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
  }

  var vertical: (Bool, Bool, Bool) {
    (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }

  /// The mask as UIKit writes it in conflicts: `h=--& v=-&-`.
  var pseudocode: String {
    func marks(_ flexible: (Bool, Bool, Bool)) -> String {
      [flexible.0, flexible.1, flexible.2].map { $0 ? "&" : "-" }.joined()
    }
    // A view that says nothing is held at its left and its top.
    let horizontal = isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal ? "--&" : marks(self.horizontal)) v=\(vertical ? "--&" : marks(self.vertical))"
  }
}
