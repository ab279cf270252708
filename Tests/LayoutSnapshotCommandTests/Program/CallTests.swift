import Foundation
import LayoutSnapshotCommand
import Testing

@Suite struct CallTests {
  @Test func help_isWhatTheTableSays() throws {
    let package = try ThrowAwayPackage()
    let overview = HelpPage.overview(CommandTable.descriptions)
    for words in [["--help"], ["-h"], ["help"]] {
      let run = try BuiltProgram.run(words, in: package.path)
      #expect((run.output, run.errors, run.code) == (overview, "", 0))
    }
    let none = try package.run()
    #expect((none.output, none.code) == (overview, 2))
    for command in CommandTable.descriptions {
      let page = HelpPage.page(command)
      #expect(try package.run(command.name, "--help").output == page)
      #expect(try package.run("help", command.name).output == page)
    }
  }

  @Test func wrongUsage_isCode2OnStandardError() throws {
    let package = try ThrowAwayPackage()
    let run = try package.run("acept")
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "error: There is no command \"acept\". Did you mean accept? See `layout-snapshot help`.\n"
    )
    #expect(run.code == 2)
    #expect(try package.run("help", "nothing").code == 2)
    #expect(try package.run("completions", "tcsh").code == 2)
  }

  /// Somebody who mistypes a variable would otherwise wonder what the command did without it.
  @Test func variable_unknown_isRefusedBeforeAnythingIsDone() throws {
    let package = try ThrowAwayPackage()
    try package.write("x", to: "Snapshots/T/S/.snapshot-1-abc.tmp")
    let mistyped = ["LAYOUT_SNAPSHOT_RECRD": "all"]
    let run = try package.run("check", "--fix", environment: mistyped)
    #expect(
      run.errors == """
        error: The environment variable LAYOUT_SNAPSHOT_RECRD is unknown. Did you mean LAYOUT_SNAPSHOT_RECORD?

        """)
    #expect((run.output, run.code) == ("", 3))
    #expect(package.files("Snapshots") == ["T/S/.snapshot-1-abc.tmp"])
    #expect(try package.run("check", "--help", environment: mistyped).code == 0)
    #expect(try package.run("check", "--fix", environment: ["LAYOUT_SNAPSHOT_WORKLOADS": "1"]).code == 0)
    #expect(package.files("Snapshots").isEmpty)
  }

  /// Without a terminal there are no colours, whatever the environment says of one.
  @Test func output_toAPipe_hasNoColours() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let run = try package.run("pending", environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func artifacts_areFoundByOptionThenEnvironmentThenPackage() throws {
    let package = try ThrowAwayPackage(changes: 1)
    let other = try ThrowAwayPackage()
    try other.write("", to: "deep/inside/file")
    let deep = package.path + "/Snapshots"
    #expect(try BuiltProgram.run(["pending"], in: deep).code == 1)
    #expect(try other.run("pending").code == 0)
    #expect(try other.run("pending", "--package", package.path).code == 1)
    let artifacts = package.path + "/.build/layout-snapshots"
    #expect(try other.run("pending", environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": artifacts]).code == 1)
    #expect(try other.run("pending", environment: ["SNAPSHOT_ARTIFACTS": artifacts]).code == 1)
    #expect(try other.run("pending", "--artifacts", artifacts).code == 1)
  }
}
