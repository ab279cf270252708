public import Foundation

// Foundation's rectangles print themselves as `CGRect(origin: Foundation.CGPoint(x: 40.0, ...` on Linux. A conformance holds in the whole
// process, so those who only test views without UIKit's names keep what they print.
#if !canImport(CoreGraphics)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// As on Apple's systems: `(40.0, 100.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// As on Apple's systems: `(200.0, 60.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// As on Apple's systems: `(40.0, 100.0, 200.0, 60.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif
