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

  /// What a call says that records into an empty folder, on any machine.
  private func recorded<Result>(_ call: (_ root: String) -> Result) throws -> (said: Result, files: [String])
  {
    let folder = try TemporaryFolder(inMemory: true)
    let settings = try SnapshotSettings(environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out"])
    let root = folder.path + "/references"
    let said = SnapshotSettings.$substitute.withValue(settings) { call(root) }
    let files =
      FileManager.default.fileExists(atPath: root)
      ? try FileManager.default.subpathsOfDirectory(atPath: root) : []
    return (said, files)
  }

  /// The names of the devices that a call was made for, read from the files that it recorded.
  private func names(_ call: (_ root: String) -> SnapshotFailure?) throws -> [String] {
    let (failure, files) = try recorded(call)
    let message = try #require(failure).message
    #expect(message.contains("was recorded"), "\(message)")
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
    func check<Subject: LayoutSubject>(_ subject: Subject) throws {
      for strategy in all(subject) {
        let (failure, files) = try recorded {
          verifySnapshot(of: subject, as: strategy, on: .iPhone4, record: .all, root: $0)
        }
        #expect(failure?.message.contains("was recorded") == true, "\(failure?.message ?? "nothing is said")")
        #expect(!files.isEmpty)
      }
    }
    try check(CardController())
    try check(Card())
    try check(Card() as View)
    try check(UIWindow(frame: .zero))
    let storyboard = URL(filePath: "\(#filePath)").deletingLastPathComponent()
      .appending(path: "../../Fixtures/InterfaceBuilder/Login.storyboard")
    try check(try InterfaceBuilderDocument(contentsOf: storyboard).scene("Login"))
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

  /// The same places and subjects in the calls that report by themselves; each has to record somewhere.
  @Test func everyCall_takesTheSamePlaces() throws {
    func files(_ call: () -> Void) throws -> [String] {
      try recorded { root in
        withKnownIssue { withSnapshotTesting(record: .all, root: root) { call() } }
      }.files.filter { $0.hasSuffix(".json") }.map { String($0.split(separator: "/").last ?? "") }.sorted()
    }
    let device = Device.iPhone8
    #expect(try files { assertSnapshots(of: ["a": Card(), "b": Card()], on: device) }.count == 2)
    #expect(try files { assertSnapshots(of: ["a": CardController()], on: .iPhone17Pro.landscape) }.count == 1)
    #expect(try files { assertSnapshots(of: ["a": badge()], on: .fixed(width: 90)) }.count == 1)
    #expect(try files { assertSnapshot(on: [.iPhone17, .iPhone16Pro]) { CardController() } }.count == 2)
    #expect(try files { assertSnapshot(on: device.fixed(width: 90)) { badge() } }.count == 1)
    #expect(try files { assertSnapshot(of: BadgeController(), on: .sizeThatFits) }.count == 1)
    #expect(
      try files { assertSnapshot(of: BadgeController(), as: .frames, on: device.sizeThatFits) }.count == 1)
    #expect(try files { assertSnapshot(of: UIWindow(frame: .zero), on: device) }.count == 1)
    assertEqualLayout(BadgeController(), badge(), on: .iPhone8.sizeThatFits)
    assertEqualLayout(BadgeController(), BadgeController(), on: .widths(90...110, height: 80))
    expectLayout(of: BadgeController(), on: .fixed(width: 90)) { $0.truncatesNothing }
  }

  private final class BadgeController: ViewController {
    override func loadView() { view = WhereTests().badge() }
  }

  // MARK: Components

  private func badge() -> View {
    let (badge, label) = (View(), Label())
    label.text = "A badge with a text that is long enough for two lines"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      badge.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
    return badge
  }

  @Test func components_areAsLargeAsTheyAskFor() throws {
    let label = Label()
    label.text = "A badge with a text that is long enough for two lines"
    let line = label.intrinsicContentSize
    let wide = try badge().layout(on: .iPhone15.sizeThatFits)
    // The label alone is measured in pixels of another scale.
    let text = try #require(wide.nodes.first { $0.className == "Label" }).frame.size
    #expect(wide.nodes[0].frame.size == CGSize(width: text.width + 16, height: text.height + 8))
    #expect(abs(text.width - line.width) < 0.5 && abs(text.height - line.height) < 0.5)
    #expect(wide.device.name == "iPhone15-fits" && wide.device.safeAreaInsets == .zero)
    let narrow = try badge().layout(on: .iPhone15.fixed(width: 240))
    #expect(narrow.nodes[0].frame.size.width == 240)
    #expect(narrow.nodes[0].frame.size.height > line.height * 2)
    #expect(narrow.nodes[0].frame.size.height < line.height * 2 + 12)
    let fixed = try badge().layout(on: .iPhone15.fixed(width: 100, height: 30))
    #expect(fixed.nodes[0].frame.size == CGSize(width: 100, height: 30))
  }

  @Test func scenes_areAsLargeAsTheyAskFor() throws {
    let scene = try InterfaceBuilderDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="600" height="400"/><subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="10" y="20" width="100" height="50"/><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="50" id="h"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="a"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="30" id="c"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="40" id="d"/>
      </constraints></view></objects></document>
      """
    ).scene()
    let layout = try scene.layoutView.layout(on: .iPhone15.sizeThatFits)
    #expect(layout.nodes[0].frame.size == CGSize(width: 140, height: 110))
    #expect(
      try names { verifySnapshot(of: scene, on: .iPhone8.sizeThatFits, record: .all, root: $0) } == [
        "iPhone8-fits"
      ])
    expectLayout(of: scene, on: .sizeThatFits) { $0.hasNoConflicts }
  }

  @Test func components_haveTheDevicesTraits() throws {
    let large = try badge().layout(on: .iPhone15.with(.contentSize(.accessibilityLarge)).fixed(width: 240))
    #expect(large.device.name == "iPhone15-w240.ax2")
    let pad = Device.iPadAir.fixed(width: 320, height: 50)
    #expect(pad.horizontalSizeClass == .regular && pad.scale == 2 && pad.userInterfaceIdiom == .pad)
    var seen: UserInterfaceSizeClass?
    final class Probe: View {
      var note: (Traits) -> Void = { _ in }
      override func layoutSubviews() { note(traitCollection) }
    }
    let probe = Probe()
    probe.note = { seen = $0.horizontalSizeClass }
    _ = try probe.layout(on: pad)
    #expect(seen == .regular)
  }

  @Test func components_areTakenByEveryCall() throws {
    #expect(
      try names { verifySnapshot(of: badge(), on: .iPhone8.styles.sizeThatFits, record: .all, root: $0) }
        == ["iPhone8-fits", "iPhone8-fits.dark"])
    #expect(
      try names { verifySnapshot(of: badge(), on: .fixed(width: 320.5), record: .all, root: $0) }
        == ["iPhone15-w320_5"])
    expectLayout(of: badge(), on: .sizeThatFits) { $0.truncatesNothing }
    assertEqualLayout(badge(), badge(), on: Device.iPhone4.fixed(width: 100, height: 50))
  }

  @Test func component_thatWasRecorded_passes_andItsResultSaysHowLargeItIs() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let settings = try SnapshotSettings(
      environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out", "LAYOUT_SNAPSHOT_JSON": "1"])
    func verify(_ badge: View, _ mode: RecordMode) -> SnapshotFailure? {
      SnapshotSettings.$substitute.withValue(settings) {
        verifySnapshot(
          of: badge, on: .iPhone8.fixed(width: 200), record: mode, root: folder.path + "/references")
      }
    }
    #expect(verify(badge(), .all) != nil)
    #expect(verify(badge(), .never) == nil)
    let changed = badge()
    changed.backgroundColor = .red
    let failure = try #require(verify(changed, .never))
    #expect(failure.message.contains("does not match its reference on iPhone8-w200"))
    #expect(
      failure.message.contains(#""pointWidth":200"#) && !failure.message.contains(#""pointHeight":667"#))
  }

  @Test func components_areAsLargeForTools() throws {
    let (view, device) = (badge(), Device.iPhone8.fixed(width: 200))
    let edges = try view.solve(try view.currentEngine(), on: device)
    let frame = try view.layout(on: device).nodes[0].frame
    #expect(edges[0].width == 400 && frame.width == 200)
    #expect(CGFloat(edges[0].height) == frame.height * 2)
  }

  @Test func component_thatAsksForNothing_isAnErrorThatSaysSo() throws {
    let failure = try recorded { verifySnapshot(of: View(), on: .sizeThatFits, root: $0) }.said
    #expect(failure?.message.contains("the view asks for 0 x 0 points") == true, "\(failure?.message ?? "")")
  }
}
