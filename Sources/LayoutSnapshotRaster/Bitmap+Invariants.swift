import LayoutSnapshotGraphics

extension Bitmap {
  /// Stops where a pixel's colour exceeds its alpha, which no blending of premultiplied colours makes.
  package func checkInvariants() {
    precondition(alpha == .premultiplied, "a drawn bitmap is premultiplied")
    unsafe withPixels { pixels in
      for index in 0..<pixels.count {
        let pixel = unsafe Pixel(bits: pixels[index])
        precondition(max(pixel.red, max(pixel.green, pixel.blue)) <= pixel.alpha, "colour above alpha")
      }
    }
  }
}

extension MaskCache {
  /// Stops where a fill has left area behind, which would show in the next one.
  package func checkInvariants() {
    precondition(isConsistent, "area left in the accumulator")
  }
}
