import LayoutSnapshotSources

/// Swift sources of an app. Two are prepared together, so that one extends and overrides what the other declares: a line of
/// dashes separates them.
enum SourcesTarget {
  static func read(_ bytes: [UInt8]) {
    let sources = parts(of: bytes).enumerated().map { (path: "\($0.offset).swift", bytes: $0.element) }
    let context = TargetContext(of: sources)
    for (path, bytes) in sources {
      guard let prepared = try? Preparation.source(bytes, path: path, context: context) else { continue }
      precondition(prepared.firstLostLine(of: bytes) == nil, "a line is not where errors look for it")
      let again = try? Preparation.source(bytes, path: path, context: TargetContext(of: sources))
      precondition(again?.bytes == prepared.bytes, "the same source is prepared otherwise")
      precondition(prepared.isReadable, "the copy cannot be read")
    }
  }

  private static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    let separator = Array("\n---\n".utf8)
    guard let place = bytes.firstRange(of: separator) else { return [bytes] }
    return [Array(bytes[..<place.lowerBound]), Array(bytes[place.upperBound...])]
  }
}
