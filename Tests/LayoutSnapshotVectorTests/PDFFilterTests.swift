import LayoutSnapshotVector
import Testing

/// Streams are expanded by their filters. The bytes were made by other programs, and are written as digits.
struct PDFFilterTests {
  /// What the compressed streams say.
  static let content = (0..<40).map {
    "\($0 * 37 % 100) \($0 * 53 % 89) \($0 * 11 % 13) \($0 * 7 % 19) re f\n"
  }
  .joined()
  static let short = (0..<8).map { "\($0) \($0 * 3 % 7) 5 6 re f\n" }.joined()

  /// The steps of a page whose content stream has some entries.
  private func steps(_ data: String, _ entries: String) throws(VectorError) -> [VectorStep] {
    var text = PDFText("")
    text.objects[3] = PDFText.stream(data, entries)
    return try VectorPicture.read(text.bytes).steps
  }

  private func hexadecimal(_ data: String, _ filter: String, _ parameters: String = "") throws(VectorError)
    -> [VectorStep]
  {
    try steps(data + ">", "/Filter[/ASCIIHexDecode/\(filter)]/DecodeParms[null<<\(parameters)>>]")
  }

  @Test func flate_withCodesOfItsOwn() throws {
    let expected = try pdf(Self.content).steps
    #expect(expected.count > 20)
    #expect(try hexadecimal(Self.dynamic, "FlateDecode") == expected)
  }

  @Test func flate_withFixedCodes_andStored() throws {
    let fixed = "78DA335430 00C2A2743065098445A90A69002E65049A"
    #expect(try hexadecimal(fixed, "Fl") == pdf("1 0 0 rg 0 0 9 9 re f").steps)
    let stored = "7801010C00F3FF302030203920392072652066 0EE702B0"
    #expect(try hexadecimal(stored, "FlateDecode") == pdf("0 0 9 9 re f").steps)
  }

  @Test func lzw() throws { #expect(try hexadecimal(Self.lzw, "LZWDecode") == pdf(Self.content).steps) }

  @Test func ascii85() throws {
    #expect(try steps(Self.ascii85 + "~>", "/Filter/ASCII85Decode") == pdf(Self.content).steps)
    // `z` is four zeros, which are space.
    #expect(try steps("z" + Self.ascii85 + "~>", "/Filter/A85") == pdf(Self.content).steps)
  }

  @Test func runLength() throws {
    // `0 0 `, four times `9`, ` 9 re f`.
    #expect(
      try hexadecimal("03 30203020 FD 39 06 20392072652066 80", "RunLengthDecode")
        == pdf("0 0 9999 9 re f").steps)
  }

  @Test func predictors() throws {
    let expected = try pdf(Self.short).steps
    #expect(expected.count == 9)
    #expect(try flateStored(Self.png, "/Predictor 15/Columns 8") == expected)
    #expect(try flateStored(Self.tiff, "/Predictor 2/Columns 8") == expected)
    #expect(try flateStored(Self.tiff, "/Predictor 2/Columns -8") != expected)
  }

