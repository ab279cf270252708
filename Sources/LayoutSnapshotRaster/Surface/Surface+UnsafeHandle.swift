import LayoutSnapshotGraphics

/// Memory that is painted on: a band of the canvas, or the sheet of a group. Valid while its owner lives.
///
/// Every caller cuts what it paints to `bounds` first.
struct Surface {
  /// The pixel at the left and top of `bounds`.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// Which pixels of the canvas these are.
  let bounds: PixelEdges

  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.top) &* stride &+ (x &- bounds.left))
  }

  /// Paints whole pixels in one premultiplied colour.
  ///
  /// Opaque rows are copies of the first: copying runs at the speed of memory.
  func fill(_ box: PixelEdges, _ color: UInt32) {
    let first = pointer(box.left, box.top)
    if color >= 0xFF00_0000 {
      first.update(repeating: color, count: box.width)
      for row in 1..<max(1, box.height) { (first + row &* stride).update(from: first, count: box.width) }
    } else {
      for row in 0..<box.height { blendSpan(first + row &* stride, count: box.width, color) }
    }
  }

  /// Paints neighbouring pixels of a row, all covered alike.
  @inline(__always)
  func span(_ x: Int, _ y: Int, count: Int, coverage: UInt64, _ color: UInt32) {
    let shade = coverage == 255 ? color : gather(scale(spread(color), by: coverage))
    if shade >= 0xFF00_0000 {
      pointer(x, y).update(repeating: shade, count: count)
    } else {
      blendSpan(pointer(x, y), count: count, shade)
    }
  }

  /// Paints pixels of a row, each by its own coverage.
  ///
  /// Four at a time, as sixteen channels in a vector; more than half of a glyph's mask is empty, and most of the
  /// rest is full.
  @inline(__always)
  func row(_ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>, _ color: UInt32) {
    let target = pointer(x, y)
    let isOpaque = color >= 0xFF00_0000
    let source = Channels(repeating: color)
    let bytes = UnsafeRawPointer(coverage)
    let pixels = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 4 <= count {
      let amounts = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      if amounts == .max && isOpaque {
        pixels.storeBytes(of: SIMD4(repeating: color), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      } else if amounts != 0 {
        let old = pixels.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
        let shade = source.scaled(by: Channels(ofBytes: amounts))
        pixels.storeBytes(
          of: shade.blended(over: Channels(old)), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      }
      index &+= 4
    }
    while index < count {
      let amount = coverage[index]
      if amount == 255 && isOpaque {
        target[index] = color
      } else if amount != 0 {
        target[index] = blend(scale(spread(color), by: UInt64(amount)), over: target[index])
      }
      index &+= 1
    }
  }

  /// Paints a row of premultiplied colours, each by its own coverage, or wholly where there is none.
  func row(
    _ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>?, colors: UnsafePointer<UInt32>
  ) {
    let target = pointer(x, y)
    for index in 0..<count {
      let color = colors[index]
      let amount = coverage?[index] ?? 255
      if amount == 255 && color >= 0xFF00_0000 {
        target[index] = color
      } else if amount != 0 && color != 0 {
        let source = amount == 255 ? spread(color) : scale(spread(color), by: UInt64(amount))
        target[index] = blend(source, over: target[index])
      }
    }
  }

  /// Paints one colour over neighbouring pixels, four in a step.
  private func blendSpan(_ target: UnsafeMutablePointer<UInt32>, count: Int, _ color: UInt32) {
    if color == 0 { return }
    let source = Channels(repeating: color)
    let pixels = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 4 <= count {
      let old = pixels.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      pixels.storeBytes(
        of: source.blended(over: Channels(old)), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      target[index] = blend(spread(color), over: target[index])
      index &+= 1
    }
  }
}

/// The memory of a group's sheet, transparent at first.
final class Sheet {
  let surface: Surface

  init(_ bounds: PixelEdges) {
    let count = max(1, bounds.width * bounds.height)
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    base.update(repeating: 0, count: count)
    surface = Surface(base: base, stride: bounds.width, bounds: bounds)
  }

  deinit { surface.base.deallocate() }
}
