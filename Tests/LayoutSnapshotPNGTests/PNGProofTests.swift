import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing

@Suite struct PNGProofTests {
  @Test func pixelDigest_ofWrittenFile_isThatOfTheBitmap() throws {
    for colorCount in [1, 2, 16, 200, 500] {
      let bitmap = Bitmap.withColors(colorCount, width: 41, height: 77)
      #expect(try PNGProof.pixelDigest(of: bitmap.pngData(.small)) == bitmap.pixelDigest)
    }
  }

  @Test func pixelDigest_ofFileWithAnyByteChanged_isAbsentUnlessThePixelsAreTheSame() throws {
    let bitmap = Bitmap.withColors(20, width: 12, height: 9)
    let file = try bitmap.pngData(.small)
    var proven = 0
    for offset in file.indices {
      var damaged = file
      damaged[offset] ^= 0x10
      guard let digest = PNGProof.pixelDigest(of: damaged) else { continue }
      proven += 1
      #expect(digest == bitmap.pixelDigest, "byte \(offset)")
    }
    // What says nothing of pixels may change: the checksums of the proof and of IEND, and all of sRGB
    // but its length.
    #expect(proven == 4 + 4 + 9)
  }

  @Test func pixelDigest_ofFileCutOffOrContinued_isAbsent() throws {
    let file = try Bitmap.withColors(3, width: 5, height: 5).pngData(.quick)
    for count in 0..<file.count { #expect(PNGProof.pixelDigest(of: Array(file.prefix(count))) == nil) }
    #expect(PNGProof.pixelDigest(of: file + [0]) == nil)
  }

  @Test func pixelDigest_ofFileWhoseDataWasReplacedByAnOptimizer_isAbsent() throws {
    let before = try Bitmap.withColors(9, width: 30, height: 30).pngData(.small)
    let after = try Bitmap(width: 30, height: 30, fill: .white).pngData(.small)
    let kept = before.chunk("snAP")
    let rewritten = after.replacing(after.chunk("snAP"), with: kept)
    #expect(rewritten != after)
    #expect(try Bitmap(png: rewritten) == Bitmap(width: 30, height: 30, fill: .white))
    #expect(PNGProof.pixelDigest(of: rewritten) == nil)
  }

  @Test func pixelDigest_ofFileWithTwoProofs_isAbsent() throws {
    let file = try Bitmap.withColors(9, width: 30, height: 30).pngData(.small)
    let proof = file.chunk("snAP")
    #expect(PNGProof.pixelDigest(of: file.replacing(proof, with: proof + proof)) == nil)
  }

  @Test func proof_inAnyFile_doesNotDisturbDecoding() throws {
    let bitmap = Bitmap.withColors(9, width: 30, height: 30)
    let file = try bitmap.pngData(.small)
    let bare = file.replacing(file.chunk("snAP"), with: [])
    #expect(try Bitmap(png: bare) == bitmap)
    #expect(PNGProof.pixelDigest(of: bare) == nil)
  }
}

extension [UInt8] {
  /// The whole chunk of a name.
  func chunk(_ name: String) -> [UInt8] {
    var offset = 8
    while offset < count {
      let length = self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let whole = self[offset..<offset + length + 12]
      if Array(self[offset + 4..<offset + 8]) == Array(name.utf8) { return Array(whole) }
      offset += length + 12
    }
    preconditionFailure("There is no chunk \(name).")
  }

  func replacing(_ part: [UInt8], with other: [UInt8]) -> [UInt8] {
    let start = indices.first { self[$0...].starts(with: part) }!
    return self[..<start] + other + self[(start + part.count)...]
  }
}
