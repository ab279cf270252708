import Foundation
import Testing

@testable import LayoutSnapshotCommand

@Suite struct TrialReportTests {
  private func report(_ ending: ChildProcess.Ending, _ said: String) -> TrialReport {
    TrialReport(of: "screen_0_1", ending, said.components(separatedBy: "\n"), limit: 60)
  }

  @Test(arguments: [
    (ChildProcess.Ending.exit(0), "✔ Test screen_0_1() passed after 0.1 seconds.", nil),
    (.exit(0), "✔ Test run with 0 tests passed", "its process ends before the screen is drawn"),
    (.exit(3), "", "its process ends with 3"),
    (.signal(11), "", "its process is ended by signal 11"),
    (.timeout, "Fatal error: no", "it takes longer than 60 seconds"),
    (
      .signal(4), "x\nShop/A.swift:8: Fatal error: no name\nFatal error: second",
      "Shop/A.swift:8: Fatal error: no name"
    ),
    (
      .signal(6), "Could not cast value of type 'A' (0x5620cf60d3ca) to 'B' (0x00).",
      "Could not cast value of type 'A' to 'B'."
    ),
    (.exit(1), "✘ Test a() recorded an issue at A.swift:1:1: Caught error: no storyboard", "no storyboard"),
    (
      .exit(1),
      "↳ Testing Library Version: 6\n✘ Test a() recorded an issue at A.swift:1:1: Issue recorded\n↳ It cannot be laid out.",
      "It cannot be laid out."
    ),
  ])
  func reasons_areTheFirstThatIsSaid(ending: ChildProcess.Ending, said: String, refusal: String?) {
    #expect(report(ending, said).refusal == refusal)
  }

  @Test func errorsThatAMessageLists_areToldInItsPlace_withoutTheFolder() {
    let said = """
      ✘ Test a() recorded an issue at A.swift:1:1: Issue recorded
      ↳ Snapshot a could not be verified on iPhoneSE.
        Errors:
          /app/Main.storyboard:3:2: no method
          second
      """
    let report = TrialReport(of: "a", .exit(1), said.components(separatedBy: "\n"), limit: 1, folder: "/app")
    #expect(report.refusal == "Main.storyboard:3:2: no method")
  }

  @Test func viewsThatDiffer_areThoseThatTheMessageNames() {
    let said = """
      ↳ Snapshot Trials/screen_0_1 does not match its reference on iPhoneSE.
        Why:
          offer0: text "a", was "b: c" on iPhoneSE
          View/Label[1]: height 2, was 3
          offer0: width 2, was 3
        Pixels:
          35530 of 1000500: no
      """
    #expect(report(.exit(1), said).differing == ["offer0", "View/Label[1]"])
    #expect(report(.exit(1), said).isUnlike)
    #expect(!report(.signal(4), said).isUnlike && !report(.timeout, said).isUnlike)
    #expect(report(.exit(1), "").differing.isEmpty && !report(.exit(1), "").isUnlike)
    #expect(report(.exit(0), "Test screen_0_1() passed").isUnlike == false)
  }

  /// What draws for ever is ended, and what it has started, too.
  @Test func children_haveTheirTime() throws {
    func run(_ script: String) throws -> ChildProcess.Ending {
      try ChildProcess(program: "/bin/sh", words: ["-c", script], environment: [:], folder: "/")
        .run(limit: 0.5) { _ in }
    }
    let folder = try ThrowAwayPackage()
    #expect(try run("/bin/sleep 100 & echo $! >\(folder.path)/pid; wait") == .timeout)
    let pid = try #require(Int32(folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<500 where runs(pid) { Thread.sleep(forTimeInterval: 0.02) }
    #expect(!runs(pid))
    #expect(try run("exit 3") == .exit(3))
    #expect(try run("kill -9 $$") == .signal(9))
    // An interrupt comes first, so that a child can end what it has started.
    #expect(
      try run("trap 'echo >\(folder.path)/ended; exit' INT; while :; do /bin/sleep 0.1; done") == .timeout)
    #expect(folder.files().contains("ended"))
  }

  /// Whether a process runs, and is not only waited for.
  private func runs(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  #if os(Linux)
    /// A service that a child leaves behind holds the pipe that it was given.
    @Test func children_areWaitedFor_andNotWhatTheyLeave() throws {
      let folder = try ThrowAwayPackage()
      var said = Data()
      let ending = try ChildProcess(
        program: "/bin/sh", words: ["-c", "echo one; setsid sh -c 'sleep 30; echo >over' & echo two"],
        environment: ["PATH": "/usr/bin:/bin"], folder: folder.path
      ).run { said += $0 }
      #expect(ending == .exit(0))
      #expect(String(decoding: said, as: UTF8.self) == "one\ntwo\n")
      #expect(!folder.files().contains("over"))
      // One that never stops to say something, either.
      let loud = ChildProcess(
        program: "/bin/sh",
        words: ["-c", "setsid sh -c 'echo $$ >pid; exec yes' & while ! [ -s pid ]; do :; done"],
        environment: ["PATH": "/usr/bin:/bin"], folder: folder.path)
      #expect(try loud.run { _ in } == .exit(0))
      let pid = try #require(Int32(folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
      kill(pid, SIGKILL)
    }
  #endif

  @Test func ofManyLines_theFirstAndTheLastAreKept() {
    for count in 0..<12 {
      var lines = BoundedLines(most: 3)
      for number in 0..<count { lines.append("\(number)") }
      let all = (0..<count).map { "\($0)" }
      #expect(lines.lines == (count <= 6 ? all : Array(all.prefix(3) + all.suffix(3))))
    }
  }
}
