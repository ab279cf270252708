import Graphics

/// A bitmap's memory while something is painted on it; valid inside `withMutablePixels` only.
///
/// All writing through pointers is in this file, and every rectangle is cut to the canvas first.
struct Canvas {
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Paints a rectangle in a premultiplied colour, its border pixels by the exact area they share.
  mutating func fill(_ rect: FixedRect, with color: Pixel) {
    guard let rect = clipped(rect) else { return }
    let source = spread(color.bits)
    let columns = Span(from: rect.left, to: rect.right)
    let rows = Span(from: rect.top, to: rect.bottom)
    for y in rows.first...rows.last {
      let coverage = rows.coverage(of: y)
      paintPartial(x: columns.first, y, coverage * columns.coverage(of: columns.first), source)
      if columns.last > columns.first {
        paintPartial(x: columns.last, y, coverage * columns.coverage(of: columns.last), source)
      }
      let inner = columns.first + 1..<max(columns.first + 1, columns.last)
      paint(inner, y, coverage: byte(area: coverage * 256), source)
    }
  }

  /// The part of a rectangle on the canvas; none where that is empty.
  private func clipped(_ rect: FixedRect) -> FixedRect? {
    let cut = FixedRect(
      left: max(rect.left, Fixed(pixels: 0)), top: max(rect.top, Fixed(pixels: 0)),
      right: min(rect.right, Fixed(pixels: width)), bottom: min(rect.bottom, Fixed(pixels: height)))
    return cut.isEmpty ? nil : cut
  }

  private func paintPartial(x: Int, _ y: Int, _ area: UInt64, _ source: UInt64) {
    paint(x..<x + 1, y, coverage: byte(area: area), source)
  }

  /// Paints neighbouring pixels of a row, all covered alike.
  private func paint(_ columns: Range<Int>, _ y: Int, coverage: UInt64, _ source: UInt64) {
    if columns.isEmpty || coverage == 0 { return }
    let row = UnsafeMutableBufferPointer(
      rebasing: pixels[y * width + columns.lowerBound..<y * width + columns.upperBound])
    let shade = coverage == 255 ? source : scale(source, by: coverage)
    if shade &>> 48 == 255 {
      row.update(repeating: gather(shade))
    } else {
      for index in row.indices { row[index] = blend(shade, over: row[index]) }
    }
  }

  /// The byte of coverage nearest to an area in 1/65536 pixel.
  private func byte(area: UInt64) -> UInt64 { (area * 255 + 32768) >> 16 }
}

/// The pixels of a row or a column that an interval touches, and by how much.
private struct Span {
  let from: Fixed
  let to: Fixed
  let first: Int
  let last: Int

  /// - Precondition: the interval is not empty.
  init(from: Fixed, to: Fixed) {
    self.from = from
    self.to = to
    first = from.floor
    last = to.ceiling - 1
  }

  /// How much of a pixel the interval covers, in 1/256.
  func coverage(of pixel: Int) -> UInt64 {
    let begin = max(from, Fixed(pixels: pixel))
    let end = min(to, Fixed(pixels: pixel + 1))
    return UInt64(end.rawValue - begin.rawValue)
  }
}
