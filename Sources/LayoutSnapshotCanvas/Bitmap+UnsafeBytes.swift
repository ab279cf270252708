import LayoutSnapshotGraphics

extension Bitmap {
  /// Red, green, blue and straight alpha of all pixels, row after row, behind other bytes.
  ///
  /// - Precondition: the bitmap is premultiplied, as the rasterizer leaves it.
  func straightBytes(after head: [UInt8]) -> [UInt8] {
    unsafe withPixels { pixels in
      let count = head.count + 4 * pixels.count
      return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        for (index, byte) in head.enumerated() { unsafe bytes[index] = byte }
        var place = head.count
        for index in 0..<pixels.count {
          let stored = Pixel(bits: unsafe pixels[index])
          let pixel = stored.alpha == 255 ? stored : stored.unpremultiplied
          unsafe bytes[place] = pixel.red
          unsafe bytes[place + 1] = pixel.green
          unsafe bytes[place + 2] = pixel.blue
          unsafe bytes[place + 3] = pixel.alpha
          place += 4
        }
        filled = count
      }
    }
  }
}
