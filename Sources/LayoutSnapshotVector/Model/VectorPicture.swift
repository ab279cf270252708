import LayoutSnapshotXML

/// A picture of paths, as an SVG or PDF file describes it: its size, and how it is drawn, step by step.
///
/// ```swift
/// let picture = try VectorPicture.read(bytes)
/// picture.width      // 24, in points
/// picture.steps      // [.fill(…), .stroke(…)]
/// picture.lacks      // ["text"]: what the steps leave out
/// ```
///
/// Files are not trusted: what is damaged, endless or too large is an error or a lack. All results come from
/// additions, multiplications, divisions and square roots, so that they are the same on every machine.
package struct VectorPicture: Hashable, Sendable {
  /// The size in points; both sides are from above 0 to 65535.
  package let width: Double
  package let height: Double
  /// How the picture is drawn, with the origin at the upper left and y downwards. Each ``VectorStep/save`` has its
  /// ``VectorStep/restore``, each group and mask its end. What lies outside of the size is not clipped away.
  package let steps: [VectorStep]
  /// What the file contains beyond the steps, each once, in the order of its first appearance: `text`, `filter`.
  package let lacks: [String]

  package init(width: Double, height: Double, steps: [VectorStep], lacks: [String]) {
    (self.width, self.height, self.steps, self.lacks) = (width, height, steps, lacks)
  }

  /// Reads an SVG or PDF file, whichever it is.
  ///
  /// - Complexity: About linear in the bytes of the file, those that it expands to, and the steps; the limits bound all three.
  /// - Throws: ``VectorError`` for a file that is neither, that is damaged beyond what is drawn, or beyond a limit.
  package static func read(
    _ bytes: [UInt8], limits: VectorLimits = VectorLimits()
  ) throws(VectorError) -> VectorPicture {
    if bytes.count > limits.bytes { throw VectorError(.tooManyBytes(bytes.count, limit: limits.bytes)) }
    if PDFFile.header(in: bytes) != nil { return try PDFReader.read(bytes, limits: limits) }
    if let other = VectorError.Other(bytes) { throw VectorError(.notAPicture(other)) }
    return try SVGReader.read(bytes, limits: limits)
  }
}

/// How much a file may ask for. The values fit the largest icons and illustrations of apps many times.
package struct VectorLimits: Hashable, Sendable {
  /// Bytes of the file.
  package var bytes = 64 << 20
  /// Bytes that compressed parts expand to, together.
  package var expandedBytes = 128 << 20
  /// Steps of the result; four times as many elements, objects or operators are visited on the way.
  package var steps = 500_000
  /// Points of the result's paths, together.
  package var points = 4_000_000
  /// How deep groups, forms and references may lie in each other.
  package var depth = 60

  package init() {}
}
