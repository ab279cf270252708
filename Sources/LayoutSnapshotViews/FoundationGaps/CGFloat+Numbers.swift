import Foundation

#if !canImport(ObjectiveC)
  /// Extents from Foundation's numbers.
  extension CGFloat {
    /// The number, as near as an extent can be.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    /// The number; nil if no extent is exactly that.
    public init?(exactly number: NSNumber) {
      guard let value = Double(exactly: number) else { return nil }
      self = CGFloat(value)
    }
  }
#endif
