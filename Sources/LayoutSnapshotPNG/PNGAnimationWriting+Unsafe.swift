import LayoutSnapshotGraphics

extension PNGWriter {
  /// Writes pictures that follow each other as one file: an APNG with a ``PNGProof`` of all of them.
  ///
  /// The bytes depend on the pictures alone: they are compressed by ``Deflate``, and not by the system's zlib.
  ///
  /// Where no format is given, the pictures are made twice, first for their colours and then for their pixels, so that only two
  /// are held in memory.
  ///
  /// - Parameters:
  ///   - digest: what stands for all pictures together in the proof.
  ///   - format: one that holds the colours of all pictures, where that is known.
  ///   - frame: gives a picture by its number; all are of one size.
  package static func animation(
    frameCount: Int, framesPerSecond: Int, _ compression: PNGCompression, digest: Digest128,
    format: PixelFormat? = nil, frame: (Int) -> Bitmap
  ) throws(PNGEncodingError) -> [UInt8] {
    precondition(
      frameCount > 0 && (1..<1 << 16).contains(framesPerSecond), "An animation has pictures and a pace.")
    let format = format ?? self.format(frameCount, frame)
    var last = frame(0)
    let whole = PixelEdges(left: 0, top: 0, right: last.width, bottom: last.height)
    guard !whole.isEmpty else { throw .empty(width: whole.width, height: whole.height) }
    var file = PNGAssembly()
    file.addHeader(width: whole.width, height: whole.height, format)
    file.add(PNGAnimation.beginning, UInt32(frameCount).bigEndianBytes + UInt32(0).bigEndianBytes)
    var sequence: UInt32 = 0
    func next() -> UInt32 {
      defer { sequence += 1 }
      return sequence
    }
    func control(_ area: PixelEdges) -> [UInt8] {
      PNGAnimation.FrameControl(sequence: next(), area: area, framesPerSecond: framesPerSecond).bytes
    }
    file.add(PNGAnimation.frame, control(whole))
    file.add("IDAT", last.packed(whole, format, compression))
    for index in 1..<max(1, frameCount) {
      let picture = frame(index)
      precondition(
        picture.width == whole.width && picture.height == whole.height, "All pictures have one size.")
      // A picture needs a pixel even if nothing has changed.
      let area = changes(from: last, to: picture) ?? PixelEdges(left: 0, top: 0, right: 1, bottom: 1)
      file.add(PNGAnimation.frame, control(area))
      file.add(
        PNGAnimation.data, next().bigEndianBytes + picture.packed(area, format, compression))
      last = picture
    }
    file.add(PNGProof.chunkName, PNGProof.chunkData(for: digest, in: file.bytes, version: .animation))
    file.add("IEND", [])
    return file.bytes
  }

  /// The smallest format that holds the colours of all pictures.
  private static func format(_ frameCount: Int, _ frame: (Int) -> Bitmap) -> PixelFormat {
    var survey = ColorSurvey()
    for index in 0..<frameCount {
      let rows = BitmapRows(frame(index))
      for y in 0..<rows.height {
        rows.advance()
        if !rows.repeatsRowAbove(y) { unsafe survey.add(rows.pixels(inRow: y), count: rows.width) }
      }
    }
    return survey.format
  }

  /// The smallest rectangle around all pixels that differ; nil if none does.
  private static func changes(from old: Bitmap, to new: Bitmap) -> PixelEdges? {
    let (before, after) = (BitmapRows(old), BitmapRows(new))
    var found: PixelEdges?
    for y in 0..<new.height {
      before.advance()
      after.advance()
      let (a, b) = unsafe (before.pixels(inRow: y), after.pixels(inRow: y))
      guard let left = (0..<new.width).first(where: { unsafe a[$0] != b[$0] }),
        let right = (0..<new.width).last(where: { unsafe a[$0] != b[$0] })
      else { continue }
      let box = found ?? PixelEdges(left: left, top: y, right: right + 1, bottom: y + 1)
      found = PixelEdges(
        left: min(box.left, left), top: box.top, right: max(box.right, right + 1), bottom: y + 1)
    }
    return found
  }
}
