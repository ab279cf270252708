import Foundation

/// What Core Graphics adds to Foundation's geometry, which Linux has without.
public typealias CFTimeInterval = TimeInterval

extension CGRect {
  /// Whether both are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
  /// Whether both are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether both are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

/// An offset, like UIKit's.
public struct UIOffset: Hashable, Sendable {
  /// Across.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No shift.
  public init() { (horizontal, vertical) = (0, 0) }
  /// A shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No shift.
  public static let zero = UIOffset()
}
