extension Bitmap: Equatable {
  /// Whether two bitmaps have the same size and the same pixels, whichever form they are kept in.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    let rowsOfA = BitmapRows(a)
    let rowsOfB = BitmapRows(b)
    return (0..<a.height).allSatisfy { y in
      unsafe hasEqualBytes(rowsOfA.pixels(inRow: y), rowsOfB.pixels(inRow: y), count: 4 * a.width)
    }
  }
}
