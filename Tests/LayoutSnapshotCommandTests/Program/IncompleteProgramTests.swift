import Foundation
import LayoutSnapshotStore
import Testing

/// What is missing never counts as fine: `report`, `merge` and what they write say what it is.
@Suite struct IncompleteProgramTests {
  private static let artifacts = ".build/layout-snapshots"
  private static let ledger = artifacts + "/manifests/run.demo.jsonl"
  private static let manifest = artifacts + "/manifests/DemoTests-0-1.jsonl"
  private static let fine = "Every snapshot is as it should be"

  /// A run of two assertions. What differed is accepted by now, so that nothing is the matter but what a test takes away.
  private func goodPackage() throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage(changes: 2)
    _ = try package.run("accept")
    let run = try package.run("report", "-o", "good")
    #expect(
      (run.output, run.code) == ("\(Self.fine) (2 verified).\nReport: good/index.html\n", 0), "\(run.errors)")
    return package
  }

  /// Everything that says how the runs were says that they were not fine, and why.
  ///
  /// - Parameter merged: what is merged; the artifacts that `report` reads if there is nothing.
  private func expectIncomplete(
    _ package: ThrowAwayPackage, merged: [String] = [artifacts], by calls: [String] = ["report", "merge"],
    says words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outputs = ["--junit", "j.xml", "--markdown", "m.md", "--json", "r.json"]
    for call in calls {
      try? FileManager.default.removeItem(atPath: package.path + "/merged")
      let start = call == "merge" ? ["merge"] + merged + ["--into", "merged"] : ["report", "-o", "out"]
      let run = try BuiltProgram.run(start + outputs, in: package.path)
      #expect(run.code == 1, "\(call) ends with \(run.code)", sourceLocation: sourceLocation)
      #expect(run.errors.contains(words), "\(call): \(run.errors)", sourceLocation: sourceLocation)
      let xml = try package.text("j.xml")
      #expect(
        !xml.contains("failures=\"0\" errors=\"0\">\n"), "\(call): \(xml)", sourceLocation: sourceLocation)
      let texts = try [run.output, package.text("m.md"), package.text("r.json"), xml]
      for text in texts {
        #expect(!text.contains(Self.fine), "\(call): \(text)", sourceLocation: sourceLocation)
      }
      for text in texts.dropFirst() {
        #expect(text.contains(words), "\(call): \(text)", sourceLocation: sourceLocation)
      }
    }
    // What was merged says so as often as it is read.
    guard calls.contains("merge") else { return }
    let again = try package.run("report", "--artifacts", "merged", "-o", "again")
    #expect(again.code == 1 && !again.output.contains(Self.fine), "\(again)", sourceLocation: sourceLocation)
  }

  /// A stranger's manifest may have so many lines that reading them takes minutes. None of that is fine.
  @Test(arguments: [
    ["report"], ["merge", artifacts, "--into", "merged"], ["pending"], ["accept"], ["review", "--accept"],
    ["coverage", "--from", artifacts + "/manifests"], ["prune", "--usage", artifacts + "/manifests"],
  ]) func manifestOfAMillionLines_isRefused(words: [String]) throws {
    let package = try goodPackage()
    let place = Self.artifacts + "/manifests/T-1-1.jsonl"
    try package.write(String(repeating: "{}\n", count: 1_000_000), to: place)
    let run = try BuiltProgram.run(words, in: package.path)
    #expect(run.code == 3, "\(run)")
    #expect(run.errors.contains("/\(place): it has 1,000,000 lines, and no run writes more than 250,000."))
    #expect(run.errors.contains("Remove it, and run the tests again."))
    #expect(!run.output.contains(Self.fine), "\(run)")
  }

  @Test func damagedLines_areCountedAfterTheTenth() throws {
    let package = try goodPackage()
    let garbage = String(repeating: "{}\n", count: 640)
    for place in [Self.manifest, Self.ledger] { try package.write(package.text(place) + garbage, to: place) }
    for words in [["report"], ["pending"], ["merge", Self.artifacts, "--into", "merged"]] {
      let run = try BuiltProgram.run(words, in: package.path)
      let lines = run.errors.split(separator: "\n")
      #expect(run.code == 1 && lines.count == 11, "\(run.errors)")
      #expect(lines.last == "warning: and 1,270 more lines like it", "\(run.errors)")
      #expect(!run.output.contains(Self.fine), "\(run)")
    }
    try expectIncomplete(package, says: "manifests/")
    let run = try package.run("coverage", "--from", Self.artifacts + "/manifests")
    #expect(run.errors.hasSuffix("warning: and 1,270 more lines like it\n"), "\(run.errors)")
  }

  /// Changes the lines of a file.
  private func rewrite(
    _ place: String, in package: ThrowAwayPackage, _ change: (inout [Substring]) -> Void
  ) throws {
    var lines = try package.text(place).split(separator: "\n")
    change(&lines)
    try package.write(lines.map { $0 + "\n" }.joined(), to: place)
  }

  private func remove(_ place: String, from package: ThrowAwayPackage) throws {
    try FileManager.default.removeItem(atPath: package.path + "/" + place)
  }

  @Test func evidence_thatWasNotKept() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let seen = package.files(Self.artifacts).filter { $0.contains(".actual.") }
    #expect(seen.count > 4)
    for place in seen { try remove(Self.artifacts + "/" + place, from: package) }
    try expectIncomplete(
      package, says: "Its pictures are missing (not among the artifacts: ")
    #expect(try package.text("j.xml").contains("tests=\"2\" failures=\"2\" errors=\"0\""))
    #expect(try package.text("m.md").contains("2 changed"))
    // Nobody is asked to accept what nobody can see.
    #expect(try !package.text("r.json").contains("acceptCommand"))
    #expect(try package.run("accept").output == "Nothing is pending.\n")
    let pending = try package.run("pending")
    #expect(
      pending.output == "Nothing is pending, but not everything is known. See `layout-snapshot report`.\n")
    #expect(pending.code == 1)
  }

  @Test func evidence_thatIsALink() throws {
    let package = try ThrowAwayPackage(changes: 1)
    for place in package.files(Self.artifacts) where place.contains(".actual.") {
      try remove(Self.artifacts + "/" + place, from: package)
      try FileManager.default.createSymbolicLink(
        atPath: package.path + "/\(Self.artifacts)/\(place)", withDestinationPath: "/etc/hostname")
    }
    try expectIncomplete(
      package, says: "a link, which is not followed: DemoTests/ProfileTests/profile/profile.iPhone4.actual.")
  }

  @Test func result_thatWasCutInHalf() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let bytes = try package.read(Self.manifest)
    try package.write(Array(bytes.dropLast(40)), to: Self.manifest)
    try expectIncomplete(package, says: "DemoTests-0-1.jsonl:3: not a line of a manifest: it is not whole")
    #expect(
      try package.text("m.md").contains(
        "1 changed. Not everything is known: a damaged manifest, a lost result."))
  }

  @Test func process_thatWasKilled() throws {
    let package = try goodPackage()
    try rewrite(Self.ledger, in: package) { lines in
      #expect(lines.removeLast().contains("\"kind\":\"ended\""))
    }
    try expectIncomplete(package, says: "Process 0 of DemoTests began and did not end")
  }

  @Test func run_ofNoProcess() throws {
    let package = try goodPackage()
    try rewrite(Self.ledger, in: package) { $0 = Array($0[..<1]) }
    try expectIncomplete(package, says: "begins a run of which no process is known")
  }

  @Test func manifest_thatIsEmpty() throws {
    let package = try goodPackage()
    try package.write("", to: Self.artifacts + "/manifests/DemoTests-9-9.jsonl")
    try expectIncomplete(package, says: "DemoTests-9-9.jsonl is empty")
    // A decision on something else does not make it good.
    let other = try ThrowAwayPackage(changes: 2)
    try other.write("", to: Self.artifacts + "/manifests/DemoTests-9-9.jsonl")
    #expect(try other.run("accept").output == "Accepted 2 assertions.\n")
    try expectIncomplete(other, says: "DemoTests-9-9.jsonl is empty")
  }

  @Test func manifest_ofAnAssertionThatFailed() throws {
    let package = try ThrowAwayPackage(changes: 2)
    try remove(Self.manifest, from: package)
    try expectIncomplete(
      package, says: "DemoTests/SettingsTests/settings did not pass, and its result is missing")
  }

  /// Where artifacts are gathered, there is always a ledger. At home, the next run removes those of earlier ones.
  @Test func ledger_ofArtifactsThatAreGathered() throws {
    let package = try goodPackage()
    try remove(Self.ledger, from: package)
    #expect(try package.run("report", "-o", "out").code == 0)
    try rewrite(Self.manifest, in: package) { lines in
      lines[0] = Substring(lines[0].replacing("\"kind\"", with: "\"isGathered\":true,\"kind\""))
    }
    try expectIncomplete(package, says: "belongs to a run whose ledger, run.….jsonl, is missing")
  }

  @Test func folder_ofAShardThatLeftNothing() throws {
    let package = try goodPackage()
    let moved = package.path + "/shards/1"
    try FileManager.default.createDirectory(
      atPath: package.path + "/shards/2", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: package.path + "/" + Self.artifacts, toPath: moved)
    try expectIncomplete(
      package, merged: ["shards"], by: ["merge"], says: "shards/2 has no results. Did the tests run")
    try remove("shards/2", from: package)
    try remove("merged", from: package)
    let run = try package.run("merge", "shards", "--into", "merged")
    #expect((run.errors, run.code) == ("", 0))
    // Nothing at all is no result to be merged.
    try FileManager.default.createDirectory(
      atPath: package.path + "/empty/manifests", withIntermediateDirectories: true)
    let nothing = try package.run("merge", "empty", "--into", "merged2")
    #expect((nothing.output, nothing.code) == ("", 3))
    #expect(nothing.errors.contains("the tests left no results there. Did they run"), "\(nothing.errors)")
    #expect(!FileManager.default.fileExists(atPath: package.path + "/merged2/report"))
  }

  @Test func folder_thatIsNotThere() throws {
    let package = try goodPackage()
    let before = package.files()
    for call in ["report", "pending", "accept"] {
      let run = try package.run(call, "--artifacts", "TYPO")
      #expect(run.code == 3)
      #expect(run.errors.contains("There is nothing at TYPO"), "\(run.errors)")
    }
    let named = try package.run("report", environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": package.path + "/TYPO"])
    #expect(named.code == 3 && named.errors.contains("There is nothing at"), "\(named.errors)")
    #expect(package.files() == before)
    #expect(!FileManager.default.fileExists(atPath: package.path + "/TYPO"))
    try package.write("PK", to: "artifacts.zip")
    for words in [
      ["report", "--artifacts", "artifacts.zip"], ["merge", "artifacts.zip", "--into", "merged"],
    ] {
      let run = try BuiltProgram.run(words, in: package.path)
      #expect(run.code == 3)
      #expect(
        run.errors.contains("artifacts.zip: It is not a folder. Unpack it if it is an archive."),
        "\(run.errors)")
    }
    // The usual folder is only there once tests have run.
    let new = try ThrowAwayPackage()
    let run = try new.run("report", "-o", "out")
    #expect((run.output, run.code) == ("Not everything is known: no run.\nReport: out/index.html\n", 1))
  }

  /// A package with the artifacts of some machines, each of which has noted its plan.
  private func shards(_ records: [ShardRecord]) throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage()
    for record in records {
      let good = try goodPackage()
      try FileManager.default.createDirectory(
        atPath: package.path + "/shards", withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: good.path + "/" + Self.artifacts, toPath: package.path + "/shards/\(record.index)")
      try package.write(ManifestLine.shard(record).json, to: "shards/\(record.index)/manifests/shard.jsonl")
    }
    return package
  }

  @Test func shard_thatNeverBegan() throws {
    func record(_ index: Int, of count: Int) -> ShardRecord {
      ShardRecord(index: index, count: count, functions: 2, methods: 0)
    }
    let package = try shards([record(1, of: 3), record(3, of: 3)])
    try expectIncomplete(
      package, merged: ["shards"], by: ["merge"], says: "Shard 2 of 3 left nothing. Did it run")
    let whole = try shards([record(1, of: 2), record(2, of: 2)])
    let fine = try whole.run("merge", "shards", "--into", "fine")
    #expect((fine.output, fine.code) == ("\(Self.fine) (4 verified).\nReport: fine/report/index.html\n", 0))
    try expectIncomplete(
      whole, merged: ["shards", "--expect-shards", "3"], by: ["merge"],
      says: "There are the artifacts of 2 shards, and 3 are expected.")
    let mixed = try shards([record(1, of: 2), record(2, of: 3)])
    try expectIncomplete(
      mixed, merged: ["shards"], by: ["merge"], says: "The shards do not agree how many there are: 2 or 3.")
  }

  /// What was put beside shards and cannot be read is no shard that passed; one that is there twice hides another.
  @Test func shard_thatIsNoFolder_orThereTwice() throws {
    func record(_ index: Int) -> ShardRecord { ShardRecord(index: index, count: 2, functions: 2, methods: 0) }
    let package = try shards([record(1), record(2)])
    try package.write("PK", to: "shards/3.zip")
    try package.write("for people", to: "shards/README.md")
    try expectIncomplete(
      package, merged: ["shards"], by: ["merge"], says: "shards/3.zip is no folder, so it was left out.")
    try remove("shards/3.zip", from: package)
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/shards/3", withDestinationPath: package.path + "/shards/1")
    try expectIncomplete(
      package, merged: ["shards"], by: ["merge"], says: "shards/3 is no folder, so it was left out.")
    try remove("shards/3", from: package)
    try FileManager.default.copyItem(atPath: package.path + "/shards/1", toPath: package.path + "/shards/3")
    try expectIncomplete(
      package, merged: ["shards"], by: ["merge"],
      says: "shards/1 and shards/3 have the artifacts of the same shard.")
    #expect(try package.text("m.md").contains("Shard 1 of 2 is there more than once."))
    // One machine's artifacts within another's are not passed over.
    try FileManager.default.moveItem(atPath: package.path + "/shards/3", toPath: package.path + "/shards/1/3")
    try rewrite("shards/1/3/manifests/run.demo.jsonl", in: package) { _ = $0.removeLast() }
    try remove("shards/1/3/manifests/shard.jsonl", from: package)
    try expectIncomplete(package, merged: ["shards"], by: ["merge"], says: "began and did not end")
  }

  @Test func tests_thatNeverBegan() throws {
    let package = try goodPackage()
    let record = ShardRecord(index: 1, count: 1, functions: 2, methods: 1)
    try package.write(ManifestLine.shard(record).json, to: Self.artifacts + "/manifests/shard.jsonl")
    func report(_ cases: String...) throws {
      let lines = cases.map { "<testcase classname=\"DemoTests.Forms\" name=\"\($0)\" time=\"0.1\" />" }
      let text = "<testsuites><testsuite name=\"TestResults\">\(lines.joined())</testsuite></testsuites>"
      try package.write(text, to: Self.artifacts + "/tests.xml")
    }
    try report("a()", "b()", "testC")
    #expect(try package.run("report", "-o", "out").code == 0)
    // Tests that were skipped took no time.
    let whole = try package.text(Self.artifacts + "/tests.xml")
    let skipped = "<testcase classname=\"DemoTests.Forms\" name=\"b()\" >\n<skipped>no</skipped></testcase>"
    try package.write(
      whole.replacing("<testcase classname=\"DemoTests.Forms\" name=\"b()\" time=\"0.1\" />", with: skipped),
      to: Self.artifacts + "/tests.xml")
    #expect(try package.text(Self.artifacts + "/tests.xml") != whole)
    #expect(try package.run("report", "-o", "out").code == 0)
    try report("a()", "testC")
    try expectIncomplete(package, says: "was to run 3 tests, and its xUnit files have 2")
    // Without --parallel, there is no report of XCTest.
    try report("a()", "b()")
    #expect(try package.run("report", "-o", "out").code == 0)
  }
}
