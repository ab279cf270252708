import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotValues

@Suite struct LayoutJSONTests {
  /// As files were before they said what constraints there are.
  private static let card = """
    {
    "device": {"height": 852, "name": "iPhone15", "scale": 3, "width": 393},
    "nodes": [
    {"class": "Card", "frame": [0, 0, 393, 852], "path": "Card"},
    {"class": "LayoutGuide", "frame": [127.667, 72, 10, 780], "kind": "guide", "path": "Card/gap"},
    {"class": "View", "frame": [16, 20, 361, 44], "path": "Card/title"},
    {"class": "View", "frame": [0, 72, 127.667, 780], "path": "Card/View[0]"},
    {"class": "View", "frame": [137.667, 72, 255.333, 780], "path": "Card/View[1]"}
    ],
    "version": 1
    }

    """

  @Test func json_hasOneNodeALine() throws {
    let json = try Card().layout(on: .iPhone15).json
    let nodes = json[try #require(json.firstRange(of: "\"device\"")).lowerBound...]
    #expect("{\n" + nodes.replacing(#""safeArea": [59, 0, 34, 0], "#, with: "") == Self.card)
  }

  @Test func json_withoutConstraints_isReadAsALayoutThatSaysNothingOfThem() throws {
    let old = try Layout(json: Self.card)
    let new = try Card().layout(on: .iPhone15)
    #expect(old.explanation == nil && old.constraints.isEmpty)
    #expect(old.json == Self.card)
    #expect(old.nodes == new.nodes)
  }

  @Test(arguments: DeviceMatrix.classic.devices + [.iPhone15, .iPhone15.landscape])
  func json_readAgain_isTheSameLayout(device: Device) throws {
    let layout = try Card().layout(on: device)
    #expect(try Layout(json: layout.json) == layout)
  }

  /// A screen that shows all its content may be higher than any other.
  @Test func json_ofTheWholeContent_isReadAgain() throws {
    let layout = try Layout(json: Self.card)
    let high = Layout(
      device: .iPhone15.wholeContent.with(height: 20_000), outline: layout.outline, edges: layout.edges)
    #expect(try Layout(json: high.json) == high)
  }

  @Test func json_withOddNames_isReadAgain() throws {
    let root = View()
    for name in ["a/b", "a_b", "say \"hi\"\\", "line\nbreak", "tab\u{1}", "名前", "View[0]"] {
      let view = View()
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    let layout = try root.layout(on: .iPhone4)
    #expect(layout.nodes[1].path == "View/a_b[0]")
    #expect(layout.nodes[2].path == "View/a_b[1]")
    #expect(try Layout(json: layout.json) == layout)
  }

  private static let damages: [(String, String, LayoutDecodingError)] = [
    ("\"version\": 1", "\"version\": 2", LayoutDecodingError.unknownVersion(2)),
    ("Card/gap", "Other/gap", .orphan(path: "Other/gap")),
    ("Card/gap", "Card/title", .duplicate(path: "Card/title")),
    ("[16, 20, 361, 44]", "[16.1, 20, 361, 44]", .badFrame(path: "Card/title")),
    ("[16, 20, 361, 44]", "[16, 20, 361]", .badFrame(path: "Card/title")),
    ("[16, 20, 361, 44]", "[16, 20, -361, 44]", .badFrame(path: "Card/title")),
    ("[16, 20, 361, 44]", "[1e300, 20, 361, 44]", .badFrame(path: "Card/title")),
    (
      "\"scale\": 3", "\"scale\": 0",
      .unusableDevice(Device(name: "iPhone15", width: 393, height: 852, scale: 0))
    ),
  ]

  @Test(arguments: damages)
  func json_thatNoLayoutWrites_isRefused(part: String, other: String, error: LayoutDecodingError) throws {
    let text = Self.card.replacing(part, with: other)
    #expect(text != Self.card)
    #expect(throws: error) { try Layout(json: text) }
  }

  @Test(arguments: ["", "{}", "[]", "<<<<<<< HEAD", String(card.dropLast(30))])
  func json_thatIsNone_isMalformed(text: String) {
    #expect {
      try Layout(json: text)
    } throws: { error in
      if case .malformed? = error as? LayoutDecodingError { true } else { false }
    }
  }

  /// A file may hold any number where no pixels are counted.
  @Test(arguments: ["1e300", "-1e300", "9.3e18", "1e15", "123456789012345.6"])
  func json_withHugeNumbers_isReadAndWrittenAgain(number: String) throws {
    let node = #""path": "Card/title", "intrinsic": [1, 2], "#
    let text = Self.card.replacing(
      #""path": "Card/title""#,
      with: node + "\"fixed\": [\(number), 0, 0, 0], \"insets\": [0, 0, 0, \(number)], "
        + "\"hugging\": [\(number), 1]")
    let layout = try Layout(json: text)
    #expect(try Layout(json: layout.json).json == layout.json)
  }

  @Test func json_withAnImpossibleSafeArea_isRefused() {
    let text = Self.card.replacing("\"scale\"", with: "\"safeArea\": [0, 1e300, 0, 0], \"scale\"")
    #expect {
      try Layout(json: text)
    } throws: { error in
      if case .unusableDevice? = error as? LayoutDecodingError { true } else { false }
    }
  }

  private static let numbers: [(Double, String)] = [
    (1e300, "1e+300"), (-1e19, "-1e+19"), (0x1p62, "4611686018427387904"),
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (12, "12"), (-12.5, "-12.5"), (1.0 / 3, "0.333"),
    (2.0 / 3, "0.667"), (-1.0 / 3, "-0.333"), (100.05, "100.05"), (0.0005, "0.001"), (999.9999, "1000"),
  ]

  @Test(arguments: numbers)
  func number_hasAtMostThreeDecimals(number: Double, text: String) {
    #expect(decimalText(number) == text)
  }
}
