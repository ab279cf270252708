import Foundation
import TestTools
import Testing

@Suite struct DecisionProgramTests {
  private static let artifacts = ".build/layout-snapshots"

  @Test func pending_listsByCauseAndTellsByItsCode() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let run = try package.run("pending")
    #expect(run.code == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.contains(
        """
        changed   DemoTests/ProfileTests/profile
        changed   DemoTests/SettingsTests/settings
            because title.top == avatar.bottom + 28, was + 16
            on iPhone4; iPhone8; iPhone8-landscape; iPhone15 and 2 more
            to Snapshots/DemoTests/ProfileTests/profile.iPhone4.json
            to Snapshots/DemoTests/SettingsTests/settings.iPhone8.json
            and 14 more files
        """), "\(run.output)")
    #expect(
      run.output.hasSuffix("14 changes in 6 assertions, 5 decisions. Decide with `layout-snapshot review`.\n")
    )
    let empty = try ThrowAwayPackage()
    let nothing = try empty.run("pending")
    #expect((nothing.output, nothing.code) == ("Nothing is pending.\n", 0))
  }

  @Test func pending_asJSON_hasGroupsAndResults() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let run = try package.run("pending", "--json", "--suite", "ProfileTests")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try #require(object?["results"] as? [[String: Any]])
    #expect(results.map { $0["id"] as? String } == ["DemoTests/ProfileTests/profile"])
    #expect((object?["groups"] as? [Any])?.count == 1)
    #expect(run.code == 1)
  }

  @Test func accept_ofAll_leavesNewReferencesAndNothingElse() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let before = try package.contents("Snapshots")
    let run = try package.run("accept")
    #expect((run.output, run.errors, run.code) == ("Accepted 6 assertions.\n", "", 0))
    let after = try package.contents("Snapshots")
    // One assertion had no references: a picture and frames came.
    #expect(after.count == before.count + 2)
    #expect(Set(before.keys).isSubset(of: after.keys))
    #expect(before.filter { after[$0.key] != $0.value }.count > 20)
    // Manifests stay as long as their run is the last: they say that it ended, and what was decided.
    let left = package.files(Self.artifacts)
    #expect(left.allSatisfy { $0.hasPrefix("report/") || $0.hasPrefix("manifests/") }, "\(left)")
    #expect(try package.run("pending").code == 0)
    #expect(try package.run("check").code == 0)
  }

  @Test func accept_ofAName_leavesTheOthersPending() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let before = try package.contents("Snapshots")
    let run = try package.run("accept", "DemoTests/InboxTests")
    #expect((run.output, run.code) == ("Accepted 1 assertion.\n", 0))
    let after = try package.contents("Snapshots")
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["DemoTests/InboxTests/badge.iPhone8.json", "DemoTests/InboxTests/badge.iPhone8.png"])
    #expect(try package.run("pending").output.contains("in 5 assertions"))
  }

  @Test func accept_onADevice_leavesOtherDevicesPending() throws {
    let package = try ThrowAwayPackage(changes: 1)
    let before = try package.contents("Snapshots")
    #expect(try package.run("accept", "--device", "iPhone15").code == 0)
    let changed = try package.contents("Snapshots").filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(
      changed == [
        "DemoTests/ProfileTests/profile.iPhone15.json", "DemoTests/ProfileTests/profile.iPhone15.png",
      ])
    #expect(try package.run("pending").output.contains("5 changes in 1 assertion"))
  }

  @Test func accept_ofANameThatNoneHas_isAFailure() throws {
    let package = try ThrowAwayPackage(changes: 1)
    let before = package.files()
    let run = try package.run("accept", "DemoTests/Profil")
    #expect(run.code == 3)
    #expect(
      run.errors == """
        error: No pending change is called "DemoTests/Profil". There are: DemoTests/ProfileTests/profile

        """)
    #expect(package.files() == before)
  }

  @Test func accept_dry_changesNothing() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let before = try package.contents(".")
    let run = try package.run("accept", "--dry-run")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix(" ") }
        == ["would accept DemoTests/ProfileTests/profile", "would accept DemoTests/SettingsTests/settings"])
    #expect(
      lines.suffix(4) == [
        "  Snapshots/DemoTests/SettingsTests/settings.iPhone8.json",
        "  Snapshots/DemoTests/SettingsTests/settings.iPhone8.png",
        "  Snapshots/DemoTests/SettingsTests/settings.iPhone15.json",
        "  Snapshots/DemoTests/SettingsTests/settings.iPhone15.png",
      ])
    #expect(try package.contents(".") == before)
  }

  @Test func accept_ofAReferenceThatChangedSince_isRefusedAndSaysWhy() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let place = "Snapshots/DemoTests/SettingsTests/settings.iPhone8.json"
    try package.write("{}", to: place)
    let run = try package.run("accept")
    #expect(run.code == 1)
    #expect(run.output == "Accepted 1 assertion, refused 1.\n")
    #expect(run.errors.contains("changed since the run. Run the test again"))
    #expect(try package.text(place) == "{}")
  }

  @Test func reject_dropsWhatWasSeenAndKeepsReferences() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let before = try package.contents("Snapshots")
    let run = try package.run("reject")
    #expect((run.output, run.code) == ("Rejected 6 assertions.\n", 0))
    #expect(try package.contents("Snapshots") == before)
    #expect(try package.run("pending").code == 0)
  }

  @Test func review_withoutATerminal_decidesByOptions() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let refused = try package.run("review")
    #expect(refused.code == 3)
    #expect(refused.errors.contains("--accept or --reject"))
    #expect(try package.run("review", "--accept", "--filter", "*/badge").output == "Accepted 1 assertion.\n")
    #expect(try package.run("review", "--reject", "--filter", "accent").output == "Rejected 1 assertion.\n")
    #expect(try package.run("review", "--accept", "--reject").code == 2)
    #expect(try package.run("pending").output.contains("in 4 assertions"))
  }

  /// Killed wherever it may be, accepting loses nothing: each reference is the old one or the new one, and
  /// what is still old is still pending; accepting again finishes the work.
  @Test(.thorough(.startsManyProcesses)) func accept_thatIsKilled_losesNothing() throws {
    let package = try ThrowAwayPackage(changes: 30)
    let before = try package.contents("Snapshots")
    let twin = try ThrowAwayPackage(changes: 30)
    #expect(try twin.run("accept").code == 0)
    let after = try twin.contents("Snapshots")
    for _ in 0..<6 {
      try killAccepting(in: package)
      for (name, bytes) in try package.contents("Snapshots") where !name.hasSuffix(".tmp") {
        guard bytes != after[name] else { continue }
        #expect(bytes == before[name], "\(name) is neither the old reference nor the new one")
        #expect(FileManager.default.fileExists(atPath: evidence(of: name, in: package)), "\(name) was lost")
      }
    }
    #expect(try package.run("accept").code == 0)
    for name in package.files("Snapshots") where name.hasSuffix(".tmp") {
      try FileManager.default.removeItem(atPath: package.path + "/Snapshots/" + name)
    }
    #expect(try package.contents("Snapshots") == after)
  }

  /// Starts to accept, and kills the process once an eighth of what is left is done.
  private func killAccepting(in package: ThrowAwayPackage) throws {
    let evidence = package.path + "/" + Self.artifacts + "/"
    let waiting = package.files(Self.artifacts).filter { $0.contains(".actual.") }
    let landmark = evidence + waiting[waiting.count / 8]
    let process = try BuiltProgram.start(
      ["accept"], in: package.path, output: .nullDevice, errors: .nullDevice)
    while access(landmark, F_OK) == 0, process.isRunning {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let left = waiting.count { access(evidence + $0, F_OK) == 0 }
    #expect((1..<waiting.count).contains(left), "nothing was killed halfway")
  }

  /// Where what was seen for a reference lies.
  private func evidence(of reference: String, in package: ThrowAwayPackage) -> String {
    let parts = reference.split(separator: "/")
    let names = parts[2].split(separator: ".")
    let stem = names.dropLast().joined(separator: ".")
    return
      "\(package.path)/\(Self.artifacts)/\(parts[0])/\(parts[1])/\(names[0])/\(stem).actual.\(names.last ?? "")"
  }
}
