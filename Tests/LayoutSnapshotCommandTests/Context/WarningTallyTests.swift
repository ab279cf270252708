import Testing

@testable import LayoutSnapshotCommand

@Suite struct WarningTallyTests {
  @Test func warningsOfAKind_areCountedAfterTheTenth_andSayOfWhich() {
    let said = Said()
    let output = TextOutput(isTerminal: false, style: TextStyle(hasColors: false)) { said.text += $0 }
    var tally = WarningTally(
      CommandContext(
        environment: [:], workingDirectory: "/", output: output, errors: output, input: TerminalInput()))
    for number in 1...12 {
      tally.add("result \(number) is lost", .gap("a lost result"))
      tally.add("evidence \(number) is lost", .evidence)
    }
    tally.add("twice", .double)
    tally.count(1234, .line)
    tally.finish()
    let lines = said.text.split(separator: "\n")
    #expect(lines.count == 10 + 10 + 1 + 3)
    #expect(
      lines.suffix(3) == [
        "warning: and 2 more like it: a lost result",
        "warning: and 2 more results without their evidence",
        "warning: and 1,234 more lines like it",
      ])
  }

  private final class Said: @unchecked Sendable { var text = "" }
}
