import LayoutSnapshotGraphics

/// Memory that is painted on: a band of the canvas, or the sheet of a group. Valid while its owner lives.
///
/// Every caller cuts what it paints to `bounds` first.
@safe
struct Surface {
  /// The pixel at the left and top of `bounds`.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// Which pixels of the canvas these are.
  let bounds: PixelEdges
  /// How what is painted is mixed with what is there.
  var mode = BlendMode.normal

  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe base + ((y &- bounds.top) &* stride &+ (x &- bounds.left))
  }

  /// Paints whole pixels in one premultiplied colour.
  ///
  /// Opaque rows are copies of the first: copying runs at the speed of memory.
  func fill(_ box: PixelEdges, _ color: UInt32) {
    if mode != .normal {
      for y in box.top..<box.bottom { unsafe mix(box.left, y, count: box.width, coverage: nil, color) }
      return
    }
    let first = unsafe pointer(box.left, box.top)
    if color >= 0xFF00_0000 {
      unsafe first.update(repeating: color, count: box.width)
      for row in 1..<max(1, box.height) {
        unsafe (first + row &* stride).update(from: first, count: box.width)
      }
    } else {
      for row in 0..<box.height { unsafe blendSpan(first + row &* stride, count: box.width, color) }
    }
  }

  /// Paints neighbouring pixels of a row, all covered alike.
  @inline(__always)
  func span(_ x: Int, _ y: Int, count: Int, coverage: UInt64, _ color: UInt32) {
    if mode != .normal { return mix(x, y, count: count, evenCoverage: coverage, color) }
    let shade = coverage == 255 ? color : gather(scale(spread(color), by: coverage))
    if shade >= 0xFF00_0000 {
      unsafe pointer(x, y).update(repeating: shade, count: count)
    } else {
      unsafe blendSpan(pointer(x, y), count: count, shade)
    }
  }

  /// Paints pixels of a row, each by its own coverage.
  ///
  /// Four at a time, as sixteen channels in a vector; more than half of a glyph's mask is empty, and most of the
  /// rest is full.
  @inline(__always)
  func row(_ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>, _ color: UInt32) {
    if mode != .normal { return unsafe mix(x, y, count: count, coverage: coverage, color) }
    let target = unsafe pointer(x, y)
    let isOpaque = color >= 0xFF00_0000
    let source = Channels(repeating: color)
    let bytes = unsafe UnsafeRawPointer(coverage)
    let pixels = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 4 <= count {
      let amounts = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      if amounts == .max && isOpaque {
        unsafe pixels.storeBytes(
          of: SIMD4(repeating: color), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      } else if amounts != 0 {
        let old = unsafe pixels.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
        let shade = source.scaled(by: Channels(ofBytes: amounts))
        unsafe pixels.storeBytes(
          of: shade.blended(over: Channels(old)), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      }
      index &+= 4
    }
    while index < count {
      let amount = unsafe coverage[index]
      if amount == 255 && isOpaque {
        unsafe target[index] = color
      } else if amount != 0 {
        unsafe target[index] = unsafe blend(scale(spread(color), by: UInt64(amount)), over: target[index])
      }
      index &+= 1
    }
  }

  /// Paints a row of premultiplied colours, each by its own coverage, or wholly where there is none.
  func row(
    _ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>?, colors: UnsafePointer<UInt32>
  ) {
    if mode != .normal { return unsafe mix(x, y, count: count, coverage: coverage, colors: colors) }
    let target = unsafe pointer(x, y)
    for index in 0..<count {
      let color = unsafe colors[index]
      let amount = unsafe coverage?[index] ?? 255
      if amount == 255 && color >= 0xFF00_0000 {
        unsafe target[index] = color
      } else if amount != 0 && color != 0 {
        let source = amount == 255 ? spread(color) : scale(spread(color), by: UInt64(amount))
        unsafe target[index] = unsafe blend(source, over: target[index])
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
      let old = unsafe pixels.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      unsafe pixels.storeBytes(
        of: source.blended(over: Channels(old)), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = unsafe blend(spread(color), over: target[index])
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
    unsafe base.update(repeating: 0, count: count)
    surface = unsafe Surface(base: base, stride: bounds.width, bounds: bounds)
  }

  deinit { unsafe surface.base.deallocate() }

  /// How opaque its pixels are, row by row.
  func opacity(in box: PixelEdges) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(box.width * box.height)
    for y in box.top..<box.bottom {
      let row = unsafe surface.pointer(box.left, y)
      for x in 0..<box.width { bytes.append(UInt8(truncatingIfNeeded: unsafe row[x] >> 24)) }
    }
    return bytes
  }
}
