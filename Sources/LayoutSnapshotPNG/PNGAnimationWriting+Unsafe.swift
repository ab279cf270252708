import LayoutSnapshotGraphics

extension PNGWriter {
  /// Writes pictures that follow each other as one file: an APNG with a ``PNGProof`` of all of them.
  ///
  /// The pictures are made twice, first for their colours and then for their pixels, so that only two are held in memory.
  ///
  /// - Parameters:
  ///   - digest: what stands for all pictures together in the proof.
  ///   - frame: gives a picture by its number; all are of one size.
  package static func animation(
    frameCount: Int, framesPerSecond: Int, _ compression: PNGCompression, digest: Digest128,
    frame: (Int) -> Bitmap
  ) throws(PNGEncodingError) -> [UInt8] {
    precondition(
      frameCount > 0 && (1..<1 << 16).contains(framesPerSecond), "An animation has pictures and a pace.")
    var survey = ColorSurvey()
    for index in 0..<frameCount {
      let rows = BitmapRows(frame(index))
      for y in 0..<rows.height {
        rows.advance()
        if !rows.repeatsRowAbove(y) { unsafe survey.add(rows.pixels(inRow: y), count: rows.width) }
      }
    }
    var last = frame(0)
    let whole = PixelEdges(left: 0, top: 0, right: last.width, bottom: last.height)
    let writer = try PNGWriter(
      width: last.width, height: last.height, format: survey.format, compression: compression, proof: false)
    try writer.add(
      chunk: PNGAnimation.beginning, UInt32(frameCount).bigEndianBytes + UInt32(0).bigEndianBytes)
    var sequence: UInt32 = 0
    func control(_ area: PixelEdges) -> [UInt8] {
      defer { sequence += 1 }
      return PNGAnimation.FrameControl(sequence: sequence, area: area, framesPerSecond: framesPerSecond).bytes
    }
    try writer.add(chunk: PNGAnimation.frame, control(whole))
    try writer.write(last, in: whole)
    for index in 1..<max(1, frameCount) {
      let next = frame(index)
      precondition(next.width == whole.width && next.height == whole.height, "All pictures have one size.")
      // A picture needs a pixel even if nothing has changed.
      let area = changes(from: last, to: next) ?? PixelEdges(left: 0, top: 0, right: 1, bottom: 1)
      let part = try PNGWriter(
        width: area.width, height: area.height, format: survey.format, compression: compression, proof: false)
      try part.write(next, in: area)
      let file = try part.finish()
      let data = PNGChunks(file).filter { $0.name == "IDAT" }.flatMap { file[$0.data] }
      try writer.add(chunk: PNGAnimation.frame, control(area))
      try writer.add(chunk: PNGAnimation.data, sequence.bigEndianBytes + data)
      sequence += 1
      last = next
    }
    try writer.add(
      chunk: PNGProof.chunkName, PNGProof.chunkData(for: digest, in: writer.bytes, version: .animation))
    return try writer.finish()
  }

  /// Writes all rows of a part of a picture.
  private func write(_ bitmap: Bitmap, in area: PixelEdges) throws(PNGEncodingError) {
    let rows = BitmapRows(bitmap)
    for y in 0..<area.bottom {
      rows.advance()
      if y >= area.top { unsafe try write(rows.pixels(inRow: y) + area.left) }
    }
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
