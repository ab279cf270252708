import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

@Suite struct VerifySnapshotTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func assertion(
    _ mode: RecordMode? = nil, scope: RecordMode? = nil, _ environment: [String: String] = [:],
    session: SnapshotSession = SnapshotSession(), named: String? = nil, line: UInt = 1
  ) throws -> Assertion {
    let site = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: line, column: 1)
    let all = ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out"].merging(environment) { $1 }
    return Assertion(
      context: TestContext(site, function: "stored()", testName: "stored()"), site: site,
      settings: try SnapshotSettings(environment: all), session: session,
      configuration: SnapshotConfiguration(mode: scope), mode: mode, root: folder.path + "/refs", named: named
    )
  }

  private func verify(
    _ view: View, _ mode: RecordMode, _ environment: [String: String] = [:]
  ) throws -> SnapshotFailure? {
    try assertion(mode, environment).failure(as: .standard, on: [.iPhone4]) { _ in view }
  }

  private var suite: String { "LayoutSnapshotTestingTests/VerifySnapshotTests" }

  @Test func snapshot_recordedThenBroken_isKept() throws {
    let passing = ["LAYOUT_SNAPSHOT_RECORD_PASSES": "1"]
    let stem = "\(folder.path)/refs/\(suite)/stored.iPhone4"
    let files = { try ["json", "png"].map { try Data(contentsOf: URL(filePath: "\(stem).\($0)")) } }

    #expect(try #require(try verify(Card(), .never)).message.contains("No reference was found on disk"))
    #expect(throws: (any Error).self) { try files() }

    let recorded = try #require(try verify(Card(), .missing)).message
    #expect(recorded.contains("Automatically recorded snapshot:\n  \(stem).json\n  \(stem).png"))
    let stored = try files()
    #expect(try verify(Card(), .missing) == nil)
    #expect(try verify(Card(), .all) != nil)
    #expect(try verify(Card(), .all, passing) == nil)

    let card = Card()
    card.title.backgroundColor = .red
    #expect(try verify(card, .missing, passing) != nil)
    #expect(try files() == stored)
    #expect(try verify(card, .failed, passing) == nil)
    #expect(try files() != stored)
  }

  private static let json = ["LAYOUT_SNAPSHOT_JSON": "1"]

  @Test func resultLine_namesACommandOnlyWhereSomethingWaits() throws {
    func line(_ mode: RecordMode, _ view: View) throws -> SnapshotResult? {
      let message = try #require(try verify(view, mode, Self.json)?.message)
      let last = try #require(message.split(separator: "\n").last)
      let json = last.dropFirst(FailureMessage.resultPrefix.count)
      guard case .result(let result) = try ManifestLine(json: json.utf8) else { return nil }
      return result
    }
    let recorded = try #require(try line(.missing, Card()))
    #expect(recorded.status == .recorded && recorded.acceptCommand == nil)
    let changed = try #require(try line(.never, View()))
    #expect(changed.status == .changed && changed.acceptCommand?.isEmpty == false)
    // People read the rest; machines say that they want the line.
    let plain = try #require(try verify(View(), .never)?.message)
    #expect(!plain.contains(FailureMessage.resultPrefix) && plain.contains("If this is as it should be"))
  }

  @Test func failure_saysEverythingInOrder_andLeavesAManifest() throws {
    _ = try verify(Card(), .missing)
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    let card = Card()
    card.constraints.first { $0.firstItem === card.title && $0.firstAttribute == .leading }?.constant = 24
    let failure = try #require(try verify(card, .missing, Self.json))
    let lines = failure.message.split(separator: "\n").map(String.init)
    let out = "\(folder.path)/out/\(suite)/stored"
    #expect(
      lines.dropLast() == [
        "Snapshot VerifySnapshotTests/stored does not match its reference on iPhone4.",
        "Why:",
        "  title.leading == Card.leading + 24, was + 16; 1 view followed on iPhone4",
        "What moved:",
        "  title: x 16 -> 24, width 288 -> 280 on iPhone4",
        "  button: x 88 -> 90, width 144 -> 140 on iPhone4",
        "Pixels:",
        "  5824 of 614400 pixels differ, within x 32..<464, y 40..<404: (16, 20; 216 x 182) points in Card on iPhone4",
        "Look in \(out)/ at:",
        "  stored.iPhone4.expected.json stored.iPhone4.actual.json",
        "  stored.iPhone4.expected.png stored.iPhone4.actual.png stored.iPhone4.diff.png",
        "If this is as it should be, accept it:",
        "  layout-snapshot accept --package '/x' --artifacts '\(folder.path)/out' --references '\(folder.path)/refs' "
          + "'\(suite)/stored'",
      ], "\(failure.message)")
    #expect(failure.causes == ["title.leading == Card.leading + 24, was + 16"])
    #expect(failure.evidence.count == 5)
    #expect(failure.evidence.allSatisfy(FileManager.default.fileExists))

    // The last line is the manifest's, without the message.
    let json = try #require(lines.last?.dropFirst(FailureMessage.resultPrefix.count))
    guard case .result(var result) = try ManifestLine(json: json.utf8) else {
      Issue.record("no result")
      return
    }
    let manifests = folder.files.filter { $0.hasPrefix("out/manifests/LayoutSnapshotTestingTests-") }
    #expect(manifests.count == 1)
    let manifest = Manifest(jsonLines: try #require(try Files.read("\(folder.path)/\(manifests[0])")))
    result.message = try #require(manifest.results.first).message
    #expect(manifest.results == [result])
    #expect(manifest.run?.framework == "Swift Testing")
    #expect(result.id == "\(suite)/stored")
    #expect(result.devices.map(\.device) == ["iPhone4"])
    #expect(result.devices[0].picture?.actual?.text == "artifacts:\(suite)/stored/stored.iPhone4.actual.png")
    #expect(result.devices[0].picture?.regions.isEmpty == false)
    #expect(result.devices[0].picture?.thresholds.first?.count == 5824)
    #expect(result.devices[0].frames?.referenceDigest?.count == 32)

    // Once it passes again, nothing is left to be accepted.
    #expect(try verify(Card(), .missing) == nil)
    #expect(folder.files.filter { $0.hasPrefix("out/\(suite)") }.isEmpty)
  }

  /// A loop over values without names: the second would be compared with the first one's reference, and in the mode
  /// `failed` it would replace it.
  @Test func call_thatTakesTwoSnapshotsUnderOneName_isAnError() throws {
    let other = Card()
    other.title.backgroundColor = .red
    _ = try verify(Card(), .missing)
    let stored = try bytesOfReferences()
    for mode in [RecordMode.never, .missing, .failed] {
      let session = SnapshotSession()
      func verify(_ card: Card) throws -> SnapshotFailure? {
        let settings = ["LAYOUT_SNAPSHOT_RECORD_PASSES": "1"]
        return try assertion(mode, settings, session: session)
          .failure(as: .standard, on: [.iPhone4]) { _ in card }
      }
      #expect(try verify(Card()) == nil)
      #expect(try verify(Card()) == nil)
      let message = try #require(try verify(other)).message
      #expect(message.contains("The first and the 3rd snapshot that this call took"), "\(message)")
      #expect(message.contains("could not be verified") && !message.contains("accept it"), "\(message)")
      #expect(try bytesOfReferences() == stored)
    }
  }

  private func bytesOfReferences() throws -> [Data] {
    let stem = "\(folder.path)/refs/\(suite)/stored.iPhone4"
    return try ["json", "png"].map { try Data(contentsOf: URL(filePath: "\(stem).\($0)")) }
  }

  @Test func passing_writesTheLedgerAlone() throws {
    _ = try verify(Card(), .missing, ["LAYOUT_SNAPSHOT_RECORD_PASSES": "1"])
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    let before = folder.files
    let session = SnapshotSession()
    for _ in 0..<2 {
      let assertion = try assertion(.missing, session: session)
      #expect(try assertion.failure(as: .standard, on: [.iPhone4]) { _ in Card() } == nil)
    }
    let new = folder.files.filter { !before.contains($0) }
    #expect(new == ["out/manifests/run.\(getppid()).jsonl"])
    let ledger = Manifest(jsonLines: try #require(try Files.read("\(folder.path)/\(new[0])")))
    #expect(ledger.begun.count == 1 && ledger.notes.isEmpty && ledger.ended.isEmpty)
    session.end()
    let ended = Manifest(jsonLines: try #require(try Files.read("\(folder.path)/\(new[0])"))).ended
    #expect(ended.map(\.verified) == [2])
  }

  /// A file where the folder should be: the verdict stands, and the rest is a warning.
  @Test func artifacts_thatCannotBeWritten_areAWarningBesideTheVerdict() throws {
    _ = try verify(Card(), .missing)
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    try Data().write(to: URL(filePath: folder.path + "/out"))
    let card = Card()
    card.constraints.first { $0.firstItem === card.title && $0.firstAttribute == .leading }?.constant = 24
    let failure = try #require(try verify(card, .never))
    #expect(failure.causes == ["title.leading == Card.leading + 24, was + 16"])
    #expect(failure.evidence.isEmpty)
    for words in [
      "  title: x 16 -> 24, width 288 -> 280 on iPhone4", "5824 of 614400 pixels differ",
      "The pictures of the failure could not be stored.",
      "Warning: the result could not be written for the report.",
    ] { #expect(failure.message.contains(words), "\(words): \(failure.message)") }
  }

  @Test func coverage_isNotedWhereItIsAskedFor() throws {
    _ = try verify(Card(), .all)
    #expect(try verify(Card(), .never, ["LAYOUT_SNAPSHOT_COVERAGE": folder.path + "/coverage"]) == nil)
    let file = try #require(folder.files.first { $0.hasPrefix("coverage/") })
    let manifest = Manifest(jsonLines: try #require(try Files.read("\(folder.path)/\(file)")))
    let record = try #require(manifest.coverage.first)
    #expect(record.devices == ["iPhone4"])
    #expect(record.changeCount > 10)
    #expect(record.file.text.hasSuffix("Suite.swift"))
  }

  @Test func usage_isNotedForPassingTestsToo() throws {
    let usage = ["LAYOUT_SNAPSHOT_USAGE": folder.path + "/usage"]
    _ = try verify(Card(), .missing)
    #expect(try verify(Card(), .never, usage) == nil)
    let file = try #require(folder.files.first { $0.hasPrefix("usage/") })
    let claims = Manifest(jsonLines: try #require(try Files.read("\(folder.path)/\(file)"))).claims
    #expect(claims.map(\.id) == ["\(suite)/stored"])
    #expect(claims[0].references.map { $0.text.hasSuffix("stored.iPhone4.json") } == [true, false])
  }

  @Test func name_claimedByTwoCalls_isAnErrorAndNoOverwrite() throws {
    let session = SnapshotSession()
    _ = try assertion(.missing, session: session).failure(as: .standard, on: [.iPhone4]) { _ in Card() }
    let other = try assertion(.all, session: session, line: 2)
    let before = try folder.contents
    let failure = try #require(try other.failure(as: .standard, on: [.iPhone4]) { _ in View() })
    #expect(failure.message.contains("belongs to the snapshot of /x/Suite.swift:1 already"), "\(failure)")
    #expect(
      try folder.contents.filter { $0.key.hasPrefix("refs") } == before.filter { $0.key.hasPrefix("refs") })
    // Under another name it may.
    let named = try assertion(.missing, session: session, named: "other", line: 2)
    let recorded = try named.failure(as: .standard, on: [.iPhone4]) { _ in View() }
    #expect(recorded?.message.contains("Automatically recorded") == true)
  }

  @Test func call_inALoop_doesNotOverwriteWhatItRecorded() throws {
    let session = SnapshotSession()
    var failures: [String] = []
    for color in [Color.red, .blue] {
      let view = View()
      view.backgroundColor = color
      let failure = try assertion(.all, session: session).failure(as: .standard, on: [.iPhone4]) { _ in view }
      failures.append(failure?.message ?? "")
    }
    #expect(failures[0].contains("Automatically recorded"))
    #expect(
      failures[1].contains("was already recorded with other content in this run."), "\(failures[1])")
  }

  /// A runner that repeats failing tests would otherwise find what they recorded, and be content.
  @Test func retry_inTheProcessThatRecorded_staysRed() throws {
    let session = SnapshotSession()
    for mode in [RecordMode.missing, .missing, .failed, .all] {
      let failure = try assertion(mode, session: session).failure(as: .standard, on: [.iPhone4]) { _ in Card()
      }
      #expect(failure?.message.contains("was recorded on iPhone4") == true, "\(mode)")
    }
    // Who says that nothing is to be recorded asks for a comparison, and so does the next process.
    let compared = try assertion(.never, session: session).failure(as: .standard, on: [.iPhone4]) { _ in
      Card()
    }
    #expect(compared == nil)
    #expect(try verify(Card(), .missing) == nil)
  }

  @Test(arguments: [
    (RecordMode?.none, RecordMode?.none, [String: String](), RecordMode.missing),
    (nil, .all, [:], .all), (.never, .all, [:], .never),
    (nil, .all, ["LAYOUT_SNAPSHOT_RECORD": "failed"], .failed),
    (.all, nil, ["LAYOUT_SNAPSHOT_RECORD": "failed"], .all),
    (.all, .all, ["CI": "true"], .never), (nil, nil, ["CI": "1", "LAYOUT_SNAPSHOT_RECORD": "all"], .all),
  ])
  func mode_isThatOfTheCallThenTheEnvironmentThenTheScope(
    call: RecordMode?, scope: RecordMode?, environment: [String: String], mode: RecordMode
  ) throws {
    let settings = try SnapshotSettings(environment: environment)
    #expect(settings.mode(call: call, scope: scope) == mode)
  }

  @Test func matrix_withoutDevices_isAFailure() {
    #expect(verifySnapshot(of: Card(), on: [], record: .never)?.message.contains("no devices") == true)
  }

  @Test func matrix_withTwoDevicesOfOneName_isAFailure() {
    let other = Device(name: "iphone4", width: 100, height: 100, scale: 1)
    let failure = verifySnapshot(of: Card(), on: [.iPhone4, other], record: .never)
    #expect(failure?.message.contains("iPhone4 and iphone4") == true)
  }

  @Test func view_thatCannotBeMade_isAFailure() {
    struct NoCard: Error {}
    func card() throws -> View { throw NoCard() }
    let failure = verifySnapshot(of: try card(), on: .iPhone4, record: .never, root: folder.path)
    #expect(failure?.message.contains("  NoCard() on iPhone4") == true, "\(String(describing: failure))")
  }

  @Test func view_thatCannotBeLaidOut_isAFailureThatSaysWhy() {
    let card = Card()
    card.leadingAnchor.constraint(equalTo: View().leadingAnchor).isActive = true
    let failure = verifySnapshot(of: card, on: .classic, record: .never, root: folder.path)
    #expect(failure?.message.contains("Card.leading == (gone).leading: the items have no common") == true)
    #expect(failure?.message.contains("could not be laid out") == true)
  }

  @Test func sources_thatAreNotHere_needARoot() {
    let failure = verifySnapshot(
      of: Card(), on: .iPhone4, record: .never, filePath: "/nowhere/at/all/Tests.swift")
    #expect(failure?.message.contains("LAYOUT_SNAPSHOT_REFERENCES=<folder>") == true)
  }

  /// Twelve devices with one change are one failure with one sentence.
  @Test func change_onManyDevices_isOneFailure() throws {
    let devices = Array(Device.phones.prefix(12))
    let card = Card()
    func check(_ mode: RecordMode) throws -> SnapshotFailure? {
      try assertion(mode).failure(as: .frames, on: devices) { _ in card }
    }
    _ = try check(.missing)
    card.constraints.first { $0.firstItem === card.title && $0.firstAttribute == .top }?.constant = 21
    let message = try #require(try check(.never)).message
    #expect(
      message.contains("  title.top == Card.top + 21, was + 20; 1 view followed on all 12 devices\n"),
      "\(message)")
    #expect(!message.contains("Pixels:"))
  }
}
