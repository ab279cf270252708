import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotCommand

@Suite struct ReviewSessionTests {
  private static let groups = ["a", "b", "c"].map { id in
    ReviewGroup.groups(of: [
      SnapshotResult(
        id: id, target: "T", suite: "S", test: id, function: id, file: StoredPath(text: "f"), line: 1,
        column: 1,
        status: .changed, message: "", causes: [], groupKey: id, acceptCommand: "", devices: [])
    ])[0]
  }

  private func names(_ step: ReviewSession.Step) -> [String] {
    if case .decide(_, let groups) = step { groups.map(\.key) } else { [] }
  }

  @Test func keys_decideOneAfterTheOther() {
    var session = ReviewSession(Self.groups)
    #expect(session.number == 1)
    #expect(session.press(.letter("a")) == .decide(.accept, [Self.groups[0]]))
    #expect((session.number, session.current?.key) == (2, "b"))
    #expect(session.press(.letter("r")) == .decide(.reject, [Self.groups[1]]))
    #expect(session.press(.letter("s")) == .finish)
    #expect(session.groups.map(\.key) == ["c"])
  }

  @Test func keys_forAllThatAreLeft_leaveOutWhatWasSkipped() {
    var session = ReviewSession(Self.groups)
    #expect(session.press(.letter("s")) == .show)
    #expect(names(session.press(.letter("A"))) == ["b", "c"])
    #expect(session.groups.map(\.key) == ["a"])
    var other = ReviewSession(Self.groups)
    #expect(names(other.press(.letter("R"))) == ["a", "b", "c"])
    #expect(other.current == nil)
  }

  @Test func keys_thatShowAndOpen_decideNothing() {
    var session = ReviewSession(Self.groups)
    #expect(session.showsDifference)
    #expect(session.press(.letter("d")) == .show)
    #expect(!session.showsDifference)
    #expect(session.press(.letter("i")) == .show)
    #expect(session.showsInfo)
    #expect(session.press(.letter("o")) == .open(Self.groups[0]))
    #expect(session.press(.letter("x")) == .ignore)
    #expect(session.groups.count == 3)
    for key: TerminalInput.Key in [.letter("S"), .letter("q"), .interrupt] {
      var copy = session
      #expect(copy.press(key) == .finish)
      #expect(copy.groups.count == 3)
    }
  }

  @Test func colours_areForTerminalsAlone() {
    #expect(TextStyle(isTerminal: true, [:]).hasColors)
    #expect(TextStyle(isTerminal: true, ["NO_COLOR": ""]).hasColors)
    #expect(!TextStyle(isTerminal: true, ["NO_COLOR": "1"]).hasColors)
    #expect(!TextStyle(isTerminal: true, ["TERM": "dumb"]).hasColors)
    #expect(!TextStyle(isTerminal: false, [:]).hasColors)
    #expect(TextStyle(hasColors: true).paint("x", .red, .bold) == "\u{1B}[31;1mx\u{1B}[0m")
    #expect(TextStyle(hasColors: false).paint("x", .red) == "x")
  }

  @Test func progress_fitsTheTerminal() {
    for width in [20, 40, 80, 200] {
      let line = ProgressBar.line("Writing", done: 3, total: 9, width: width, TextStyle(hasColors: false))
      #expect(line.count <= max(width, 20))
    }
    let half = ProgressBar.line("Writing", done: 4, total: 8, width: 27, TextStyle(hasColors: false))
    #expect(half == "Writing ━━━━━━────── 4/8")
  }
}
