import Foundation

/// A time interval, under the name that Apple's frameworks use and Linux lacks.
public typealias CFTimeInterval = TimeInterval

extension CGRect {
  /// Whether the rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
  /// Whether the sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether the points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

/// An offset, like UIKit's.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal part.
  public var horizontal: CGFloat
  /// The vertical part.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// An offset of zero.
  public static let zero = UIOffset()
}
