import Testing

@testable import LayoutSnapshotTypeset

// Scripts/unicode-conformance runs Unicode's own 100,000 cases; these keep the tables and rules from breaking
// unseen.
@Suite("Unicode tables")
struct UnicodeTests {
  func properties(_ text: String) -> [UnicodeProperties] { text.unicodeScalars.map(UnicodeProperties.init) }

  /// The text with `|` wherever a line may end within it.
  func broken(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, opportunity) in LineBreaker.opportunities(properties(text)).enumerated() {
      result.unicodeScalars.append(scalars[index])
      if opportunity != .none, index + 1 < scalars.count { result += "|" }
    }
    return result
  }

  @Test(arguments: [
    "The |quick |(“brown”) |fox", "e-|mail", "$1,234.56 |or |(12)%", "a\u{A0}b", "http://|a.b/|c", "漢|字。|漢",
    "🇩🇪|🇫🇷", "👍🏽|👍", "naïve |café", "é|漢", "a\n|b", "x|—|y", "«À |la»", "1/2/3",
  ])
  func lineBreaks_fallWhereMarked(_ marked: String) {
    #expect(broken(marked.filter { $0 != "|" }) == marked)
  }

  @Test func graphemes_matchWhatAReaderCounts() {
    for (text, count) in [
      ("é", 1), ("e\u{301}", 1), ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("각", 1), ("\r\n", 1), ("👍🏽", 1), ("नि", 1),
    ] {
      #expect(GraphemeBreaker.starts(properties(text)).filter { $0 }.count == count, "\(text)")
    }
  }

  @Test func bidiClasses_areThoseOfTheTables() {
    #expect(
      properties("aאب1٣ ").map(\.bidiClass) == [
        .leftToRight, .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber, .whiteSpace,
      ])
    #expect(UnicodeTables.version.description == "15.0.0")
  }

  /// UAX #9, section 3.4: the visual order of a mixed sentence.
  @Test func visualOrder_reversesByLevels() {
    #expect(BidiParagraph.visualOrder(of: [0, 0, 1, 1, 2, 2, 1, 0]) == [0, 1, 6, 4, 5, 3, 2, 7])
    #expect(BidiParagraph.visualOrder(of: []) == [])
  }

  @Test func isolates_keepTheirContentsApart() {
    let text = Array("a\u{2067}ב 1\u{2069} 2".unicodeScalars)
    let paragraph = BidiParagraph(text, text.map(UnicodeProperties.init), baseLevel: nil)
    #expect(paragraph.levels == [0, 0, 1, 1, 2, 0, 0, 0])
  }

  @Test func composition_findsLatinGreekAndHebrew() {
    #expect(Composition.compose("e", "\u{301}") == "é")
    #expect(Composition.compose("α", "\u{301}") == "ά")
    #expect(Composition.compose("ש", "\u{5C1}") == "\u{FB2A}")
    #expect(Composition.compose("x", "\u{301}") == nil)
  }

  @Test func mirroring_isItsOwnInverse() {
    for character in "()[]{}<>«»≤≥".unicodeScalars {
      #expect(Mirroring.image(of: character) != character)
      #expect(Mirroring.image(of: Mirroring.image(of: character)) == character)
    }
    #expect(Mirroring.image(of: "a") == "a")
  }
}
