import Testing

@testable import LayoutSnapshotTypeset

@Suite("Wrapping and truncation")
struct WrappingTests {
  @Test func wordWrapping_breaksAtSpacesAndHyphens() {
    #expect(lines("The quick brown fox", width: 80) == ["The quick", "brown fox"])
    #expect(lines("well-known fact", width: 60) == ["well-", "known", "fact"])
  }

  @Test func wordWrapping_keepsNumbersWhole() {
    #expect(lines("costs $1,234.56", width: 85) == ["costs", "$1,234.56"])
  }

  @Test func wordWrapping_ofAWordWiderThanTheLine_breaksItsCharacters() {
    let broken = lines("Donaudampfschifffahrt", width: 60)
    #expect(broken.joined() == "Donaudampfschifffahrt")
    #expect(broken.count > 2)
  }

  @Test func wordWrapping_hangsSpacesBeyondTheEdge() {
    let width = unroundedWidth("Hello", .system(17))
    #expect(lines("Hello     Hello", width: width) == ["Hello", "Hello"])
  }

  @Test func wordWrapping_atExactlyTheTextsWidth_keepsOneLine() {
    for text in ["Hello World", "AVAST", "W. A. Mozart", "ﬁn."] {
      #expect(lines(text, width: unroundedWidth(text, .system(17))).count == 1, "\(text)")
    }
  }

  @Test func wordWrapping_inARoomOfNothing_givesOneClusterALine() {
    #expect(lines("ab", width: 0) == ["a", "b"])
    #expect(lines("👨‍👩‍👧🇩🇪é", width: 0) == ["👨‍👩‍👧", "🇩🇪", "é"])
  }

