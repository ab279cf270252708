import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

@Suite struct CheckTests {
  private func findings(
    _ view: View, on devices: [Device] = [.iPhone4],
    @LayoutCheckBuilder _ checks: (LayoutChecks) -> [LayoutCheck]
  ) -> [String] {
    let message = LayoutFindings(checks(LayoutChecks()), on: devices) { view }.message
    return message.map { $0.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) } } ?? []
  }

  private func root(_ frames: [String: CGRect]) -> View {
    let root = View()
    root.accessibilityIdentifier = "root"
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      let view = View(frame: frame)
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    return root
  }

  @Test func layout_thatIsAsExpected_passes() {
    expectLayout(of: Card(), on: .classic) {
      $0.isUnambiguous
      $0.hasNoConflicts
      $0.truncatesNothing
      $0.staysInside
      $0.staysInSafeArea
    }
    expectLayout(of: Card(), on: Device.iPhone5, traits: .dark) {
      $0.aligns(["Card", "Card/button"], by: .centerX)
    }
  }

  @Test func layout_thatIsNot_failsOnceWithAllDevices() {
    withKnownIssue {
      expectLayout(of: root(["a": CGRect(x: -1, y: 0, width: 5, height: 5)]), on: .classic) { $0.staysInside }
    } matching: { issue in
      issue.comments.map(\.rawValue.withoutPicture) == [
        """
        The layout is not as expected.
          stays inside: root/a: (-1, 0; 5 x 5) extends beyond its superview of 320 x 480 (iPhone4)
          stays inside: root/a: (-1, 0; 5 x 5) extends beyond its superview of 480 x 320 (iPhone4-landscape)
          stays inside: root/a: (-1, 0; 5 x 5) extends beyond its superview of 320 x 568 (iPhone5)
          stays inside: root/a: (-1, 0; 5 x 5) extends beyond its superview of 568 x 320 (iPhone5-landscape)
        """
      ]
    }
  }

  @Test func failure_leavesAPictureOfTheSmallestScreen_untilItPasses() throws {
    let folder = try TemporaryFolder()
    let view = root(["a": CGRect(x: 300, y: 0, width: 30, height: 5)])
    view.subviews[0].backgroundColor = .red
    let settings = try SnapshotSettings(environment: [
      "LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out", "LAYOUT_SNAPSHOT_REFERENCES": folder.path + "/refs",
    ])
    func evidence(line: UInt) throws -> CheckEvidence {
      let site = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: line, column: 1)
      let context = TestContext(site, function: "fits()", testName: "fits()")
      return try #require(
        CheckEvidence(.expectation, of: context, at: site, settings, session: SnapshotSession()))
    }
    let devices = [Device.iPhone8, .iPhone5, .iPhone4, .iPhone4.with(.dark)]
    func find(_ check: LayoutCheck) -> LayoutFindings { LayoutFindings([check], on: devices) { view } }
    let found = find(LayoutChecks().staysInside)
    #expect(found.smallest?.device == .iPhone4)
    let mine = try evidence(line: 7)
    let path = try #require(found.leave(in: mine).first)
    #expect(path.hasPrefix(folder.path + "/out/") && path.hasSuffix("/fits/expectation.7.png"), "\(path)")
    let picture = try Bitmap(png: #require(try Files.read(path)))
    let tree = try view.solvedTree(on: .iPhone4)
    #expect(picture == Rasterizer.draw(tree.displayList))
    // The report shows it with the constraints of the layout, and with nothing to accept.
    let review = try PendingReview(mine.folders.roots)
    let result = try #require(review.results.first)
    #expect(review.results.count == 1 && result.losses.isEmpty && review.pending.isEmpty)
    #expect(result.status == .failed && result.line == 7 && result.message == found.message)
    #expect(result.devices.map(\.device) == ["iPhone4"])
    let frames = try #require(result.devices.first?.frames?.actual?.resolved(mine.folders.roots))
    #expect(try Files.read(frames) == tree.layout.jsonBytes)
    // Another failure of the same call in this run leaves the first picture, and a success, too.
    #expect(found.leave(in: mine).isEmpty)
    let fine = find(LayoutChecks().hasNoConflicts)
    #expect(fine.message == nil && fine.smallest == nil)
    mine.clear(LayoutFindings.endings)
    #expect(Files.exists(path))
    // What another run left is removed.
    let old = path.replacing("expectation.7", with: "expectation.8")
    try Files.write([1], to: old, durably: false)
    try evidence(line: 8).clear(LayoutFindings.endings)
    #expect(!Files.exists(old))
    // A tree that cannot be laid out has no picture.
    let unusable = LayoutFindings(
      [LayoutChecks().staysInside], on: [Device(name: "none", width: 0, height: 0, scale: 1)]
    ) {
      view
    }
    #expect(unusable.message != nil && unusable.smallest == nil)
  }

  /// Foundation's own answer depends on how differences are rounded.
  @Test func viewInside_isInside_whateverItsPlace() {
    for place in 0..<400 {
      let origin = CGPoint(x: CGFloat(place) / 3, y: 417 + CGFloat(place) / 2)
      let outer = View(frame: CGRect(origin: origin, size: CGSize(width: 78, height: 30)))
      outer.addSubview(View(frame: CGRect(x: 29, y: 6, width: 20, height: 18)))
      let root = View()
      root.addSubview(outer)
      expectLayout(of: root, on: [.iPhone15, .iPadPro13M4]) { $0.staysInside }
    }
  }

  @Test func overlaps_areTold_butNotBackgroundsAndHiddenViews() {
    let frames = [
      "a": CGRect(x: 0, y: 0, width: 100, height: 100), "b": CGRect(x: 90, y: 80, width: 50, height: 50),
      "inA": CGRect(x: 10, y: 10, width: 20, height: 20),
      "touching": CGRect(x: 0, y: 100, width: 80, height: 9),
    ]
    let view = root(frames)
    #expect(
      findings(view) { $0.overlapsNothing } == [
        "overlaps nothing: root/a and root/b overlap by 10 x 20 (iPhone4)"
      ])
    view.subviews[1].isHidden = true
    #expect(findings(view) { $0.overlapsNothing }.isEmpty)
  }

  @Test func text_thatIsCutOff_isTold() {
    func view(lines: Int) -> View {
      let (view, label) = (View(), Label())
      label.text = "A text that is much too long for the screen of such a small telephone"
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      return view
    }
    #expect(
      findings(view(lines: 1)) { $0.truncatesNothing } == [
        "truncates nothing: View/Label: its text is cut off (iPhone4)"
      ])
    #expect(findings(view(lines: 0)) { $0.truncatesNothing }.isEmpty)
  }

  @Test func ambiguityAndConflicts_areTold() {
    let view = View()
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    LayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 5), child.widthAnchor.constraint(equalToConstant: 6),
    ])
    let found = findings(view) {
      $0.isUnambiguous; $0.hasNoConflicts
    }
    #expect(found.count == 2)
    #expect(
      found.first
        == "is unambiguous: View/View: it is ambiguous, because its constraints leave its position or size open (iPhone4)"
    )
    #expect(found.last?.contains("View.width == 5; View.width == 6") == true, "\(found)")
  }

  @Test func sizesAndEdges_areTold() {
    final class Button: View {}
    let view = root([
      "a": CGRect(x: 0, y: 0, width: 10, height: 10), "b": CGRect(x: 3, y: 30, width: 10, height: 10),
    ])
    let button = Button(frame: CGRect(x: 0, y: 100, width: 50, height: 43))
    view.addSubview(button)
    #expect(
      findings(view) { $0.minimumTapTargets() } == [
        "has tap targets of 44 points: root/Button: 50 x 43 is less than 44 points (iPhone4)"
      ])
    #expect(
      findings(view) { $0.aligns(["root/a", "root/b", "root/c"], by: .left) } == [
        "aligns left: root/c: is not there (iPhone4)",
        "aligns left: root/b: left is 3, that of root/a is 0 (iPhone4)",
      ])
    #expect(
      findings(view) { $0.staysInSafeArea } == [
        "stays in the safe area: root/a: (0, 0; 10 x 10) extends outside the safe area (0, 20; 320 x 460) (iPhone4)"
      ])
  }

  @Test func tapTargets_ofSubclasses_count() {
    class RoundButton: Button {}
    final class SaveButton: RoundButton {}
    final class Icon: View {}
    let view = root([:])
    for small in [SaveButton(frame: .zero), Switch(frame: .zero), Icon(frame: .zero)] as [View] {
      small.frame = CGRect(x: 0, y: 0, width: 50, height: 43)
      view.addSubview(small)
    }
    let found = findings(view) { $0.minimumTapTargets() }
    #expect(found.map { $0.contains("root/SaveButton") } == [true, false], "\(found)")
    #expect(findings(view) { $0.minimumTapTargets(of: ["RoundButton"]) }.count == 1)
    #expect(findings(view) { $0.minimumTapTargets(of: ["Icon"]) }.count == 1)
  }

  @Test func check_ofTheUsersOwn_isOneOfThem() {
    let check = LayoutCheck("has three items") { $0.nodes.count == 3 ? [] : ["there are \($0.nodes.count)"] }
    #expect(
      findings(Card()) {
        check; $0.isUnambiguous
      }.isEmpty)
    #expect(findings(View()) { _ in check } == ["has three items: there are 1 (iPhone4)"])
  }

  @Test func nothingToCheck_isAFailure() {
    #expect(LayoutFindings([], on: [.iPhone4]) { Card() }.message != nil)
    #expect(LayoutFindings([LayoutChecks().isUnambiguous], on: []) { Card() }.message != nil)
    struct NoCard: Error {}
    #expect(
      LayoutFindings([LayoutChecks().isUnambiguous], on: [.iPhone4]) { throw NoCard() }.message == "NoCard()")
  }

  @Test func equalLayouts_passWhateverTheirClasses() {
    final class Other: View {}
    let (a, b) = (root(["x": CGRect(x: 1, y: 2, width: 3, height: 4)]), Other())
    let x = Other(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    x.accessibilityIdentifier = "x"
    b.addSubview(x)
    assertEqualLayout(a, b, on: .classic)
    x.frame.origin.x = 5
    #expect(
      EqualityFindings({ a }, { b }, on: [.iPhone4]).message == """
        The views lay out differently.
        On iPhone4, from the second view to the first:
          x: x 5 -> 1
        Why:
          x.frame x 1, was 5
        """)
    withKnownIssue { assertEqualLayout(a, b, on: .iPhone4) }
    #expect(EqualityFindings({ a }, { b }, on: []).message != nil)
  }
}

extension String {
  /// A failure without the line that says where its picture is.
  fileprivate var withoutPicture: String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("Look at ") }
      .joined(separator: "\n")
  }
}
