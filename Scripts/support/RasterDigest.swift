// Compiled into one module with LayoutSnapshotGraphics, LayoutSnapshotRaster and the tests' showcase by Scripts/raster-determinism.

/// A number that depends on every pixel of a scene in which everything occurs that can be drawn.
@_cdecl("raster_digest")
public func rasterDigest(_ threads: Int) -> UInt64 {
  let bitmap = draw(Showcase.list, threads)
  bitmap.checkInvariants()
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  bitmap.withPixels { pixels in
    for bits in pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(bits >> shift & 255)) &* 0x100_0000_01B3
      }
    }
  }
  // A snapshot that passes is known by this digest alone.
  let digest = Rasterizer.digest(of: Showcase.list)
  for word in [digest.high, digest.low] { hash = (hash ^ word) &* 0x100_0000_01B3 }
  return hash
}

private func draw(_ list: DisplayList, _ threads: Int) -> Bitmap {
  #if !hasFeature(Embedded)
    if threads > 1 { return Rasterizer.draw(list, threads: threads) }
  #endif
  return Rasterizer.draw(list)
}
