import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@Suite struct ContrastTests {
  /// Two colours and their contrast by the formula of WCAG 2.2, computed with 50 digits in another language.
  static let pairs = """
    000000 FFFFFF 21.0000000
    777777 FFFFFF 4.47808945
    767676 FFFFFF 4.54222495
    007AFF FFFFFF 4.01697578
    8E8E93 F2F2F7 2.92195847
    9D5C34 60BE31 2.21897057
    201E69 FEDAA0 10.8540046
    EEE8B9 997F5C 3.04407359
    7C2999 FDAFE5 4.72252282
    93253C D654AF 2.23552647
    4DFAD7 1427A0 8.73898155
    AEB3FE E9232F 2.25000072
    8AF221 1F9EE4 2.09405228
    91C5B1 0BECB5 1.26367228
    563BFC 1E6F93 1.09436116
    427ECB C8FE29 3.47841542
    55E5CD 8E46DC 3.31935863
    8ED4B7 C2764D 2.04447637
    2A5A4D 767706 1.65350114
    F85D86 90024A 3.00915904
    D6BDA3 401BE9 4.57281986
    C8CBCC C935F6 2.41761182
    CD1F61 226AE1 1.06367696
    5338AE 1A3400 1.65763554
    4D33BA 0D246A 1.69067807
    C04C81 B1BAF2 2.43357690
    3E3BF9 EEF5F7 5.95295447
    9F2B49 34AF87 2.61591269
    F5520B 69B94B 1.41803225
    0D982E 85BB55 1.66489704
    B672A8 72637A 1.57656320
    CD7466 FCB60E 1.88305774
    0E8FF1 8463B0 1.41547240
    E4B2BA 297034 3.28639677
    74F064 AC68F7 2.36792131
    00F5B0 2B3DC6 5.68051727
    66F45B DEAA2C 1.48160437
    CAEDCD 2B5157 6.82846377
    410E4D EE4AF2 4.94506948
    B34F43 0A0734 3.76634924
    47DE63 6C0E80 5.91239151
    6C957B A684D6 1.10771865
    431FB5 EAD742 6.80212360
    4D09E1 5D024C 1.54698644
    5848F2 3D1FA6 1.86321668
    F7361D 7F618D 1.37612631
    1532E7 0E20E2 1.13710352
    A6668D E7F47E 3.59504723
    8467E5 46D53E 2.14693511
    C8E2A1 257BDB 3.00908518
    256C9B 3E4FBB 1.21580196
    498146 EF7030 1.55823337
    CBF953 7252DC 4.35164044
    CEADD7 64B6A3 1.20784690
    2FBB09 ADEAE1 1.89886238
    09C4A9 972039 3.67240914
    75352B 878B14 2.49220271
    5C8A42 D884CF 1.57111562
    4CFDA7 2D8E1D 3.18402579
    5DD925 89082D 5.34442490
    852A71 22873E 1.79324615
    E805AD D58942 1.48056234
    167A38 528619 1.23427186
    5C679F 9C6994 1.24796836
    E45B8A B10980 1.91361605
    120709 61F37D 13.7961110
    E436DD FDC99D 2.38785817
    6E75AF 6547CF 1.43834033
    B11B42 072482 1.96048134
    DC531C 2BC390 1.75781266
    7C9617 EB5E50 1.00279596
    89E401 86BAA8 1.37060701
    A57D11 9E6FB6 1.02560231
    5D00AB C32AF3 2.40849899
    8E667F 022E87 2.49947417
    2D49CC 15C90B 3.19812917
    999B77 2B4FC7 2.39981081
    A6FD4C 914A16 5.25058866
    DB4708 752B0F 2.33153686
    1544B8 35C0E7 3.85951613
    19097D FA8701 6.19728200
    E9232F 21F281 2.96712142
    268778 6976EB 1.11878288
    FCC327 F59317 1.43073671
    65274B A9829B 3.26626451
    4406F6 1FF889 5.70446267
    326FFA 9492ED 1.58536510
    EEEE3C 669F2B 2.58122391
    F20894 EA27E6 1.13240675
    89C66B 6B262E 5.33181173
    4886B8 438F39 1.02888933
    BA76FE F8C90C 1.87772287
    5101FB E6CF9A 5.00737975
    48D5B0 C0A13D 1.35847150
    A900A6 ADCB3D 3.51694849
    640694 81BE21 4.67080359
    C9C727 B8DB8C 1.15983325
    188F34 1A924C 1.04831731
    7F88DF A161BF 1.30376089
    DB0ECC 682919 2.57667156
    """

  @Test func ratios_areThoseOfTheFormula() throws {
    let rows = Self.pairs.split(separator: "\n")
    #expect(rows.count == 100)
    for row in rows {
      let parts = row.split(separator: " ").map(String.init)
      let (first, second) = (try color(parts[0]), try color(parts[1]))
      let wanted = try #require(Double(parts[2]))
      #expect(abs(Contrast.ratio(first, second) - wanted) < 1e-7, "\(row)")
      #expect(Contrast.ratio(second, first) == Contrast.ratio(first, second))
    }
  }

  @Test func letters_areMeasuredAgainstWhatIsBehindThem() throws {
    var list = DisplayList(width: 20, height: 20)
    list.append(.fill(rect(0, 0, 20, 20), .white))
    list.append(.fill(rect(10, 0, 20, 20), gray(200)))
    list.append(.glyphs(square(at: 2, gray(119))))
    list.append(.glyphs(square(at: 8, gray(119))))
    list.append(.fill(rect(0, 0, 20, 20), .black))
    let found = LetterContrast.all(in: list, backdrop: .white)
    #expect(found.count == 2)
    #expect(found[0].ratio == Contrast.ratio(gray(119), .white))
    #expect(found[0].edges == PixelEdges(left: 2, top: 5, right: 6, bottom: 9))
    // The worst pixel counts: the right half of the letter is on a darker ground.
    #expect(found[1].ratio == Contrast.ratio(gray(119), gray(200)))
    #expect(found[1].behind == gray(200))
  }

  @Test func transparency_isPartOfTheColor() throws {
    var list = DisplayList(width: 20, height: 20)
    list.append(.fill(rect(0, 0, 20, 20), .white))
    list.append(.beginGroup(alpha: 128))
    list.append(.glyphs(square(at: 2, .black)))
    list.append(.end)
    let found = try #require(LetterContrast.all(in: list, backdrop: .white).first)
    #expect(found.color == gray(127))
    #expect(LetterContrast.all(in: clipped(to: rect(10, 0, 20, 20)), backdrop: .white).isEmpty)
    #expect(LetterContrast.all(in: clipped(to: rect(0, 0, 20, 20)), backdrop: .black).first?.behind == .black)
  }

  private func clipped(to rect: FixedRect) -> DisplayList {
    var list = DisplayList(width: 20, height: 20)
    list.append(.beginClip(.rect(rect)))
    list.append(.glyphs(square(at: 2, .white)))
    list.append(.end)
    return list
  }

  private func gray(_ value: UInt8) -> Pixel { Pixel(red: value, green: value, blue: value) }

  private func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> FixedRect {
    FixedRect(pixels: PixelEdges(left: left, top: top, right: right, bottom: bottom))
  }

  /// A letter that is a square of four pixels, from the fifth row on.
  private func square(at x: Int, _ color: Pixel) -> GlyphRun {
    func point(_ x: Int32, _ y: Int32) -> FixedPoint {
      FixedPoint(x: Fixed(rawValue: x), y: Fixed(rawValue: y))
    }
    var path = Path()
    path.move(to: point(0, 0))
    path.line(to: point(1000, 0))
    path.line(to: point(1000, 1000))
    path.line(to: point(0, 1000))
    return GlyphRun(
      face: "square", unitsPerEm: 1000, size: Fixed(pixels: 4), color: color,
      outlines: [.init(glyph: 1, path: path)],
      places: [.init(outline: 0, origin: FixedPoint(x: Fixed(pixels: x), y: Fixed(pixels: 9)))])
  }

  private func color(_ hex: String) throws -> Pixel {
    let number = try #require(UInt32(hex, radix: 16))
    return Pixel(
      red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }
}
