import LayoutSnapshotGraphics

/// Painting in another way than over what is there. Whoever does that accepts that each pixel is mixed by itself.
extension Surface {
  /// Mixes one colour with neighbouring pixels of a row, each by its own coverage, or wholly where there is none.
  func mix(_ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>?, _ color: UInt32) {
    let target = unsafe pointer(x, y)
    for index in 0..<count {
      unsafe mix(color, by: UInt64(coverage?[index] ?? 255), into: &target[index])
    }
  }

  /// Mixes one colour with neighbouring pixels of a row, all covered alike.
  func mix(_ x: Int, _ y: Int, count: Int, evenCoverage coverage: UInt64, _ color: UInt32) {
    let target = unsafe pointer(x, y)
    for index in 0..<count { unsafe mix(color, by: coverage, into: &target[index]) }
  }

  /// Mixes a row of premultiplied colours with what is there.
  func mix(
    _ x: Int, _ y: Int, count: Int, coverage: UnsafePointer<UInt8>?, colors: UnsafePointer<UInt32>
  ) {
    let target = unsafe pointer(x, y)
    for index in 0..<count {
      unsafe mix(colors[index], by: UInt64(coverage?[index] ?? 255), into: &target[index])
    }
  }

  /// A pixel that is covered in part keeps the other part of what it was.
  private func mix(_ color: UInt32, by coverage: UInt64, into pixel: inout UInt32) {
    if coverage == 0 { return }
    let new = mode.mixed(color, with: pixel)
    pixel =
      coverage == 255
      ? new : gather(scale(spread(new), by: coverage) &+ scale(spread(pixel), by: 255 &- coverage))
  }
}
