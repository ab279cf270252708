import Foundation
import LayoutSnapshotTesting
import TestTools
import Testing

/// What a user may take a snapshot of besides views.
private struct User {
  let color: Color
}

extension Snapshotting where Value == User {
  fileprivate static var card: Snapshotting {
    Snapshotting<View>.frames.pullback { user in
      let card = Card()
      card.title.backgroundColor = user.color
      return card
    }
  }
}

@Suite(.developerMachine) struct StrategyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Records into a folder of its own and gives the files.
  private func record<Value>(
    _ value: Value, as strategy: Snapshotting<Value>, on matrix: DeviceMatrix?
  ) throws -> [String: Data] {
    let failure = verifySnapshot(
      of: value, as: strategy, on: matrix, record: .missing, root: folder.path, testName: "test")
    #expect(failure?.message.contains("Automatically recorded") == true, "\(String(describing: failure))")
    #expect(
      verifySnapshot(
        of: value, as: strategy, on: matrix, record: .never, root: folder.path, testName: "other")
        != nil)
    return Dictionary(
      uniqueKeysWithValues: try folder.contents.map {
        ($0.split(separator: "/").last.map(String.init) ?? "", $1)
      })
  }

  /// From rows to a file and back, where the picture is higher than anything that a screen shows.
  @Test func pictures_ofAThousandRows_areStoredAndCompared() throws {
    let rows = ManyRows()
    let table = UITableView()
    table.dataSource = rows
    table.rowHeight = 44
    let device = Device(name: "narrow", width: 64, height: 480, scale: 2).wholeContent
    let picture = try table.render(on: device)
    #expect(picture.pixelWidth == 128 && picture.pixelHeight == 88_000)
    let suite = folder.path + "/LayoutSnapshotTestingTests/StrategyTests"
    try FileManager.default.createDirectory(atPath: suite, withIntermediateDirectories: true)
    try picture.pngData.write(to: URL(fileURLWithPath: suite + "/rows.narrow-whole.png"))
    func verify() -> SnapshotFailure? {
      verifySnapshot(
        of: table, as: .image, on: DeviceMatrix([device]), record: .never, root: folder.path, testName: "rows"
      )
    }
    #expect(verify() == nil)
    rows.changed = 900
    table.reloadData()
    #expect(verify()?.message.contains("79200") == true, "\(String(describing: verify()?.message))")
  }

  private final class ManyRows: NSObject, UITableViewDataSource {
    var changed: Int?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundColor = indexPath.row == changed ? .systemRed : nil
      return cell
    }
  }

  @Test func picturesThatNoRunCouldReadAgain_areRefused_withWhatToDo() throws {
    let view = View()
    let device = Device(name: "wall", width: 9000, height: 9000, scale: 1)
    let failure = verifySnapshot(
      of: view, as: .image, on: DeviceMatrix([device]), record: .missing, root: folder.path, testName: "wall")
    let message = try #require(failure?.message)
    #expect(message.contains("9000 x 9000 pixels") && message.contains("`as: .frames`"), "\(message)")
    #expect(try folder.contents.isEmpty)
    let frames = verifySnapshot(
      of: view, as: .frames, on: DeviceMatrix([device]), record: .missing, root: folder.path, testName: "wall"
    )
    #expect(frames?.message.contains("Automatically recorded") == true)
  }

  @Test func strategies_storeFilesOfTheirOwn() throws {
    let all: Snapshotting<View> = .standard + .constraints + .hierarchy + .displayList
    let files = try record(Card(), as: all, on: .iPhone4)
    #expect(
      files.keys.sorted() == [
        "test.iPhone4.constraints.txt", "test.iPhone4.drawing.txt", "test.iPhone4.hierarchy.txt",
        "test.iPhone4.json", "test.iPhone4.png",
      ])
    #expect(
      files["test.iPhone4.hierarchy.txt"].map { String(decoding: $0, as: UTF8.self) } == """
        Card (0, 0; 320 x 480)
          title: View (16, 20; 288 x 160)
          button: View (88, 158; 144 x 44)

        """)
    let constraints = String(decoding: try #require(files["test.iPhone4.constraints.txt"]), as: UTF8.self)
    #expect(constraints.hasPrefix("title.top == Card.top + 20\n"), "\(constraints)")
    #expect(constraints.contains("title.height == 0.333333 * Card.height\n"))
    let drawing = String(decoding: try #require(files["test.iPhone4.drawing.txt"]), as: UTF8.self)
    #expect(drawing.split(separator: "\n").count > 3)
  }

  @Test func strategy_ofTheUsersOwn_isPulledBack() throws {
    #expect(try record(User(color: .red), as: .card, on: .iPhone4).keys.sorted() == ["test.iPhone4.json"])
  }

  @Test func text_needsNoDevice() throws {
    #expect(try record("a\nb\n", as: .lines, on: nil).keys.sorted() == ["test.txt"])
    let own = Snapshotting<Int>(pathExtension: "../number") { "\($0)" }
    #expect(try record(7, as: own, on: nil).keys.sorted() == ["test.number.txt", "test.txt"])
  }

  @Test func text_thatDiffers_showsItsLines() {
    _ = verifySnapshot(of: "a\nb\nc", as: .lines, record: .missing, root: folder.path, testName: "t")
    let failures = ["a\nb\nc", "a\nx\nc"].map {
      verifySnapshot(of: $0, as: .lines, record: .missing, root: folder.path, testName: "loop")?.message ?? ""
    }
    #expect(failures[1].contains("Lines:\n  - b\n  + x\n"), "\(failures[1])")
    #expect(failures[1].contains("give each a name"))
  }

  @Test func view_withoutADevice_isAFailure() {
    let failure = verifySnapshot(of: Card(), as: .frames, record: .never, root: folder.path)
    #expect(failure?.message.contains("needs devices, such as `on: .classic`") == true)
  }

  @Test func traits_areInTheName() throws {
    let failure = verifySnapshot(
      of: Card(), as: .frames, on: .iPhone(.inch6_1), traits: .dark, .rightToLeft, record: .missing,
      root: folder.path)
    #expect(failure != nil)
    #expect(folder.files.map { $0.hasSuffix("traits_areInTheName.iPhone15.dark-rtl.json") } == [true])
  }

  @Test func controller_andClosure_areTheSameAsTheirView() throws {
    let controller = ViewController()
    controller.view = Card()
    let root = folder.path
    withKnownIssue { assertSnapshot(of: controller, on: .iPhone4, named: "a", record: .missing, root: root) }
    withKnownIssue { assertSnapshot(on: .iPhone4, named: "b", record: .missing, root: root) { Card() } }
    withKnownIssue {
      assertSnapshots(of: ["c": Card(), "d": Card()], on: .iPhone4, record: .missing, root: root)
    }
    let contents = try folder.contents
    #expect(contents.count == 8)
    #expect(Set(contents.values).count == 2)
  }

  @Test func closure_makesATreeForEachDevice() throws {
    var count = 0
    withKnownIssue {
      assertSnapshot(on: .classic, record: .missing, root: folder.path) {
        count += 1
        return Card()
      }
    }
    #expect(count == 4)
  }

  @Test func views_none_isAFailure() {
    withKnownIssue {
      assertSnapshots(of: [:] as [String: View], on: .iPhone4)
    } matching: {
      $0.comments.map(\.rawValue) == ["There are no snapshots to verify."]
    }
  }

  @Test func image_masksAndTolerates() throws {
    let card = Card()
    let root = folder.path
    func verify(_ strategy: Snapshotting<View>, _ mode: RecordMode = .never) -> SnapshotFailure? {
      verifySnapshot(of: card, as: strategy, on: .iPhone4, record: mode, root: root)
    }
    #expect(verify(.image, .missing) != nil)
    card.button.backgroundColor = .black
    #expect(verify(.image)?.message.contains("pixels differ") == true)
    #expect(verify(.image(masking: [card.button])) == nil)
    #expect(verify(.image(tolerance: .pixels(144 * 44 * 4))) == nil)
    #expect(verify(.image(tolerance: .pixels(144 * 44 * 4 - 1))) != nil)
    #expect(verify(.image(tolerance: .perceptual(share: 0.05))) == nil)
    #expect(verify(.image(tolerance: .pixelmatch(threshold: 0.99))) == nil)
    #expect(verify(.image(masking: [View()]))?.message.contains("not in the view's tree") == true)
  }

  @Test func scope_setsModeAndRoot() async throws {
    let root = folder.path
    let inner = withSnapshotTesting(record: .never) {
      withSnapshotTesting(root: root) { verifySnapshot(of: Card(), as: .frames, on: .iPhone4) }
    }
    #expect(inner?.message.contains("the record mode writes none") == true)
    let outer = await withSnapshotTesting(record: .missing, root: root) { () async -> SnapshotFailure? in
      await Task.yield()
      return verifySnapshot(of: Card(), as: .frames, on: .iPhone4, named: "async")
    }
    #expect(outer?.message.contains("Automatically recorded") == true)
    struct Mine: Error {}
    #expect(throws: Mine.self) { try withSnapshotTesting(record: .all) { () throws(Mine) in throw Mine() } }
  }
}