  /// The two of three labels in public storyboards, as wide as their text, that show how Apple's text system does it:
  /// 206.5 points wide, where the line could be 272.5, and 260, where it could be 310.
  @Test func orphan_isGivenTheWordBefore() {
    func broken(_ text: String, _ width: Double, _ font: TextFont = .system(17), limit: Int = 0) -> [String] {
      lines(text, width: width, limit: limit, font: font, avoidsOrphans: true)
    }
    let headline = TextFont.system(17, weight: .semibold)
    #expect(
      broken("Presenting status of long-running process", 284, headline)
        == ["Presenting status of long-", "running process"])
    #expect(
      broken("Some description to explain what this screen does.", 335, .system(15))
        == ["Some description to explain what this", "screen does."])
    // Only the last line, of each paragraph, and only a single word.
    #expect(broken("one two three four five six", 80) == ["one two", "three four", "five six"])
    #expect(broken("The quick brown fox\nThe quick brown", 80).suffix(2) == ["The quick", "brown"])
    let paragraphs = broken("The quick brown fox\nThe quick brown", 120)
    #expect(paragraphs == ["The quick", "brown fox", "The", "quick brown"])
  }

  @Test func orphan_staysWhereNothingCanBeGivenOrNothingFits() {
    #expect(lines("Label Label", width: 45, avoidsOrphans: true) == ["Label", "Label"])
    #expect(lines("an extraordinarily", width: 120, avoidsOrphans: true) == ["an", "extraordinarily"])
    #expect(lines("a an extraordinarily", width: 125, avoidsOrphans: true) == ["a an", "extraordinarily"])
    #expect(lines("漢字漢字。", width: 17 * 4, avoidsOrphans: true) == ["漢字漢", "字。"])
    let cut = lines("The quick brown fox", width: 120, limit: 1, mode: .truncatingTail, avoidsOrphans: true)
    #expect(cut == lines("The quick brown fox", width: 120, limit: 1, mode: .truncatingTail))
  }

  @Test func characterWrapping_fillsEachLine() {
    let text = "The quick brown fox"
    let broken = lines(text, width: 60, mode: .characterWrapping)
    #expect(broken.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(broken[0] == "The qui")
  }

  @Test func clipping_neverWraps() {
    #expect(lines("The quick brown fox", width: 20, mode: .clipping) == ["The quick brown fox"])
  }

  @Test func ideographs_breakBetweenEachOther_andNotBeforeAFullStop() {
    // Each is a box of 17 points.
    #expect(lines("漢字漢字。", width: 17 * 4) == ["漢字漢", "字。"])
  }

  @Test func softHyphen_showsOnlyWhereALineEnds() {
    #expect(lines("un\u{AD}believ\u{AD}able", width: 75) == ["un\u{AD}believ-", "able"])
    #expect(unroundedWidth("un\u{AD}able", .system(17)) <= unroundedWidth("unable", .system(17)) + 1)
  }

  @Test func newlines_endParagraphs_andATrailingOneAddsAnEmptyLine() {
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(lines("a\n", width: 100) == ["a", ""])
    #expect(lines("", width: 100) == [])
    let measure = Typesetter(grid: PixelGrid(scale: 2)).measure(shape("a\r\nb\u{2028}c"), width: .infinity)
    #expect(measure.lineCount == 3)
  }

  @Test func truncatingTail_endsTheLastLineWithAnEllipsis() {
    #expect(lines("The quick brown fox", width: 100, limit: 1, mode: .truncatingTail) == ["The quick…"])
    #expect(
      lines("The quick brown fox jumps", width: 80, limit: 2, mode: .truncatingTail) == [
        "The quick", "brown fo…",
      ])
  }

  @Test func truncatingTail_leavesNoSpaceBeforeTheEllipsis() {
    let width = unroundedWidth("The …", .system(17))
    #expect(lines("The quick brown fox", width: width, limit: 1, mode: .truncatingTail) == ["The…"])
  }

  @Test func truncatingHead_keepsTheEnd() {
    #expect(lines("The quick brown fox", width: 100, limit: 1, mode: .truncatingHead) == ["…brown fox"])
  }

  @Test func truncatingMiddle_keepsBothEnds() {
    let middle = lines("The quick brown fox", width: 100, limit: 1, mode: .truncatingMiddle)
    #expect(middle == ["The q…n fox"])
  }

  @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func truncation_ofTextThatFits_changesNothing(_ mode: LineBreakMode) {
    let width = unroundedWidth("The quick brown fox", .system(17))
    #expect(lines("The quick brown fox", width: width, limit: 1, mode: mode) == ["The quick brown fox"])
  }

  @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func truncation_neverExceedsTheWidth(_ mode: LineBreakMode) {
    for step in 0..<120 {
      let width = 16 + Double(step)
      let shaped = shape("Aviation, Wörter & 1,234 Töne", style: ParagraphFormat(lineBreakMode: mode))
      var filler = LineFiller(shaped, width: width, limit: 1)
      filler.fill()
      #expect(filler.lines.count == 1)
      #expect(filler.isTruncated)
      #expect(filler.lines[0].width <= width + 1e-4, "at \(width)")
    }
  }

  @Test func truncation_beforeAnotherParagraph_saysThatMoreFollows() {
    #expect(lines("One\nTwo", width: 200, limit: 1, mode: .truncatingTail) == ["One…"])
    #expect(lines("One\nTwo", width: 200, limit: 1, mode: .wordWrapping) == ["One"])
  }

  @Test func lineLimit_withoutTruncation_dropsTheRest() {
    #expect(lines("The quick brown fox", width: 80, limit: 1) == ["The quick"])
  }

  @Test func layout_inLessHeight_showsTheLinesThatFit() {
    let typesetter = Typesetter(grid: PixelGrid(scale: 2))
    let shaped = shape(
      "The quick brown fox jumps over", style: ParagraphFormat(lineBreakMode: .truncatingTail))
    let full = typesetter.layout(shaped, width: 80)
    #expect(full.lines.count == 4)
    let cut = typesetter.layout(shaped, width: 80, height: 41)
    #expect(cut.lines.count == 2)
    #expect(cut.measure.isTruncated)
    #expect(typesetter.layout(shaped, width: 80, height: full.measure.height) == full)
    #expect(typesetter.layout(shaped, width: 80, height: 3).lines.count == 1)
  }

  /// Any width: no character is lost, none is doubled, no line is wider than the room unless it holds one
  /// cluster.
  @Test func wrapping_atEveryWidth_keepsTheText() {
    let text =
      "Dr. A. Müller-Lüdenscheidt (né Schmidt) paid €1,234.56 — “in full”, un\u{AD}be\u{AD}liev\u{AD}ably — "
      + "for 漢字 and שלום at https://a.b/c?d=e."
    let shaped = shape(text, style: ParagraphFormat(lineBreakMode: .wordWrapping))
    for width in stride(from: 1.0, through: 400, by: 3.7) {
      var filler = LineFiller(shaped, width: width, limit: 0)
      filler.fill()
      var next = 0
      for line in filler.lines {
        for cluster in line.clusters {
          if cluster.isInserted {
            next += 1  // the hyphen that stands for a soft one
            continue
          }
          let skipped = shaped.paragraphs[0].clusters.filter {
            $0.characters.lowerBound >= next && $0.characters.lowerBound < cluster.characters.lowerBound
          }
          #expect(!skipped.contains { !$0.isWhitespace })
          #expect(cluster.characters.lowerBound >= next)
          next = cluster.characters.upperBound
        }
        #expect(line.width <= width + 1e-4 || line.clusters.count == 1)
      }
      #expect(next == text.unicodeScalars.count)
    }
  }
}