  /// Bytes in a zlib stream that stores them as they are.
  private func flateStored(_ digits: String, _ parameters: String) throws(VectorError) -> [VectorStep] {
    func pair(_ value: Int) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 2 - text.count) + text
    }
    let count = digits.count / 2
    let lengths = [count & 255, count >> 8, ~count & 255, ~count >> 8 & 255].map(pair).joined()
    return try hexadecimal("780101" + lengths + digits, "FlateDecode", parameters)
  }

  // MARK: Damage

  static let damaged: [(data: String, what: String)] = [
    ("", "nothing at all"), ("79DA33", "no method that is known"), ("78DB33", "a header with a wrong sum"),
    ("78DA335430", "cut off"), ("78DA07", "a kind of block that is not known"),
    ("7801010C00F3FE30", "wrong lengths"),
    ("78DA4B04 22", "a repetition from before the start"), ("78DAFDFFFFFFFFFFFFFFFFFF", "impossible codes"),
  ]

  @Test(arguments: damaged) func flate_damaged_isAnError(_ example: (data: String, what: String)) {
    #expect(throws: VectorError(.damaged(filter: "FlateDecode"), at: .object(4))) {
      try hexadecimal(example.data, "FlateDecode")
    }
  }

  @Test func otherFilters_damagedOrUnknown() {
    #expect(throws: VectorError(.damaged(filter: "LZWDecode"), at: .object(4))) {
      try hexadecimal("80 7F FF", "LZWDecode")
    }
    #expect(throws: VectorError(.damaged(filter: "ASCII85Decode"), at: .object(4))) {
      try steps("v~>", "/Filter/ASCII85Decode")
    }
    #expect(throws: VectorError(.unknownFilter("DCTDecode"), at: .object(4))) {
      try steps("v", "/Filter/DCTDecode")
    }
    #expect(throws: VectorError(.damaged(filter: "FlateDecode"), at: .object(4))) {
      // A row of a filter that PNG does not have.
      try flateStored("0930303030", "/Predictor 15/Columns 4")
    }
  }

  /// A stream that expands to far more than it is, and one that expands again and again.
  @Test func expansion_hasALimit() throws {
    var limits = VectorLimits()
    limits.expandedBytes = 1000
    var text = PDFText("")
    text.objects[3] = PDFText.stream(Self.dynamic + ">", "/Filter[/AHx/Fl]")
    #expect(throws: VectorError(.expandsTooMuch(limit: 1000), at: .object(4))) {
      try VectorPicture.read(text.bytes, limits: limits)
    }
    let runs = String(repeating: "8120", count: 500) + "80>"
    for filter in ["/RL", "/RL/RL"] {
      text.objects[3] = PDFText.stream(runs, "/Filter[/AHx\(filter)]")
      #expect(throws: VectorError(.expandsTooMuch(limit: 1000), at: .object(4))) {
        try VectorPicture.read(text.bytes, limits: limits)
      }
    }
  }

  // MARK: Bytes

  static let dynamic = """
    78da4592c115c3300843ef9d4223181bb03d503b40f73f54d890be9c0808a49f34b4f37cdff8bcc6840d8860de7a2a64\
    6243f4d6d1696cf65beac25018074eb90c6b827abf75ef308120c5c63d06e9b1ffbcd80e5f900659797e60742ca49ea7\
    b8d221236be8e6b254ab4623c6ef71813b73f0c4b54a6f2d4ea5d8686e44948cba3b74328a64d4be63d89072ee728d2c\
    19959768b538299d49f48a13add94952a094a756712205ef0c529cd8f008529c0c737336b51cd581f6c7b4c3a6fc29d1\
    5ae3aea2446b1a1319942e68c71e4cb416100a939e5651ea8cbc224851a2b57e8214267a23b90713bfcf88d3856953a9\
    0f25be7706294a7416bf564a7f192f807e
    """

  static let lzw = """
    800c0410282080e4651019814331b8806a33100c4622086c1e120a1b8d2230d1cc4635168544a2902868ca0d08850d07\
    02019c686a208ec801438978e21b10188da4f17194986b1389c7e500a1ac74632f18c9a45321cce86d2b18c08632b990\
    ce2033934ae75321bc0a68209d0c6215c100d23b1a89cc8696888566770a1c44c6d3aa94be65539654a2763a18d66b10\
    a340a99261a4361a318ad0c654689cbeed43b9d823538935544032a840ede0a1a57a8126c4c5c6f0d1a522a5428b8c63\
    51d95e56fb72934ea63431c6b67568ade2a5e378ee133636c2442f59b1cc770f40aa50c674e8147773a2b6c6b0f7cd4c\
    921b48cde16cb7b107262e3897446238f9e636a126ea4286bada554b05431ceee6b1bcdd6259ce876fe3b10b46ba2e9d\
    06a9d24cf7a2e1a2da82b4285202
    """

  static let ascii85 = ##"""
    0H`%l0H`%lEb-A*$8XU`2)?@00d&CtEb-A*$9'da0fL48+>G\qEb-A*$8F7X2_Z@5+>P'[AKYRl1cQU61a"Xu3?W?R+D(s?2\##
    '=k;+>Y,p2B[$O+D(s91*AG/+>Fuq+ED$9AdUCU+>G_r0esk+0d(LJ+D(s@2BXn;+>GPm0fU:rAKYRl1G^.01*AP!2B[$O+D\##
    (s>0H`>4+>t>s1E^^L+D(s>+>c)$1a"LqEb-A*$8aR^0f'q-+?1KaAKYRl3&)O62BX[r0f:(oAKYRl0fU:30H`))+>Y-\AKY\##
    Rl2)QL91E\\#0ea_jAKYRl3AM^62]t%%0fL4qAKYRl1-$I30d&=r2'?pN+D(s=2BXn7+>Y,p1*CUK+D(s:+>Po!0d&.mEb-A\##
    *$8aFZ3&)O11*ALuEb-A*$9'md1c6C10H`),+ED$9AdU7L+?:Q(+>P'[AKYRl2)-431*AIt3?W?R+D(s?3$9t7+>b2q2B[$O\##
    +D(s92'=h<+>P&r+ED$9AdUFO+>bks0H`))+ED$9AdUOY+?(Dt0d&21+ED$9AdU=P+>tnr3?U4&Eb-A*$9'a`1,L+4+>GYpE\##
    b-A*$8F4W2`Dj:+>G!ZAKYRl1cHO60d&7p3$<6Q+D(s?1a"Xu0d&2.+ED$9AdU:J+>l,$0esk-+ED$9AdUCT+>P\p0ea_)0H\##
    bCI+D(s@2'=h8+?1Ju2^!-P+D(s:1*AA5+>t?"+ED$9AdUFV+>Y,s+>GVoEb-A*$8s"a2BXat0HbCI+D(s;1E\G,+>=os+ED\##
    $9AdS
    """##

  static let png = """
    0030203020352036200172f3bb46a427ef1302aed000d0164145ed0356bd1dec16ccf3f604d01640f3bb46a429002032\
    2035203620720165bb46a42aec15eb02d000d0163e45eb4603f020eb11cff3f6f304163df3bb46a42cea003420352036\
    207265012046a42de910f0150200d0163b45f046d5
    """

  static let tiff = """
    30f010f015eb16ea72f3bb46a427ef132015eb16ea52f3bb66a428ee16ea15eb36ea52f3bb46a4292012ee15eb16ea52\
    65bb46a42aec15eb35eb16ea52f3bb460a2beb11ef15eb162052f3bb46a42cea34ec15eb16ea52f32046a42de910f015\
    2016ea52f3bb46a4
    """
}
