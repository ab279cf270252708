import Foundation
import SnapshotStore
import Testing

@testable import LayoutSnapshotTesting

@Suite struct VerifySnapshotTests {
  private let folder = NSTemporaryDirectory() + "/layout-snapshot-tests-" + UUID().uuidString

  @Test func snapshot_recordedThenBroken_isKept() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = SnapshotName(fileID: "T/Suite.swift", function: "stored()")
    func verify(_ view: View, _ mode: RecordMode, passing: Bool = false) throws -> SnapshotFailure? {
      let environment = ["LAYOUT_SNAPSHOT_ARTIFACTS": folder + "/out"]
        .merging(passing ? ["LAYOUT_SNAPSHOT_RECORD_PASSES": "1"] : [:]) { $1 }
      let verification = SnapshotVerification(
        name: name, filePath: "/x", root: folder, mode: mode,
        settings: try SnapshotSettings(environment: environment))
      return verification.failure(of: view, on: .iPhone4)
    }
    let stem = "\(folder)/T/Suite/stored.iPhone4"
    let files = { try ["json", "png"].map { try Data(contentsOf: URL(filePath: "\(stem).\($0)")) } }

    #expect(try #require(try verify(Card(), .never)).message.contains("No reference was found on disk"))
    #expect(throws: (any Error).self) { try files() }

    let recorded = try #require(try verify(Card(), .missing)).message
    #expect(recorded.contains("Automatically recorded snapshot:\n  \(stem).json\n  \(stem).png"))
    let stored = try files()
    #expect(try verify(Card(), .missing) == nil)
    #expect(try verify(Card(), .all) != nil)
    #expect(try verify(Card(), .all, passing: true) == nil)

    let card = Card()
    card.title.backgroundColor = .red
    #expect(try verify(card, .missing, passing: true) != nil)
    #expect(try files() == stored)
    #expect(try verify(card, .failed, passing: true) == nil)
    #expect(try files() != stored)
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
    #expect(verifySnapshot(of: try card(), on: .iPhone4, record: .never)?.message == "NoCard()")
  }

  @Test func view_thatCannotBeLaidOut_isAFailureThatSaysWhy() {
    let card = Card()
    card.leadingAnchor.constraint(equalTo: View().leadingAnchor).isActive = true
    let failure = verifySnapshot(of: card, on: .classic, record: .never)
    #expect(failure?.message.contains("Card.leading == (gone).leading: the items have no common") == true)
  }
}
