import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing

/// Pictures that follow each other, as one file.
@Suite struct PNGAnimationTests {
  private let digest = Digest128(high: 1, low: 2)

  /// A square that moves over a ground, and rests for one picture.
  private func frame(_ index: Int, colors: Int = 3) -> Bitmap {
    var bitmap = Bitmap.withColors(colors, width: 40, height: 30)
    let left = min(index, 3) * 5
    for y in 4..<9 { for x in left..<left + 6 { bitmap[x, y] = Pixel(red: 200, green: 0, blue: 0) } }
    return bitmap
  }

  private func file(colors: Int = 3, count: Int = 5, rate: Int = 60) throws -> [UInt8] {
    try PNGWriter.animation(frameCount: count, framesPerSecond: rate, .small, digest: digest) {
      frame($0, colors: colors)
    }
  }

  @Test(arguments: [2, 200, 700], [1, 2, 5])
  func pictures_areReadBack(_ colors: Int, _ count: Int) throws {
    let file = try file(colors: colors, count: count)
    var reader = try PNGAnimationReader(file)
    #expect(reader.frameCount == count)
    #expect(reader.framesPerSecond == 60)
    for index in 0..<count { #expect(try reader.next() == frame(index, colors: colors), "picture \(index)") }
    #expect(try reader.next() == nil)
    // What knows nothing of animations sees the first picture.
    #expect(try Bitmap(png: file) == frame(0, colors: colors))
    #expect(PNGProof.animationDigest(of: file) == digest)
    #expect(PNGProof.pixelDigest(of: file) == nil)
  }

  /// The same pictures are the same bytes on every machine, whatever libraries it has.
  @Test(arguments: [
    (2, "139efd284ce3a5462cadd9c9ad5ef62c94fcf3fcd9d50be7a1f78a94ff1fb01a"),
    (200, "4ccd51ea5c041e253d7e8623d08adce312b0069831527a8a6ae3616cffc8bb8d"),
    (700, "99c1e81426e30de7eb4056aff169de1827959f5ef70ea52e222723e14a26924d"),
  ])
  func bytes_dependOnThePicturesAlone(_ colors: Int, _ wanted: String) throws {
    #expect(SHA256.hexDigest(try file(colors: colors)) == wanted)
  }

  @Test func translucentPictures_areReadBack() throws {
    func frame(_ index: Int) -> Bitmap {
      var bitmap = Bitmap(width: 8, height: 8)
      bitmap[index, 2] = Pixel(red: 0, green: 90, blue: 255, alpha: UInt8(255 - 100 * index))
      return bitmap
    }
    let file = try PNGWriter.animation(
      frameCount: 3, framesPerSecond: 2, .quick, digest: digest, frame: frame)
    var reader = try PNGAnimationReader(file)
    for index in 0..<3 { #expect(try reader.next() == frame(index)) }
  }

  @Test func aPictureThatDoesNotMove_isNoAnimation() throws {
    let still = try frame(0).pngData(.small)
    var reader = try PNGAnimationReader(still)
    #expect(reader.framesPerSecond == nil)
    #expect(try reader.next() == frame(0))
    #expect(try reader.next() == nil)
    #expect(PNGProof.animationDigest(of: still) == nil)
  }

  /// Whatever is changed, no damaged file proves that it is whole, and none is read as something else in silence.
  @Test func anyChangedByte_isRefused_orMeansNothing() throws {
    let file = try file()
    let pictures = (0..<5).map { frame($0) }
    var proven = 0
    for offset in file.indices {
      var damaged = file
      damaged[offset] ^= 0x10
      if PNGProof.animationDigest(of: damaged) != nil { proven += 1 }
      do {
        var reader = try PNGAnimationReader(damaged)
        var read: [Bitmap] = []
        while let picture = try reader.next() { read.append(picture) }
        // Without the chunk that announces pictures the file is one picture.
        let wanted = reader.framesPerSecond == nil ? [pictures[0]] : pictures
        #expect(read == wanted, "byte \(offset)")
      } catch {}
    }
    // The checksums of the proof and of IEND, and all of sRGB but its length.
    #expect(proven == 4 + 4 + 9)
    for count in 8..<file.count {
      var reader = try? PNGAnimationReader(Array(file.prefix(count)))
      var read = 0
      while let picture = try? reader?.next(), read < 9 { read += picture.width > 0 ? 1 : 0 }
      #expect(read < 5, "\(count) bytes")
    }
  }
}
