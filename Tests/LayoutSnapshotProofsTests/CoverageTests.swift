import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotProofs
import LayoutSnapshotTesting
import LayoutSnapshotViews
import Testing

/// Which constraints decide a layout.
@Suite struct CoverageTests {
  private let root = Root()

  @Test func constraintsThatDecide_areAllNoticed() throws {
    place(root.add("box"))
    let coverage = try ConstraintCoverage(of: root, on: [.iPhone5])
    #expect(coverage.unnoticed.isEmpty, "\(coverage)")
    #expect(coverage.changeCount == 28)
    #expect(coverage.score == 1)
  }

  @Test func superfluousConstraint_isFound_once() throws {
    let box = root.add("box")
    place(box)
    box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    let before = root.constraints.map(\.description)
    let coverage = try ConstraintCoverage(of: root, on: [.iPhone5])
    #expect(
      coverage.description == "box.trailing <= root.trailing: the layout is the same without it")
    #expect(coverage.changeCount == 29)
    #expect(root.constraints.map(\.description) == before)
    // On a narrower screen it has an effect, so it is not superfluous on both.
    let narrow = DeviceMatrix.size(width: 90, height: 100)
    let both = try ConstraintCoverage(of: root, on: DeviceMatrix([.iPhone5]) + narrow)
    #expect(!both.unnoticed.contains { $0.change == .removed })
  }

  #if os(Linux)
    @Test(.snapshots(coverage: true)) func constraint_isListedWithTheLineThatCreatedIt() throws {
      let box = root.add("box")
      place(box)
      let line = #line + 1
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
      let others = LayoutConstraint.constraints(withVisualFormat: "H:[box(>=2)]", views: ["box": box])
      LayoutConstraint.activate(others)
      let coverage = try ConstraintCoverage(of: root, on: [.iPhone5])
      #expect(coverage.unnoticed.map(\.place?.line) == [line, line + 1])
      #expect(coverage.unnoticed.allSatisfy { $0.place?.path == #filePath })
      #expect(
        coverage.description.hasPrefix("\(#filePath):\(line): box.trailing <= root.trailing: the layout is"))
    }
  #endif

  @Test(.snapshots(coverage: true)) func constraintOfADocument_isListedWithItsLineThere() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Card-\(UUID().uuidString).xib")
    try Data(Self.document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let document = try InterfaceBuilderDocument(contentsOf: file)
    let view = try document.scene(document.scenes[0].name).view
    let found = try ConstraintCoverage(of: view, on: [.iPhone5]).unnoticed
    #expect(found.map(\.place?.line) == [18])
    #expect(found.first?.description.hasPrefix("\(file.path):18: ") == true, "\(found)")
  }

  /// A box that four constraints place and a fifth keeps inside, in line 18.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="box">
              <rect key="frame" x="20" y="20" width="80" height="40"/>
              <constraints>
                <constraint firstAttribute="width" constant="80" id="w"/>
                <constraint firstAttribute="height" constant="40" id="h"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" \
    secondAttribute="trailing" id="t"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="20" id="x"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="20" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  @Test func lines_areLookedUpForThoseWhoAskAlone() async throws {
    await ConstraintPlaces.noted {}
    let box = root.add("box")
    place(box)
    box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    #expect(try ConstraintCoverage(of: root, on: [.iPhone5]).unnoticed.map(\.place) == [nil])
  }

  @Test func unnoticedChange_saysWhatItMeans() throws {
    let box = root.add("box")
    place(box)
    box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    let narrow = Device(name: "narrow", width: 90, height: 100, scale: 2)
    let untested = try ConstraintCoverage(of: root, on: [.iPhone5], elsewhere: [narrow])
    #expect(untested.unnoticed.map(\.kind) == [.untested])
    #expect(try ConstraintCoverage(of: root, on: [.iPhone5]).unnoticed.map(\.kind) == [.redundant])
    // What holds it is another constraint; a wish for a wider box has no part that matters.
    let wide = box.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    wide.isActive = true
    let kinds = try ConstraintCoverage(of: root, on: [narrow]).unnoticed.map(\.kind)
    #expect(kinds.contains(.redundant))
  }

  @Test func untestedConstraint_namesADeviceThatShowsIt() throws {
    let box = root.add("box")
    place(box)
    box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    let narrow = Device(name: "narrow", width: 90, height: 100, scale: 2)
    let coverage = try ConstraintCoverage(of: root, on: [.iPhone5], elsewhere: [.iPhone8, narrow])
    #expect(coverage.unnoticed.map(\.noticedOn) == ["narrow"])
    #expect("\(coverage)".hasSuffix("without it, but not on narrow"))
    let alone = try ConstraintCoverage(of: root, on: [.iPhone5], elsewhere: [.iPhone8])
    #expect(alone.unnoticed.map(\.noticedOn) == [nil])
  }

  @Test func contentPriority_thatWasSet_isTried() throws {
    func coverage(_ resistance: Float, width: Double) throws -> ConstraintCoverage {
      let root = Root()
      let (first, second) = (Label(), Label())
      (first.text, second.text) = ("A rather long title", "A long value")
      for label in [first, second] {
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
      (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("title", "value")
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      second.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
      first.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
      second.setContentHuggingPriority(.required, for: .horizontal)
      defer { #expect(second.contentHuggingPriority(for: .horizontal) == .required) }
      return try ConstraintCoverage(of: root, on: .size(width: width, height: 100))
    }
    // Where there is room, the resistance has no effect; where there is none, it decides.
    let wide = try coverage(800, width: 400)
    #expect(
      wide.unnoticed.filter { $0.change == .contentPriority(750) }.map(\.description) == [
        "value.contentCompressionResistancePriority.horizontal == 800: the layout is the same with the usual value 750"
      ])
    #expect(!(try coverage(800, width: 150)).unnoticed.contains { $0.change == .contentPriority(750) })
  }

  @Test func optionalPriority_withoutARival_isUnnoticed() throws {
    let box = root.add("box")
    place(box)
    let wish = box.heightAnchor.constraint(equalToConstant: 50)
    wish.priority = .defaultLow
    let other = root.add("other")
    LayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
    ])
    let height = other.heightAnchor.constraint(equalToConstant: 30)
    height.priority = .defaultHigh
    height.isActive = true
    let coverage = try ConstraintCoverage(of: root, on: [.iPhone5])
    #expect(coverage.unnoticed.map(\.change) == [.priority(1000), .priority(1)])
  }

  /// A change is a solve, not a layout, and is tried no further once it is noticed.
  @Test func hundredViews_onTwelveDevices_takeOneSolveForEachChange() throws {
    let form = constraintForm(rows: 50)
    let devices = DeviceMatrix(Array(Device.phones.prefix(12)))
    let tally = SolvingTally()
    let coverage = try tally.count { try ConstraintCoverage(of: form, on: devices) }
    #expect(coverage.changeCount == 7 * 400)
    #expect(coverage.score > 0.9)
    // Two for each device without changes, and one layout at the beginning and at the end.
    #expect(tally.solves <= coverage.changeCount + 2 * 12 + 2)
    // Each constraint is taken out, gets two other relations and comes back. Other constants leave the structure alone.
    #expect(tally.compilations <= 4 * 400 + 2)
    #expect(tally.optimisations <= 3 * 400)
    #expect(tally.effort == 0)
  }

  /// Two boxes in each row, one below the other.
  private func constraintForm(rows: Int) -> View {
    var above = root.topAnchor
    for row in 0..<rows {
      let (title, value) = (root.add("title\(row)"), root.add("value\(row)"))
      LayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: above, constant: 8),
        title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        title.heightAnchor.constraint(equalToConstant: 20),
        value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        value.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        value.topAnchor.constraint(equalTo: title.topAnchor),
        value.bottomAnchor.constraint(equalTo: title.bottomAnchor),
      ])
      above = title.bottomAnchor
    }
    return root
  }

  private func place(_ box: View) {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
