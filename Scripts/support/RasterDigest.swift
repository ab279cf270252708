// Compiled into one module with LayoutSnapshotGraphics, LayoutSnapshotRaster, the timing of animations, the compression of
// their files and the tests' showcase by Scripts/raster-determinism.

/// A number that depends on every pixel of a scene in which everything occurs that can be drawn, and on every moment of
/// animations.
@_cdecl("raster_digest")
public func rasterDigest(_ threads: Int) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
  let scene = bytes(of: Showcase.list, threads)
  for byte in scene { add(byte) }
  // A snapshot that passes is known by this digest alone.
  let digest = Rasterizer.digest(of: Showcase.list)
  for word in [digest.high, digest.low] { add(word) }
  for byte in Deflate.zlib(scene, chain: 128) { add(byte) }
  let timings: [AnimationTiming] = [
    .linear, .easeIn, .easeInOut, .cubic(0.3, 1.4, 0.7, -0.2), .spring(duration: 0.25, bounce: 0.3),
    .spring(duration: 0.4, bounce: -0.5, initialVelocity: 2),
  ]
  for timing in timings {
    for fraction in timing.fractions(count: 24, duration: 0.4) {
      add(fraction.bitPattern)
      let frame = frame(at: fraction)
      let digest = Rasterizer.digest(of: frame)
      for word in [digest.high, digest.low] { add(word) }
      for byte in Deflate.zlib(bytes(of: frame, threads), chain: 16) { add(byte) }
    }
  }
  return hash
}

/// A moment of an animation: a bar that slides in, and a scene that fades.
private func frame(at fraction: Double) -> DisplayList {
  var list = DisplayList(width: 40, height: 30)
  let left = Fixed(rawValue: Int32((fraction * 2560).rounded()))
  let alpha = UInt8(min(255, max(0, (fraction * 255).rounded())))
  list.append(.fill(Showcase.rect(0, 0, 40, 30), Pixel(red: 245, green: 245, blue: 250)))
  list.append(
    .fill(
      FixedRect(
        left: left, top: Fixed(pixels: 3), right: Fixed(rawValue: left.rawValue + 3000),
        bottom: Fixed(pixels: 20)),
      Pixel(red: 0, green: 122, blue: 255, alpha: alpha)))
  return list
}

private func bytes(of list: DisplayList, _ threads: Int) -> [UInt8] {
  let bitmap = draw(list, threads)
  bitmap.checkInvariants()
  var bytes: [UInt8] = []
  bitmap.withPixels { pixels in
    for bits in pixels { for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(bits >> shift & 255)) } }
  }
  return bytes
}

private func draw(_ list: DisplayList, _ threads: Int) -> Bitmap {
  #if !hasFeature(Embedded)
    if threads > 1 { return Rasterizer.draw(list, threads: threads) }
  #endif
  return Rasterizer.draw(list)
}
