import LayoutSnapshotGraphics

/// Decodes the pictures of an animated PNG file one after the other.
///
/// ```swift
/// var reader = try PNGAnimationReader(file)
/// while let picture = try reader.next() { print(picture.width) }
/// ```
///
/// Read is what ``PNGWriter`` writes; another program's animation may use what is refused here.
package struct PNGAnimationReader {
  /// The number of pictures; one for a file that is not animated.
  package let frameCount: Int
  /// The pace; nil for a file that is not animated.
  package let framesPerSecond: Int?

  private let file: [UInt8]
  private let header: PNGHeader
  private let limits: PNGLimits
  private var frames: [(area: PixelEdges, data: [UInt8])] = []
  private var canvas: Bitmap?
  private var position = 0

  /// Reads everything but the pixels.
  ///
  /// - Throws: ``PNGDecodingError`` when the bytes are no PNG, or one whose animation is damaged.
  package init(_ file: [UInt8], limits: PNGLimits = .standard) throws(PNGDecodingError) {
    header = try PNGHeader(file)
    (self.file, self.limits) = (file, limits)
    var controls: [(control: PNGAnimation.FrameControl, data: [UInt8])] = []
    var announced: Int?
    var sequence: UInt32 = 0
    func damage(_ reason: String, _ chunk: PNGChunks.Chunk) -> PNGDecodingError {
      .corrupt("the animation \(reason)", at: chunk.whole.lowerBound)
    }
    for chunk in PNGChunks(file) {
      let own = [PNGAnimation.beginning, PNGAnimation.frame, PNGAnimation.data].contains(chunk.name)
      if own {
        let checked = file[chunk.whole.lowerBound + 4..<chunk.data.upperBound]
        guard PNGChecksum.of(checked) == file.bigEndian32(at: chunk.data.upperBound) else {
          throw damage("has a chunk \(chunk.name) with a wrong checksum", chunk)
        }
      }
      switch chunk.name {
      case PNGAnimation.beginning:
        guard announced == nil, chunk.data.count == 8 else { throw damage("begins twice, or wrongly", chunk) }
        announced = Int(file.bigEndian32(at: chunk.data.lowerBound))
      case PNGAnimation.frame:
        guard let control = PNGAnimation.FrameControl(file[chunk.data]), control.sequence == sequence else {
          throw damage("has a picture that is not as snapshots write them", chunk)
        }
        let area = control.area
        guard area.right <= header.width, area.bottom <= header.height, !area.isEmpty else {
          throw damage("has a picture outside of its canvas", chunk)
        }
        sequence += 1
        controls.append((control, []))
      case PNGAnimation.data:
        guard controls.count > 1, chunk.data.count > 4,
          file.bigEndian32(at: chunk.data.lowerBound) == sequence
        else { throw damage("has data that belongs to no picture", chunk) }
        sequence += 1
        controls[controls.count - 1].data += file[chunk.data].dropFirst(4)
      case "IDAT":
        if controls.count == 1 { controls[0].data += file[chunk.data] }
      default: break
      }
    }
    guard let announced else {
      (frameCount, framesPerSecond) = (1, nil)
      return
    }
    let whole = PixelEdges(left: 0, top: 0, right: header.width, bottom: header.height)
    guard announced == controls.count, let first = controls.first?.control, first.area == whole,
      controls.allSatisfy({ $0.control.framesPerSecond == first.framesPerSecond })
    else { throw .corrupt("the animation has other pictures than it announces", at: file.count) }
    (frameCount, framesPerSecond) = (announced, first.framesPerSecond)
    frames = controls.map { ($0.control.area, $0.data) }
  }

  /// The next picture; nil after the last.
  ///
  /// - Throws: ``PNGDecodingError``.
  package mutating func next() throws(PNGDecodingError) -> Bitmap? {
    guard position < frameCount else { return nil }
    defer { position += 1 }
    if position == 0 {
      let first = try Bitmap(png: file, limits: limits)
      canvas = first
      return first
    }
    let (area, data) = frames[position]
    let part = try Bitmap(png: standalone(area, data), limits: limits)
    canvas?.paste(part, left: area.left, top: area.top)
    return canvas
  }

  /// A file of one picture alone, with the palette of all.
  private func standalone(_ area: PixelEdges, _ data: [UInt8]) -> [UInt8] {
    var alone = PNGAssembly()
    for chunk in PNGChunks(file) {
      switch chunk.name {
      case "IHDR":
        alone.add(
          "IHDR",
          [area.width, area.height].flatMap { UInt32($0).bigEndianBytes } + file[chunk.data].dropFirst(8))
      case "PLTE", "tRNS": alone.add(whole: file[chunk.whole])
      default: break
      }
    }
    alone.add("IDAT", data)
    alone.add("IEND", [])
    return alone.bytes
  }
}
