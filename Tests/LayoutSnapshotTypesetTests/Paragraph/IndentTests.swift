import Testing

@testable import LayoutSnapshotTypeset

/// Indents and tabs: where lines begin and end, and how far tabs lead.
@Suite struct IndentTests {
  private let typesetter = Typesetter(grid: PixelGrid(scale: 2))
  /// A letter is about 10 wide, so three words of it are two lines in a width of 60.
  private let words = "mmm mmm mmm"

  private func format(_ change: (inout ParagraphFormat) -> Void) -> ParagraphFormat {
    var format = ParagraphFormat(lineBreakMode: .wordWrapping)
    change(&format)
    return format
  }

  private func edges(_ text: String, width: Double, _ change: (inout ParagraphFormat) -> Void) -> [Double] {
    typesetter.layout(shape(text, style: format(change)), width: width).lines.map(\.x)
  }

  @Test func firstLines_andOthers_beginWhereTheFormatSays() {
    #expect(edges(words, width: 90) { ($0.firstLineIndent, $0.headIndent) = (20, 8) } == [20, 8, 8])
    #expect(
      edges("m\nm\u{2028}m", width: 90) { ($0.firstLineIndent, $0.headIndent) = (20, 8) } == [20, 20, 8])
  }

  @Test func room_isLessByTheIndents() {
    let plain = shape(words, style: format { _ in })
    let natural = typesetter.measure(plain, width: .infinity).width
    #expect(typesetter.measure(plain, width: natural).lineCount == 1)
    for change: (inout ParagraphFormat) -> Void in [
      { $0.firstLineIndent = 1 }, { $0.tailIndent = -1 }, { $0.tailIndent = 100 },
    ] {
      let indented = shape(words, style: format(change))
      #expect(typesetter.measure(indented, width: natural).lineCount == 2)
    }
    let both = shape(words, style: format { ($0.firstLineIndent, $0.tailIndent) = (10, -6) })
    #expect(typesetter.measure(both, width: .infinity).width == natural + 16)
    #expect(typesetter.measure(both, width: natural + 16).lineCount == 1)
  }

  @Test func edges_areThoseOfTheAlignment_betweenTheIndents() {
    let width = unroundedWidth("mmm", .system(17))
    func x(_ alignment: TextAlignment, _ direction: BaseDirection = .leftToRight) -> Double {
      let style = format {
        ($0.alignment, $0.baseDirection, $0.firstLineIndent, $0.tailIndent) = (alignment, direction, 20, -10)
      }
      return typesetter.layout(shape("mmm", style: style), width: 200).lines[0].x
    }
    #expect(x(.left) == 20)
    #expect(x(.right) == 190 - width)
    #expect(x(.center) == 20 + (170 - width) / 2)
    // Lines that begin at the right are indented there.
    #expect(x(.right, .rightToLeft) == 180 - width)
    #expect(x(.left, .rightToLeft) == 10)
  }

  @Test func tailIndent_fromTheStart_isAWidth() {
    let style = format { ($0.alignment, $0.tailIndent) = (.right, 120) }
    let width = unroundedWidth("mmm", .system(17))
    #expect(typesetter.layout(shape("mmm", style: style), width: 300).lines[0].x == 120 - width)
    #expect(typesetter.measure(shape(words, style: style), width: .infinity).lineCount == 2)
    #expect(
      typesetter.measure(shape(words, style: format { $0.tailIndent = 50 }), width: .infinity).lineCount == 3)
  }

  @Test func tabs_leadToTheNextStop() {
    let letter = unroundedWidth("m", .system(17))
    func width(_ text: String, _ tabs: TabRuler = TabRuler()) -> Double {
      var filler = LineFiller(shape(text, style: format { $0.tabs = tabs }), width: .infinity, limit: 0)
      filler.fill()
      return filler.lines[0].width
    }
    #expect(width("\tm") == 28 + letter)
    #expect(width("m\tm") == 28 + letter)
    #expect(width("\t\tm") == 56 + letter)
    let own = TabRuler(
      stops: [
        TabStop(location: 200, alignment: .end), TabStop(location: 40),
        TabStop(location: 100, alignment: .center),
      ], interval: 50)
    #expect(width("\tm", own) == 40 + letter)
    #expect(abs(width("\t\tm", own) - (100 + letter / 2)) < 0.001)
    #expect(abs(width("\t\t\tmm", own) - 200) < 0.001)
    #expect(width("\t\t\t\tm", own) == 250 + letter)
  }

  @Test func tabs_countFromTheEdge_andAreCut() {
    let style = format { ($0.firstLineIndent, $0.tabs) = (10, TabRuler(stops: [TabStop(location: 40)])) }
    let layout = typesetter.layout(shape("\tm", style: style), width: 200)
    // The tab is a glyph, too.
    let positions = layout.lines[0].runs.flatMap(\.positions)
    #expect(positions.count <= 2 && abs((positions.last ?? 0) - 40) < 1, "\(positions)")
    let cut = ParagraphFormat(lineBreakMode: .truncatingTail)
    let measure = typesetter.measure(shape("mm\tmmmmm", style: cut), width: 60, lineLimit: 1)
    #expect(measure.isTruncated && measure.width <= 60)
  }

  @Test func paragraphs_haveFormatsOfTheirOwn() {
    let text = AttributedText([
      TextRun("m\n", font: .system(17), format: 0), TextRun("m", font: .system(17), format: 1),
      TextRun("m\nm", font: .system(17), format: 0),
    ])
    let formats = [format { _ in }, format { ($0.firstLineIndent, $0.paragraphSpacingBefore) = (30, 9) }]
    let layout = typesetter.layout(ShapedText(text, formats: formats), width: 200)
    #expect(layout.lines.map(\.x) == [0, 30, 0])
    let plain = typesetter.layout(ShapedText(text, formats: [formats[0], formats[0]]), width: 200)
    #expect(layout.measure.height == plain.measure.height + 9)
  }
}
