import Foundation

/// Where scrolling is to end, as the delegates of scroll views are told it.
public typealias _TargetOffset = UnsafeMutablePointer<CGPoint>
