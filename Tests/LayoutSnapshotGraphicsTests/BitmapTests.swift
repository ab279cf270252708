import LayoutSnapshotGraphics
import Testing

@Suite struct BitmapTests {
  @Test func subscript_ofPremultipliedBitmap_speaksOfStraightPixels() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[1, 0] = Pixel(red: 255, green: 0, blue: 0, alpha: 128)
    #expect(bitmap[1, 0] == Pixel(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(bitmap[0, 0] == .clear)
    bitmap.withPixels { #expect($0[1] == Pixel(red: 128, green: 0, blue: 0, alpha: 128).bits) }
  }

  @Test func pixel_premultipliedByEveryAlpha_isRoundedToNearest() {
    for alpha in 0...255 {
      for value in 0...255 {
        let pixel = Pixel(red: UInt8(value), green: 0, blue: 0, alpha: UInt8(alpha))
        // No product of two bytes lies halfway between two multiples of 255, so nearest is unambiguous.
        let exact = Double(value * alpha) / 255
        #expect(pixel.premultiplied.red == UInt8(exact.rounded()))
      }
    }
  }

  @Test func pixel_unpremultipliedAndBack_isTheSame() {
    for alpha in 0...255 {
      for value in 0...alpha {
        let drawn = Pixel(red: UInt8(value), green: 0, blue: 0, alpha: UInt8(alpha))
        #expect(drawn.unpremultiplied.premultiplied == drawn)
      }
    }
  }

  @Test func bitmap_copied_isNotChangedThroughTheOther() {
    let original = Bitmap(width: 3, height: 3, fill: .white)
    var copy = original
    copy[1, 1] = .black
    #expect(original[1, 1] == .white)
    #expect(copy != original)
    copy[1, 1] = .white
    #expect(copy == original)
  }

  @Test func bitmap_reshapedToASmallerSize_keepsItsMemory() {
    var bitmap = Bitmap(width: 20, height: 20)
    let before = bitmap.withPixels { $0.baseAddress }
    bitmap.reshape(width: 40, height: 10, alpha: .straight)
    #expect(bitmap.withPixels { $0.baseAddress } == before)
    #expect(bitmap.width == 40 && bitmap.height == 10)
    bitmap.reshape(width: 40, height: 11, alpha: .straight)
    #expect(bitmap.pixelCount == 440)
  }

  @Test func bitmap_reshapedWhileShared_leavesTheOtherAlone() {
    let original = Bitmap(width: 2, height: 2, fill: .white)
    var other = original
    other.reshape(width: 2, height: 2, alpha: .premultiplied)
    other[0, 0] = .black
    #expect(original[0, 0] == .white)
  }

  @Test func bitmaps_ofDifferentForms_areEqualWhenTheirPixelsAre() {
    let color = Pixel(red: 200, green: 100, blue: 50, alpha: 255)
    let drawn = Bitmap(width: 5, height: 4, fill: color, alpha: .premultiplied)
    let read = Bitmap(width: 5, height: 4, fill: color, alpha: .straight)
    #expect(drawn == read)
    #expect(drawn.pixelDigest == read.pixelDigest)
    #expect(drawn != Bitmap(width: 4, height: 5, fill: color))
  }

  @Test func pixelDigest_ofAnyChangedPixel_differs() {
    let bitmap = Bitmap(width: 67, height: 9, fill: .white)
    var seen: Set = [bitmap.pixelDigest]
    for y in 0..<9 {
      for x in 0..<67 {
        var changed = bitmap
        changed[x, y] = Pixel(red: 254, green: 255, blue: 255)
        #expect(seen.insert(changed.pixelDigest).inserted)
      }
    }
    #expect(seen.insert(Bitmap(width: 9, height: 67, fill: .white).pixelDigest).inserted)
  }

  @Test func bitmap_ofNegativeSize_traps() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: -1, height: 1) }
  }

  @Test func subscript_outside_traps() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
  }

  @Test func equalBytes_ofOneDifferentByteAnywhere_isFalse() {
    for count in [0, 1, 7, 8, 9, 127, 128, 129, 300] {
      let bytes = [UInt8](repeating: 5, count: count)
      #expect(hasEqualBytes(bytes, bytes, count: count))
      for index in 0..<count {
        var other = bytes
        other[index] = 6
        #expect(!hasEqualBytes(bytes, other, count: count))
      }
    }
  }
}
