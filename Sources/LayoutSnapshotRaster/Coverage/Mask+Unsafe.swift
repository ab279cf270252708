import LayoutSnapshotGraphics

/// How much of each pixel in a rectangle something covers, 0 to 255.
final class Mask {
  let bounds: PixelEdges
  let bytes: [UInt8]

  init(_ bounds: PixelEdges, _ bytes: [UInt8]) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Reads a row from a column on.
  @inline(__always)
  func withRow<Result>(_ x: Int, _ y: Int, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { all in
      unsafe body(all.baseAddress! + ((y &- bounds.top) &* bounds.width &+ (x &- bounds.left)))
    }
  }
}
