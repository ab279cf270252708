import Testing

@testable import LayoutSnapshotReport

/// The page draws a sweep from its text.
@Suite struct PageSweepTests {
  @Test func sweep_isReadFromItsText() throws {
    let text = """
      widths 320...430 at a height of 852.5
      breakpoints: 346, 400
      Card/title: its text is cut off, at 320...345, 400
      these constraints conflict: a.width == 5, at b; the layout breaks a.width == 5, at 430

      Card
        left 0, right w, top 0, bottom 852.5

      Card/title
        320...345: left -16, right w - 16, top 61/3, bottom w/2 + 0.5
        346...430: left 2w/3 - 40, right 0.35w, top -w, bottom -3w/4 + 1

      """
    let sweep = try #require(PageSweep(text, scale: 3))
    #expect((sweep.axis, sweep.from, sweep.to, sweep.other, sweep.scale) == ("width", 320, 430, 852.5, 3))
    #expect(sweep.breakpoints == [346, 400])
    #expect(sweep.problems.map(\.ranges) == [[[320, 345], [400, 400]], [[430, 430]]])
    #expect(
      sweep.problems[1].text
        == "these constraints conflict: a.width == 5, at b; the layout breaks a.width == 5")
    #expect(sweep.tracks.map(\.path) == ["Card", "Card/title"])
    #expect(sweep.tracks[0].segments.map(\.edges) == [[[0, 0], [1, 0], [0, 0], [0, 852.5]]])
    let title = sweep.tracks[1].segments
    #expect(title.map { [$0.from, $0.to] } == [[320, 345], [346, 430]])
    #expect(title[0].edges == [[0, -16], [1, -16], [0, 61.0 / 3], [0.5, 0.5]])
    #expect(title[1].edges == [[2.0 / 3, -40], [0.35, 0], [-1, 0], [-0.75, 1]])
  }

  @Test func heights_areRead() throws {
    let text = "heights 480...480 at a width of 390\n\nView\n  left 0, right 390, top 0, bottom h\n"
    let sweep = try #require(PageSweep(text, scale: 2))
    #expect((sweep.axis, sweep.from, sweep.to, sweep.other) == ("height", 480, 480, 390))
    #expect(sweep.tracks.first?.segments.first?.edges == [[0, 0], [0, 390], [0, 0], [1, 0]])
  }

  @Test func traits_areAllowedInTheTitle() {
    let sweep = PageSweep(
      "widths 1...2 at a height of 5, with dark-ax3\n\nA\n  left 0, right 0, top 0, bottom 0\n", scale: 2)
    #expect(sweep?.title == "widths 1...2 at a height of 5, with dark-ax3")
    #expect(sweep?.other == 5 && sweep?.tracks.count == 1)
  }

  @Test(arguments: [
    "", "hello", "widths 1...2 at a height of 5, dark ax3\n", "widths 430...320 at a height of 5\n",
    "widths a...b at a height of 5\n",
    "widths 1...2 at a height of 5\n\n  left 0, right 0, top 0, bottom 0\n",
    "widths 1...2 at a height of 5\n\nA\n  left 0, right 0, top 0\n",
    "widths 1...2 at a height of 5\n\nA\n  left w * 2, right 0, top 0, bottom 0\n",
    "widths 1...2 at a height of 5\n\nA\n  left 1/0, right 0, top 0, bottom 0\n",
  ])
  func text_thatNoSweepCouldHaveWritten_isNone(_ text: String) {
    #expect(PageSweep(text, scale: 2) == nil)
  }

  @Test func reference_isNamedByItsTestAndDevice() {
    let plain = SweepReference(place: "AppTests/CardTests/card.iPhone17.sweep.txt", text: "")
    #expect((plain.name, plain.device, plain.scale) == ("AppTests/CardTests/card", "iPhone17", 3))
    let traits = SweepReference(place: "AppTests/CardTests/card.wide.iPhone8.dark-rtl.sweep.txt", text: "")
    #expect(
      (traits.name, traits.device, traits.scale) == ("AppTests/CardTests/card.wide", "iPhone8.dark-rtl", 2))
    #expect(
      SweepReference(place: "AppTests/CardTests/card.sweep.txt", text: "").name == "AppTests/CardTests/card")
  }
}
