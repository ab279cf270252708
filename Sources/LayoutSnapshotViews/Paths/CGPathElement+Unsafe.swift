import Foundation

/// What an element of a path does. Raw values match Core Graphics'.
public enum CGPathElementType: Int32, Sendable, CaseIterable {
  /// Begins a subpath at a point.
  case moveToPoint = 0
  /// Adds a straight line to a point.
  case addLineToPoint = 1
  /// Adds a curve with one control point, which comes before the end.
  case addQuadCurveToPoint = 2
  /// Adds a curve with two control points, which come before the end.
  case addCurveToPoint = 3
  /// Closes the subpath.
  case closeSubpath = 4
}

/// An element of a path, with its points.
///
/// ```swift
/// path.applyWithBlock { element in
///   if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
/// }
/// ```
@unsafe
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// As many points as the type needs. They are there only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a block with each element of the path.
  ///
  /// ```swift
  /// var count = 0
  /// path.applyWithBlock { _ in count += 1 }
  /// ```
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps.steps {
      var (type, points): (CGPathElementType, [CGPoint]) =
        switch step {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadratic(let control, let end): (.addQuadCurveToPoint, [control, end])
        case .cubic(let first, let second, let end): (.addCurveToPoint, [first, second, end])
        // A pointer to no points has no address.
        case .close: (.closeSubpath, [.zero])
        }
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = unsafe CGPathElement(type: type, points: start)
        unsafe block(&element)
        type = unsafe element.type
      }
    }
  }
}
