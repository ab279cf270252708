import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

/// Each rule on a tree that breaks it, and on one that does not.
@Suite struct FindingTests {
  private let root = View()
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  init() { root.accessibilityIdentifier = "Login" }

  private func findings(_ rule: LayoutRule, on device: Device = .iPhone8) throws -> [LayoutFinding] {
    try root.layout(on: device).findings().filter { $0.rule == rule }
  }

  /// A view with constraints, on no canvas.
  private func add(_ name: String?, _ constraints: (View) -> [LayoutConstraint]) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate(constraints(view))
    return view
  }

  @Test func goodLayout_hasNoFindings() throws {
    let field = add("field") { field in
      [
        field.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        field.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
        field.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1),
      ]
    }
    _ = add("below") { below in
      [
        below.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
        below.leadingAnchor.constraint(equalTo: field.leadingAnchor),
        below.widthAnchor.constraint(equalTo: field.widthAnchor, multiplier: 0.5),
        below.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      ]
    }
    #expect(try root.layout(on: .iPhone8).findings() == [])
    #expect(try editor.findings().report == "No findings.")
  }

  @Test func conflict_namesWhatExcludesWhat() throws {
    let box = add("box") { box in
      [
        box.widthAnchor.constraint(equalToConstant: 30), box.widthAnchor.constraint(equalToConstant: 40),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ]
    }
    let found = try #require(try findings(.conflict).first)
    #expect(found.path == "Login/box" && found.severity == .error)
    #expect(found.constraint == "box.width == 40")
    #expect(found.reason == "It conflicts with box.width == 30.")
    box.constraints[1].priority = .defaultHigh
    #expect(try findings(.conflict).isEmpty)
  }

  @Test func ambiguity_isFoundForViewsAndGuides() throws {
    let gap = LayoutGuide()
    gap.identifier = "gap"
    root.addLayoutGuide(gap)
    _ = add("box") { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor)] }
    #expect(try findings(.ambiguity).map(\.path) == ["Login/gap", "Login/box"])
  }

  @Test func misplacement_isFoundOnTheCanvas() throws {
    let box = root.drop("box", 16, 40, 343, 60)
    try editor.addMissingConstraints()
    #expect(try editor.findings().filter { $0.rule == .misplacement }.isEmpty)
    box.frame = rect(10, 40, 343, 60)
    let found = try #require(try editor.findings().first { $0.rule == .misplacement })
    #expect(found.path == "Login/box")
    #expect(
      found.reason == "Its frame is (10, 40, 343, 60), but its constraints put it at (16, 40, 343, 60).")
    // Looking moves nothing.
    #expect(box.frame == rect(10, 40, 343, 60))
  }

  @Test func autoresizing_besideConstraints() throws {
    let box = root.drop("box", 10, 10, 10, 10)
    #expect(try findings(.autoresizing).map(\.constraint) == [nil])
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(try findings(.autoresizing).map(\.constraint) == ["box.height == 10"])
    box.translatesAutoresizingMaskIntoConstraints = false
    #expect(try findings(.autoresizing).isEmpty)
  }

  @Test func leftAndRight_areFound_withMarginsToo() throws {
    let box = add("box") { box in
      [
        box.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ]
    }
    LayoutConstraint(
      item: box, attribute: .right, relatedBy: .equal, toItem: root, attribute: .rightMargin, multiplier: 1,
      constant: 0
    ).isActive = true
    #expect(
      try findings(.leftRight).map(\.constraint) == [
        "box.left == layoutMarginsGuide.left", "box.right == Login.rightMargin",
      ])
    #expect(try findings(.leftRight).allSatisfy { $0.path == "Login/box" })
  }

  @Test(arguments: [Device.iPhone8, .iPhone8.rightToLeft])
  func reachingAcross_aNeighbour_isFound(device: Device) throws {
    let first = add("first") { first in
      [
        first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        first.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        first.widthAnchor.constraint(equalToConstant: 80), first.heightAnchor.constraint(equalToConstant: 30),
      ]
    }
    let across = root.layoutMarginsGuide
    let second = add("second") { second in
      [
        second.leadingAnchor.constraint(equalTo: across.leadingAnchor, constant: 90),
        second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.heightAnchor.constraint(equalTo: first.heightAnchor),
      ]
    }
    let found = try findings(.reachesAcross, on: device)
    #expect(found.map(\.path) == ["Login/second"])
    #expect(found.first?.fix == "Pin the leading edge to first.")
    // The third is beside the second, but pinned to the first.
    _ = add("third") { third in
      [
        third.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 120),
        third.centerYAnchor.constraint(equalTo: second.centerYAnchor),
        third.widthAnchor.constraint(equalTo: first.widthAnchor),
        third.heightAnchor.constraint(equalTo: first.heightAnchor),
      ]
    }
    #expect(try findings(.reachesAcross, on: device).map(\.path).sorted() == ["Login/second", "Login/third"])
  }

  @Test func reachingAcross_isNotWhatStandsBehind() throws {
    _ = add("background") { view in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    let front = add("front") { view in
      [
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 5),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor),
      ]
    }
    #expect(
      try findings(.reachesAcross).isEmpty && findings(.rootEdge).isEmpty && findings(.safeArea).isEmpty)
    front.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 21).isActive = true
    front.topAnchor.constraint(equalTo: root.topAnchor, constant: 25).isActive = true
    #expect(try findings(.rootEdge).map(\.constraint) == ["front.leading == Login.leading + 21"])
    #expect(try findings(.safeArea).map(\.constraint) == ["front.top == Login.top + 25"])
  }

  @Test func text_fromMarginToMargin() throws {
    let text = Label()
    text.text = "A long text"
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    let margins = root.layoutMarginsGuide
    let ends = [
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ]
    LayoutConstraint.activate(ends + [text.topAnchor.constraint(equalTo: margins.topAnchor)])
    #expect(try findings(.readableWidth).map(\.path) == ["Login/Label"])
    #expect(try findings(.unnamed).isEmpty)
    ends[1].constant = -4
    #expect(try findings(.readableWidth).isEmpty)
  }

  @Test func sizes_fixedAndOfContent() throws {
    _ = add("box") { box in
      [
        box.widthAnchor.constraint(equalToConstant: 200),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        box.heightAnchor.constraint(equalToConstant: 0.5),
      ]
    }
    #expect(try findings(.fixedSize).map(\.constraint) == ["box.width == 200"])
    let name = Content(80, 20)
    root.drop(name, "name", at: .zero)
    name.translatesAutoresizingMaskIntoConstraints = false
    name.widthAnchor.constraint(equalToConstant: 80).isActive = true
    name.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let found = try findings(.contentSize)
    #expect(
      found.map(\.reason) == [
        "Its content asks for this width. When the content changes, the constraint stands in its way.",
        "Its content asks for a height of 20. When the content changes, the constraint stands in its way.",
      ])
    #expect(found.map(\.fix).contains("Remove the constraint."))
  }

  @Test func names_areMissed() throws {
    root.addSubview(View())
    root.addSubview(View())
    root.addLayoutGuide(LayoutGuide())
    _ = root.layoutMarginsGuide
    #expect(try findings(.unnamed).map(\.path) == ["Login/LayoutGuide", "Login/View[0]", "Login/View[1]"])
  }

  @Test func allowances_leaveOut() throws {
    let box = root.drop("box", 10, 10, 10, 10)
    box.addSubview(View())
    let layout = try root.layout(on: .iPhone8)
    #expect(layout.findings().map(\.rule) == [.autoresizing, .autoresizing, .unnamed])
    #expect(layout.findings(allowing: ["unnamed", .rule(.autoresizing, in: "Login/box/View")]).count == 1)
    #expect(layout.findings(allowing: ["@Login/box"]).isEmpty)
    #expect(layout.findings(allowing: ["autoresizing@Login/bo"]).count == 3)
    #expect(LayoutAllowance(parsing: "no-such-rule") == nil && LayoutAllowance(parsing: "unnamed@") == nil)
    for text in ["unnamed", "unnamed@Login/box", "@Login/box"] {
      #expect(LayoutAllowance(parsing: text)?.description == text)
    }
  }

  @Test func report_countsBySeverity() throws {
    let box = root.drop("box", 10, 10, 10, 10)
    box.drop(View(), nil, at: rect(0, 0, 1, 1))
    #expect(
      try root.layout(on: .iPhone8).findings().report == """
        Login/box: warning: It is held by its frame, which does not adapt to other screens. [autoresizing]
          fix: Set translatesAutoresizingMaskIntoConstraints to false and constrain it.
        Login/box/View: warning: It is held by its frame, which does not adapt to other screens. [autoresizing]
          fix: Set translatesAutoresizingMaskIntoConstraints to false and constrain it.
        Login/box/View: advice: Without a name it is hard to tell apart in messages and in the outline. [unnamed]
          fix: Set its accessibilityIdentifier.
        2 warnings, 1 piece of advice
        """)
  }

  /// What the tools suggest, the rules accept.
  @Test func suggestions_followTheRules() throws {
    for seed in 0..<40 {
      let root = RandomCanvas(seed: UInt64(seed)).root
      let editor = LayoutEditor(root, on: .iPhone4)
      try editor.clearConstraints()
      try editor.addMissingConstraints()
      let rules = try editor.findings().map(\.rule)
      let never: [LayoutRule] = [.conflict, .ambiguity, .misplacement, .autoresizing, .leftRight]
      #expect(rules.allSatisfy { !never.contains($0) }, "\(seed)")
    }
  }
}