@Suite(.snapshots(record: .never)) struct TraitTests {
  @Suite struct Inner {
    @Test func suite_settingsAreThoseOfTheSuiteAround_andNamesAreNested() throws {
      let folder = try TemporaryFolder()
      let failure = verifySnapshot(of: Card(), as: .frames, on: .iPhone4, root: folder.path)
      #expect(failure?.message.contains("the record mode writes none") == true)
      #expect(
        failure?.message.contains("/LayoutSnapshotTestingTests/TraitTests.Inner/suite_settings") == true)
    }
  }

  private enum Size: CaseIterable { case small, large }

  @Test(arguments: Size.allCases, ["a b", "a/b"])
  private func arguments_areInTheName(size: Size, text: String) {
    let failure = verifySnapshot(of: Card(), as: .frames, on: .iPhone4)
    let name = "arguments_areInTheName.\(size)-a-b.iPhone4.json"
    #expect(failure?.message.contains(name) == true, "\(failure?.message ?? "")")
  }

  @Test(arguments: [Device.iPhone4, .iPhone5])
  func device_asTheArgument_isNotNamedTwice(device: Device) {
    let failure = verifySnapshot(of: Card(), as: .frames, on: DeviceMatrix([device]), traits: .dark)
    let name = "/device_asTheArgument_isNotNamedTwice.\(device.name).dark.json"
    #expect(failure?.message.contains(name) == true, "\(failure?.message ?? "")")
  }

  @Test func name_ofATestThatAHelperServes_isTheTests() {
    #expect(helper()?.message.contains("/name_ofATestThatAHelperServes_isTheTests.iPhone4.json") == true)
  }

  private func helper() -> SnapshotFailure? { verifySnapshot(of: Card(), as: .frames, on: .iPhone4) }
}
