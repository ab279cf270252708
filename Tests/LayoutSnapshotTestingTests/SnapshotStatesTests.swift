import Foundation
import LayoutSnapshotRaster
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// Several states of a screen in one picture and one file of frames.
@Suite struct SnapshotStatesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private final class Form: View {
    let title = Label()
    let button = Button(type: .system)

    init(_ text: String = "") {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      button.setTitle("Send", for: .normal)
      title.text = text
      title.numberOfLines = 0
      (title.accessibilityIdentifier, button.accessibilityIdentifier) = ("title", "button")
      for view in [title, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
        button.centerXAnchor.constraint(equalTo: centerXAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func verify(_ states: SnapshotStates, strict: Bool = false) throws -> String? {
    let site = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: 1, column: 1)
    let assertion = Assertion(
      context: TestContext(site, function: "stored()", testName: "stored()"), site: site,
      settings: try SnapshotSettings(environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out"]),
      session: SnapshotSession(), configuration: SnapshotConfiguration(isStrict: strict), mode: .missing,
      root: folder.path + "/refs", named: nil)
    return try assertion.failure(
      as: .filmStrip, on: [Device(name: "screen", width: 160, height: 120, scale: 2)]
    ) { _ in states }?.message
  }

  @Test func filmStrip_showsAllStatesBelowTheirNames() {
    assertSnapshot(
      of: [
        "empty": Form(), "short": Form("Saved"), "long": Form("The server is away. Try again in a minute."),
      ], as: .filmStrip, on: .size(width: 160, height: 120))
  }

  @Test func failure_namesTheState_alsoOfAViewThatIsInNoOther() throws {
    _ = try verify(["empty": Form(), "failed": Form("Away")])
    #expect(try verify(["empty": Form(), "failed": Form("Away")]) == nil)
    let changed = Form("Away")
    changed.constraints.first { $0.firstItem === changed.button && $0.firstAttribute == .top }?.constant = 30
    let moved = try #require(try verify(["empty": Form(), "failed": changed]))
    #expect(moved.contains("failed/button") && !moved.contains("empty/button"), "\(moved)")
    let added = Form("Away")
    let note = View(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    note.accessibilityIdentifier = "note"
    added.addSubview(note)
    let more = try #require(try verify(["empty": Form(), "failed": added]))
    #expect(more.contains("failed/note"), "\(more)")
  }

  @Test func newState_isADifference_notADamagedReference() throws {
    _ = try verify(["empty": Form()])
    let message = try #require(try verify(["empty": Form(), "failed": Form("Away")]))
    #expect(message.contains("does not match its reference"), "\(message)")
    #expect(message.contains("failed"), "\(message)")
  }

  @Test func frames_canBeReadBack() throws {
    let device = Device(name: "screen", width: 160, height: 120, scale: 2)
    let trees = try [Form("One"), Form("Two")].map { try $0.solvedTree(on: device) }
    let strip = FilmStrip([("a", trees[0]), ("b", trees[1])], scale: device.scale)
    let layout = Layout(of: strip.states, width: strip.pixels.width, height: strip.pixels.height, on: device)
    #expect(try Layout(json: layout.json).json == layout.json)
    #expect(layout["states/b/title"]?.frame == trees[1].layout["Form/title"]?.frame)
    #expect(layout.constraints.count == 2 * trees[0].layout.constraints.count)
    #expect(layout.constraints.filter { !$0.isHeld } == [])
    let own = trees[1].layout.constraints.map { "\($0)" }
    let joint = layout.constraints.suffix(own.count).map { "\($0)".replacing("b.", with: "Form.") }
    #expect(joint == own)
  }

  @Test func picture_hasThePixelsOfEachState() throws {
    let device = Device(name: "screen", width: 160, height: 120, scale: 2)
    let tree = try Form("One").solvedTree(on: device)
    let strip = FilmStrip([("a", tree)], scale: device.scale)
    let whole = Rasterizer.draw(try strip.solvedTree(on: strip.device).displayList)
    let alone = Rasterizer.draw(tree.displayList)
    let place = strip.states[0]
    for y in stride(from: 0, to: alone.height, by: 3) {
      for x in 0..<alone.width { #expect(whole[x + place.left, y + place.top] == alone[x, y]) }
    }
  }

  @Test func strictSuite_refusesABrokenState() throws {
    #expect(try verify(["fine": Form("A")], strict: true)?.contains("Automatically recorded") == true)
    let broken = Form("A")
    broken.button.widthAnchor.constraint(equalToConstant: 10).isActive = true
    broken.button.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let message = try #require(try verify(["fine": Form("A"), "broken": broken], strict: true))
    #expect(message.contains("was refused") && message.contains("states/broken/button"), "\(message)")
  }

  @Test func statesThatCannotBeToldApart_areErrors() throws {
    let form = Form()
    #expect(throws: SnapshotStatesError.none) { try ([:] as SnapshotStates).check() }
    #expect(throws: SnapshotStatesError.unusableName("a/b")) { try (["a/b": form] as SnapshotStates).check() }
    #expect(throws: SnapshotStatesError.repeatedName("a")) {
      try (["a": form, "a": Form()] as SnapshotStates).check()
    }
    #expect(throws: SnapshotStatesError.sharedView("a", "b")) {
      try (["a": form, "b": form] as SnapshotStates).check()
    }
    let made = try SnapshotStates(of: { Form() }, ["a": { _ in }, "b": { $0.title.text = "B" }])
    #expect(made.states.map(\.name) == ["a", "b"])
    try made.check()
  }
}
