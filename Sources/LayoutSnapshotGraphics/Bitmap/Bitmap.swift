/// A picture in memory: rows of 8-bit sRGB pixels with alpha, from the top left.
///
/// ```swift
/// var bitmap = Bitmap(width: 2, height: 1, fill: .white)
/// bitmap[1, 0] = Pixel(red: 255, green: 0, blue: 0)
/// bitmap[0, 0]   // Pixel.white
/// ```
///
/// A bitmap is a value. Copies share memory until one of them is written to, so a picture with a single owner
/// is drawn, compared and stored without a second copy.
///
/// Rejected: `[UInt8]`. Its subscript costs 169 ms for a phone-sized comparison in a debug build
/// where a row pointer costs 8 ms, and it cannot be made without clearing it first.
public struct Bitmap: Sendable {
  /// How color channels relate to alpha in memory.
  package enum Alpha: Sendable {
    /// The color is multiplied by alpha, as needed for blending.
    case premultiplied
    /// The color is not multiplied by alpha, as needed for files and comparisons.
    case straight
  }

  /// The number of pixels in a row.
  public private(set) var width: Int
  /// The number of rows.
  public private(set) var height: Int
  /// The form of the pixels in memory. The public interface always uses straight pixels.
  package private(set) var alpha: Alpha
  var storage: PixelStorage

  /// Makes a bitmap of one color.
  ///
  /// - Precondition: neither side is negative, and there are at most 2^31 pixels.
  /// - Complexity: O(width * height).
  public init(width: Int, height: Int, fill: Pixel = .clear) {
    self.init(width: width, height: height, fill: fill, alpha: .premultiplied)
  }

  /// Makes a bitmap of one color in the given form.
  package init(width: Int, height: Int, fill: Pixel, alpha: Alpha) {
    self.init(uninitializedWidth: width, height: height, alpha: alpha)
    storage.fill(with: Self.stored(fill, as: alpha).bits, count: pixelCount)
  }

  /// Makes a bitmap with undefined pixels. The caller has to write all of them.
  package init(uninitializedWidth width: Int, height: Int, alpha: Alpha) {
    storage = PixelStorage(capacity: Self.checkedCount(width, height))
    self.width = width
    self.height = height
    self.alpha = alpha
  }

  /// The number of pixels.
  public var pixelCount: Int { width * height }

  /// The pixel at a column and a row.
  ///
  /// - Precondition: the position is inside the bitmap.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      let pixel = Pixel(bits: storage[offset(x, y)])
      return alpha == .straight ? pixel : pixel.unpremultiplied
    }
    set {
      makeUnique()
      storage[offset(x, y)] = Self.stored(newValue, as: alpha).bits
    }
  }

  /// Gives the bitmap another size and form, keeping its memory where that suffices.
  ///
  /// The pixels are then unspecified, and the caller writes all of them. The first touch of new
  /// memory costs more than drawing into it (6 to 10 ms for a phone-sized picture), so those who
  /// draw many pictures keep one bitmap.
  package mutating func reshape(width: Int, height: Int, alpha: Alpha) {
    let count = Self.checkedCount(width, height)
    if storage.capacity < count || !isKnownUniquelyReferenced(&storage) {
      storage = PixelStorage(capacity: count)
    }
    self.width = width
    self.height = height
    self.alpha = alpha
  }

  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = PixelStorage(copying: storage, count: pixelCount)
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "Pixel (\(x), \(y)) is outside a bitmap of \(width) x \(height)."
    )
    return y * width + x
  }

  private static func stored(_ pixel: Pixel, as alpha: Alpha) -> Pixel {
    alpha == .straight ? pixel : pixel.premultiplied
  }

  private static func checkedCount(_ width: Int, _ height: Int) -> Int {
    precondition(width >= 0 && height >= 0, "A bitmap cannot have a negative side: \(width) x \(height).")
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(!overflow && count <= 1 << 31, "A bitmap of \(width) x \(height) is too large.")
    return count
  }
}
