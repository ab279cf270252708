import Foundation
import LayoutSnapshotTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

@Suite struct OutlineTests {
  private let root = View()
  private let title: View
  private let dot: View
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  init() {
    root.accessibilityIdentifier = "Root"
    title = root.drop("title", 16, 40, 343, 30)
    dot = title.drop("dot", 8, 8, 10, 10)
    for view in [title, dot] { view.translatesAutoresizingMaskIntoConstraints = false }
    let gap = LayoutGuide()
    gap.identifier = "gap"
    root.addLayoutGuide(gap)
    let width = dot.widthAnchor.constraint(lessThanOrEqualTo: title.widthAnchor, multiplier: 0.5)
    width.priority = .defaultHigh
    let side = dot.heightAnchor.constraint(equalTo: dot.widthAnchor)
    side.identifier = "square"
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      root.layoutMarginsGuide.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 2),
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 30), width, side,
      dot.centerYAnchor.constraint(equalTo: title.centerYAnchor, constant: 3),
      dot.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      gap.topAnchor.constraint(equalTo: title.bottomAnchor),
      gap.widthAnchor.constraint(equalToConstant: 1),
    ])
  }

  @Test func outline_groupsConstraintsByTheirHolder() throws {
    #expect(
      try editor.outline().description == """
        Root (View)
        ├─ gap (LayoutGuide)
        ├─ layoutMarginsGuide
        ├─ title (View)
        │  ├─ dot (View)
        │  │  └─ Constraints
        │  │     └─ dot.height == dot.width 'square'
        │  └─ Constraints
        │     ├─ title.height >= 30
        │     ├─ dot.width <= 0.5 * title.width @750
        │     └─ dot.centerY == title.centerY + 3
        └─ Constraints
           ├─ gap.top == title.bottom
           ├─ gap.width == 1
           ├─ layoutMarginsGuide.trailing == title.trailing + 2
           ├─ title.top == Root.top + 40
           ├─ title.leading == layoutMarginsGuide.leading
           └─ dot.leading == Root.leading + 30
        """)
  }

  /// The outline works out who holds a constraint; the views know.
  @Test func outline_agreesWithTheViews() throws {
    for seed in 0..<20 {
      let root = RandomCanvas(seed: UInt64(seed)).root
      let editor = LayoutEditor(root, on: .iPhone4)
      try editor.addMissingConstraints()
      var held: [String: Int] = [:]
      func count(_ entry: DocumentOutline.Entry) {
        held[entry.path] = entry.constraints.count
        entry.children.forEach(count)
      }
      count(try editor.outline().root)
      for (item, path) in root.itemsWithPaths {
        #expect(held[path] == (item as? View)?.constraints.count ?? 0, "\(path)")
      }
    }
  }

  @Test func inspector_listsTheConstraintsOfOneView() throws {
    #expect(
      try editor.sizeInspector(of: dot).description
        == """
        │ Leading Space to: Root  Equals: 30
        ┆ Width ≤: title  Multiplier: 0.5 @750
        │ Aspect Ratio Equals: 1:1 'square'
        │ Align Center Y to: Superview  Offset: 3
          Content Hugging  Horizontal: 250  Vertical: 250
          Compression Resistance  Horizontal: 750  Vertical: 750
        """.replacing("Width ≤: title", with: "Width ≤: Superview"))
    #expect(
      try editor.sizeInspector(of: title).description == """
        │ Bottom Space to: gap  Equals: 0
        │ Trailing Space to: Superview Margin  Equals: 2
        │ Top Space to: Superview  Equals: 40
        │ Leading Space to: Superview Margin  Equals: 0
        │ Height ≥: 30
        ┆ Width ≥: dot  Multiplier: 2 @750
        │ Align Center Y to: dot  Offset: -3
          Content Hugging  Horizontal: 250  Vertical: 250
          Compression Resistance  Horizontal: 750  Vertical: 750
        """)
  }

  @Test func inspector_listsHuggingAndCompressionPriorities() throws {
    dot.setContentHuggingPriority(LayoutPriority(251.5), for: .vertical)
    dot.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(
      try editor.sizeInspector(of: dot).description.hasSuffix(
        """
          Content Hugging  Horizontal: 250  Vertical: 251.5
          Compression Resistance  Horizontal: 1000  Vertical: 750
        """))
    #expect(try editor.sizeInspector(of: dot, showing: [.height]).contentPriorities == nil)
  }

  @Test func inspector_filters() throws {
    let inspector = try editor.sizeInspector(of: dot, showing: [.height, .centerY])
    #expect(
      inspector.entries.map(\.text) == [
        "Aspect Ratio Equals: 1:1 'square'", "Align Center Y to: Superview  Offset: 3",
      ])
    let all = try editor.sizeInspector(of: dot)
    #expect(all.constrainedAttributes == [.leading, .width, .height, .centerY])
    #expect(all.entries.map(\.isRequired) == [true, false, true, true])
  }

  /// In an app a placeholder does nothing; on the canvas it holds. Both ways it is listed, and only once.
  @Test(arguments: [false, true]) func placeholders_areListedAsRemoved(onCanvas: Bool) throws {
    let root = View()
    root.accessibilityIdentifier = "Card"
    let title = root.drop("title", 0, 0, 10, 10)
    title.translatesAutoresizingMaskIntoConstraints = false
    let width = title.widthAnchor.constraint(equalToConstant: 120)
    width.isPlaceholder = true
    width.holdsOnCanvas = onCanvas
    LayoutConstraint.activate([width, title.heightAnchor.constraint(equalToConstant: 20)])
    let editor = LayoutEditor(root, on: .iPhone4)
    #expect(try root.layout(on: .iPhone4)["Card/title"]?.frame.width == (onCanvas ? 120 : 0))
    let entry = try editor.outline().root.children[0]
    #expect(entry.constraints.map(\.description) == ["title.height == 20"])
    #expect(entry.placeholders.map(\.description) == ["title.width == 120"])
    #expect("\(try editor.outline())".hasSuffix("└─ title.width == 120 (removed at build time)"))
    #expect(
      "\(try editor.sizeInspector(of: title))"
        == """
        │ Height Equals: 20
        │ Width Equals: 120  (removed at build time)
          Content Hugging  Horizontal: 250  Vertical: 250
          Compression Resistance  Horizontal: 750  Vertical: 750
        """)
    #expect(!editor.swiftCode(named: "Card").contains("120"))
  }
}
