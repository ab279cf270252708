import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What each part of the grammar stands for, as pseudocode.
@Suite struct VisualFormatTests {
  let root = View()
  let views: [String: View]

  init() {
    var views: [String: View] = [:]
    root.accessibilityIdentifier = "root"
    for name in ["a", "b", "c"] {
      let view = View()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  private func texts(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) throws -> [String] {
    try LayoutConstraint.constraints(parsing: format, options: options, metrics: metrics, views: views)
      .map(\.description)
  }

  @Test(
    arguments: [
      ("[a]", []),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("H:[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
      ("[a]-12.5-[b]", ["b.leading == a.trailing + 12.5"]),
      ("[a]-(>=4,<=20@300)-[b]", ["b.leading >= a.trailing + 4", "b.leading <= a.trailing + 20 @300"]),
      ("[a]-(-6)-[b]", ["b.leading == a.trailing - 6"]),
      ("[a]-gap-[b]", ["b.leading == a.trailing + 24"]),
      ("[a]-(==gap@low)-[b]", ["b.leading == a.trailing + 24 @250"]),
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      ("|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
      ("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
      ("V:|-30-[a]-(>=5)-|", ["a.top == root.top + 30", "root.bottom >= a.bottom + 5"]),
      ("[a(50)]", ["a.width == 50"]),
      ("V:[a(50)]", ["a.height == 50"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b@700)]", ["a.width == b.width @700"]),
      ("V:[a(>=b)]", ["a.height >= b.height"]),
      ("[a(gap)]", ["a.width == 24"]),
      ("[a(1e2)]", ["a.width == 100"]),
      (
        "|-[a]-[b]-[c(>=20)]-|",
        [
          "a.leading == root.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
          "c.width >= 20", "root.trailingMargin == c.trailing",
        ]
      ),
      (
        " H : | - ( gap ) - [ a ( >= 3 , <= 5 ) ] ",
        [
          "a.leading == root.leading + 24", "a.width >= 3", "a.width <= 5",
        ]
      ),
    ] as [(String, [String])])
  func format_standsForConstraints(format: String, expected: [String]) throws {
    #expect(try texts(format, metrics: ["gap": 24, "low": LayoutPriority.defaultLow.rawValue]) == expected)
  }

  @Test func directions_chooseTheEdges() throws {
    #expect(
      try texts("|-9-[a]-[b]", .directionLeftToRight) == ["a.left == root.left + 9", "b.left == a.right + 8"])
    // From the right, the space still is what lies between.
    #expect(
      try texts("|-9-[a]-[b]-7-|", .directionRightToLeft) == [
        "root.right == a.right + 9", "a.left == b.right + 8", "b.left == root.left + 7",
      ])
    #expect(try texts("V:[a]-[b]", .directionRightToLeft) == ["b.top == a.bottom + 8"])
  }

  @Test func alignments_holdBetweenNeighbours() throws {
    #expect(
      try texts("[a][b][c]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing", "c.leading == b.trailing",
        "a.top == b.top", "b.top == c.top", "a.lastBaseline == b.lastBaseline",
        "b.lastBaseline == c.lastBaseline",
      ])
    #expect(try texts("V:[a]-[b]", .alignAllCenterX) == ["b.top == a.bottom + 8", "a.centerX == b.centerX"])
    for options: LayoutConstraint.FormatOptions in [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
    ] {
      #expect(throws: VisualFormatError.self) { try texts("[a][b]", options) }
      #expect(try texts("V:[a][b]", options).count == 2)
    }
    for options: LayoutConstraint.FormatOptions in [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
    ] {
      #expect(throws: VisualFormatError.self) { try texts("V:[a][b]", options) }
      #expect(try texts("[a][b]", options).count == 2)
    }
  }

  @Test func baselineSpacing_measuresColumnsFromBaselineToBaseline() throws {
    #expect(
      try texts("V:|-5-[a]-30-[b]", .spacingBaselineToBaseline) == [
        "a.top == root.top + 5", "b.firstBaseline == a.lastBaseline + 30",
      ])
    #expect(try texts("[a]-30-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 30"])
  }

  /// The numbers of the bits are UIKit's, as `NSLayoutConstraint.FormatOptions` is documented.
  @Test func options_haveUIKitsBits() {
    let bits: [(LayoutConstraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512), (.alignAllCenterY, 1024),
      (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096), (.alignmentMask, 65535),
      (.directionLeftToRight, 65536), (.directionRightToLeft, 131072), (.directionMask, 196608),
      (.spacingBaselineToBaseline, 524288), (.spacingMask, 524288), (.directionLeadingToTrailing, 0),
      (.spacingEdgeToEdge, 0),
    ]
    for (option, raw) in bits { #expect(option.rawValue == raw) }
  }

  @Test func metrics_mayBeAnyKindOfNumber() throws {
    let numbers: [Any] = [
      8, 8.0, CGFloat(8), Float(8), UInt8(8), NSNumber(value: 8),
    ]
    for number in numbers {
      #expect(try texts("[a]-m-[b]", metrics: ["m": number]) == ["b.leading == a.trailing + 8"])
    }
  }

  @Test func format_withGuides_usesTheirOwner() throws {
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    let made = LayoutConstraint.constraints(
      withVisualFormat: "V:|[guide(40)]-5-[a]", metrics: nil, views: ["guide": guide, "a": views["a"]!])
    #expect(
      made.map(\.description) == ["guide.top == root.top", "guide.height == 40", "a.top == guide.bottom + 5"])
  }

  @Test func format_solved_givesTheFrames() throws {
    let all: [[LayoutConstraint]] = [
      LayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(100)]-[b]-[c(==b)]-|", options: [.alignAllTop, .alignAllBottom],
        metrics: nil, views: views),
      LayoutConstraint.constraints(withVisualFormat: "V:|-(top)-[a(44)]", metrics: ["top": 30], views: views),
    ]
    all.forEach(LayoutConstraint.activate)
    // 320 - 2 * 16 - 100 - 2 * 8 = 172 is shared by two.
    let layout = try root.layout(on: .iPhone4)
    #expect(layout["root/a"]?.frame == rect(16, 30, 100, 44))
    #expect(layout["root/b"]?.frame == rect(124, 30, 86, 44))
    #expect(layout["root/c"]?.frame == rect(218, 30, 86, 44))
    let mirrored = try root.layout(on: .iPhone4.rightToLeft)
    #expect(mirrored["root/a"]?.frame == rect(204, 30, 100, 44))
    #expect(mirrored["root/c"]?.frame == rect(16, 30, 86, 44))
  }
}
