import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// What a call takes for its devices and for its subject: that these compile is half of each test.
@Suite struct WhereTests {
  private final class Card: View {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = View(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
      box.backgroundColor = .red
      addSubview(box)
    }
  }

  private final class CardController: ViewController {
    override func viewDidLoad() {
      let box = View(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
      box.backgroundColor = .red
      view.addSubview(box)
    }
  }

  /// The names of the devices that a call was made for, read from the files that it recorded.
  private func names(_ call: (_ root: String) -> SnapshotFailure?) throws -> [String] {
    let folder = try TemporaryFolder(inMemory: true)
    let failure = try #require(call(folder.path))
    #expect(failure.message.contains("was recorded"), "\(failure.message)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix(".json") }.compactMap { $0.split(separator: "/").last }
    return names.map { $0.split(separator: ".").dropFirst().dropLast().joined(separator: ".") }.sorted()
  }

  @Test func devices_ofEveryKind_areTaken() throws {
    let device = Device.iPhone8.landscape
    #expect(
      try names { verifySnapshot(of: Card(), on: .iPhone17Pro, record: .all, root: $0) } == ["iPhone17Pro"])
    #expect(
      try names { verifySnapshot(of: Card(), on: .iPhone15.landscape, record: .all, root: $0) }
        == ["iPhone15-landscape"])
    #expect(
      try names { verifySnapshot(of: Card(), on: device, record: .all, root: $0) } == ["iPhone8-landscape"])
    #expect(
      try names { verifySnapshot(of: Card(), on: Device.phones, record: .all, root: $0) }
        == Device.phones.map(\.name).sorted())
    #expect(
      try names { verifySnapshot(of: Card(), on: [.iPhone17, .iPhone16Pro], record: .all, root: $0) }
        == ["iPhone16Pro", "iPhone17"])
    #expect(
      try names {
        verifySnapshot(of: Card(), on: .iPhone4.styles, traits: .rightToLeft, record: .all, root: $0)
      }
        == ["iPhone4.dark-rtl", "iPhone4.rtl"])
    #expect(
      try names { verifySnapshot(of: Card(), on: .size(width: 40, height: 30), record: .all, root: $0) }
        == ["40x30"])
    #expect(
      try names { verifySnapshot(of: Card(), on: .widths(40...60, height: 30), record: .all, root: $0) }
        == ["40x30", "50x30", "60x30"])
    #expect(
      try names { verifySnapshot(of: Card(), as: .frames, on: device, record: .all, root: $0) }
        == ["iPhone8-landscape"])
  }

  @Test func subjects_ofEveryKind_areTakenByEveryStrategy() throws {
    func all<Subject: LayoutSubject>(_ subject: Subject) -> [Snapshotting<Subject>] {
      [
        .image, .image(tolerance: .perceptual(), masking: [subject.layoutView]), .frames, .constraints,
        .hierarchy, .displayList, .standard,
      ]
    }
    for strategy in all(CardController()) {
      let folder = try TemporaryFolder(inMemory: true)
      let failure = verifySnapshot(
        of: CardController(), as: strategy, on: .iPhone4, record: .all, root: folder.path)
      // A mask belongs to another controller's view here, which is said.
      let message = try #require(failure).message
      #expect(message.contains("was recorded") || message.contains("not in the view's tree"), "\(message)")
    }
    for strategy in all(Card() as View) {
      let folder = try TemporaryFolder(inMemory: true)
      let failure = verifySnapshot(of: Card(), as: strategy, on: .iPhone4, record: .all, root: folder.path)
      #expect(failure != nil)
    }
    #expect(
      try names { verifySnapshot(of: CardController(), on: .iPadAir, record: .all, root: $0) } == ["iPadAir"])
  }

  @Test func checks_takeEveryDeviceAndSubject() {
    expectLayout(of: Card(), on: .iPhone17Pro.landscape) { $0.hasNoConflicts }
    expectLayout(of: CardController(), on: Device.pads) { $0.hasNoConflicts }
    expectLayout(of: CardController(), on: .widths(320...340, height: 500)) { $0.truncatesNothing }
    assertEqualLayout(Card(), Card(), on: Device.iPhone4)
    assertEqualLayout(CardController(), CardController(), on: .iPhone18Pro)
  }
}
