import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff

/// Numbers and pictures from a fuzzer's bytes; zeros when they are used up.
struct PictureInput {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func below(_ bound: Int) -> Int { Int(byte()) % bound }

  mutating func options() -> ComparisonOptions {
    var options = ComparisonOptions()
    let threshold = Double(byte()) / 255
    switch below(4) {
    case 0: options.metric = .exact
    case 1: options.metric = .perceptual(deltaE: threshold * 20)
    case 2: options.metric = .pixelmatch(Pixelmatch(version: .v5, threshold: threshold))
    default:
      options.metric = .pixelmatch(Pixelmatch(threshold: threshold, ignoresAntialiasing: below(2) == 0))
    }
    if below(2) == 0 { options.thresholds = options.metric.customaryThresholds }
    options.joinDistance = below(9)
    for _ in 0..<below(4) {
      options.masks.append(
        ComparisonMask(
          "view", PixelEdges(left: below(80) - 9, top: below(40) - 9, right: below(80), bottom: below(40))))
    }
    return options
  }

  private mutating func pixel() -> Pixel {
    Pixel(red: byte(), green: byte(), blue: byte(), alpha: below(3) == 0 ? byte() : 255)
  }

  mutating func bitmap(like other: Bitmap? = nil) -> Bitmap {
    let isSameSize = below(8) > 0
    var bitmap =
      if let other, isSameSize { other } else {
        Bitmap(
          width: 1 + below(70), height: 1 + below(30), fill: pixel(),
          alpha: below(2) == 0 ? .straight : .premultiplied)
      }
    for _ in 0..<below(12) {
      let color = pixel()
      let (left, top) = (below(bitmap.width), below(bitmap.height))
      for y in top..<min(bitmap.height, top + 1 + below(8)) {
        for x in left..<min(bitmap.width, left + 1 + below(40)) { bitmap[x, y] = color }
      }
    }
    return bitmap
  }
}
