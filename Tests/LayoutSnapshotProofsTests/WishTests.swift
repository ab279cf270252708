import Foundation
@testable import LayoutSnapshotTesting
import Testing

@Suite struct WishTests {
  @Test func check_thatAViewIsElsewhere_saysWhy() throws {
    let root = Root()
    let box = root.add("box")
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    expectLayout(of: root, on: .iPhone5) { $0.places("box", at: CGRect(x: 16, y: 0, width: 40, height: 20)) }
    let wish = LayoutChecks().places("root/box", at: CGRect(x: 20, y: 0, width: 40, height: 20))
    let message = try #require(LayoutFindings([wish], on: [.iPhone5]) { root }.message)
    #expect(message.contains("places root/box: root/box is at (16, 0; 40 x 20), not at (20, 0; 40 x 20)."))
    #expect(
      message.contains("box.leading == root.leading + 16: the constant would have to be 20"), "\(message)")
    let absent = LayoutFindings([LayoutChecks().places("nobody", at: .zero)], on: [.iPhone5]) { root }.message
    #expect(absent?.contains("there is no view nobody") == true)
  }

  private let root = View()

  @Test func oneConstraint_isInTheWay() throws {
    let box = add("box")
    let width = box.widthAnchor.constraint(equalToConstant: 80)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      width, box.heightAnchor.constraint(equalToConstant: 40),
    ])
    let answer = try explain(box, wants: CGRect(x: 20, y: 20, width: 100, height: 40), on: .iPhone8)
    #expect(
      "\(answer)" == """
        View/box is at (20, 20; 80 x 40), not at (20, 20; 100 x 40).
        This constraint has to change:
          box.width == 80: the constant would have to be 100
        """)
    width.constant = 100
    _ = try root.layout(on: .iPhone8)
    #expect(box.frame == CGRect(x: 20, y: 20, width: 100, height: 40))
  }

  /// A wish leaves half a pixel of room, at whose end a solution may lie. Constants are those of the exact frame.
  @Test func constants_areExact_whereNothingElseHoldsTheView() throws {
    let outer = add("outer")
    let box = View()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    LayoutConstraint.activate(
      [
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ] + heights([outer, box]))
    let answer = try explain(box, wants: CGRect(x: 10, y: 0, width: 402, height: 21), on: .iPhone17)
    #expect(
      answer.waysOut.map { $0.map(\.description) } == [
        [
          "box.leading == outer.leading: the constant would have to be 10",
          "outer.leading == View.leading: the constant would have to be -10",
        ],
        [
          "box.leading == outer.leading: the constant would have to be 10",
          "outer.trailing == View.trailing: the constant would have to be 10",
        ],
        [
          "box.leading == outer.leading: the constant would have to be 10",
          "box.trailing == outer.trailing: the constant would have to be 10",
        ],
      ], "\(answer)")
  }

  @Test func chain_hasSeveralWaysOut() throws {
    let (title, badge) = (add("title"), add("badge"))
    LayoutConstraint.activate(
      [
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
        badge.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        badge.widthAnchor.constraint(equalToConstant: 71),
      ] + heights([title, badge]))
    let answer = try explain(title, wants: CGRect(x: 16, y: 20, width: 300, height: 21), on: .iPhone8)
    #expect(
      answer.waysOut.map { $0.map(\.description) } == [
        ["title.trailing == badge.leading - 8: the constant would have to be 28"],
        ["badge.trailing == View.trailing - 16: the constant would have to be 20"],
        ["badge.width == 71: the constant would have to be 35"],
      ])
  }

  @Test func twoEdges_needTwoConstraints() throws {
    let box = add("box")
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
    ])
    let answer = try explain(box, wants: CGRect(x: 30, y: 20, width: 80, height: 50), on: .iPhone8)
    #expect(answer.waysOut.map { $0.compactMap(\.constant).sorted() } == [[30, 50]])
    #expect("\(answer)".contains("These constraints have to change:"))
  }

  @Test func optionalConstraint_givesWay() throws {
    let box = add("box")
    let wish = box.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = .defaultHigh
    LayoutConstraint.activate(
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), wish,
      ] + heights([box]))
    let answer = try explain(box, wants: CGRect(x: 20, y: 20, width: 100, height: 21), on: .iPhone8)
    #expect(answer.waysOut == [[]])
    #expect(answer.wouldBreak == ["box.width == 80 @750"])
  }

  /// The label would become wider and stay where it is, because the switch keeps its own width.
  @Test func contentThatKeepsItsSize_isNamed() throws {
    let (toggle, label) = (Switch(), Label())
    for (view, name) in [(toggle, "toggle"), (label, "label")] as [(View, String)] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    label.text = "On"
    LayoutConstraint.activate(
      [
        toggle.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.leadingAnchor.constraint(equalTo: toggle.trailingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        toggle.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      ] + heights([label]))
    _ = try root.layout(on: .iPhone8)
    let frame = label.frame.offsetBy(dx: 10, dy: 0)
    let answer = try explain(label, wants: frame, on: .iPhone8)
    #expect(answer.waysOut.map { $0.map(\.constraint) } == [["label.trailing == View.trailing - 16"]])
    #expect(answer.wouldBreak == ["toggle.contentHuggingPriority.horizontal == 750"], "\(answer)")
  }

  @Test func viewThatIsPlacedByItsFrame_saysSo() throws {
    let box = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    let answer = try explain(box, wants: CGRect(x: 1, y: 2, width: 50, height: 40), on: .iPhone8)
    #expect(answer.waysOut.isEmpty)
    #expect(answer.fixed.contains { $0.contains("box") })
    #expect("\(answer)".contains("These cannot be changed by constraints:"))
  }

  @Test func frameThatIsThere_needsNothing() throws {
    let box = add("box")
    LayoutConstraint.activate(
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
      ]
        + heights([box]))
    let answer = try explain(box, wants: CGRect(x: 0, y: 20, width: 10, height: 21), on: .iPhone8)
    #expect(answer.isThere)
    #expect("\(answer)" == "View/box is at (0, 20; 10 x 21).")
  }

  @Test func rightToLeft_constantsAreMirrored() throws {
    let box = add("box")
    LayoutConstraint.activate(
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: 80),
      ] + heights([box]))
    let answer = try explain(
      box, wants: CGRect(x: 255, y: 20, width: 80, height: 21), on: .iPhone8.with(.rightToLeft))
    #expect(answer.waysOut.map { $0.map(\.constant) } == [[40]])
  }

  @Test func tree_isTheSameAfterwards() throws {
    let (title, badge) = (add("title"), add("badge"))
    LayoutConstraint.activate(
      [
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
        badge.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        badge.widthAnchor.constraint(equalToConstant: 71),
      ] + heights([title, badge]))
    let before = try root.layout(on: .iPhone8)
    _ = try explain(title, wants: CGRect(x: 16, y: 20, width: 300, height: 21), on: .iPhone8)
    let after = try root.layout(on: .iPhone8)
    #expect(after == before)
    #expect(root.constraints.filter { !$0.isActive } == [])
  }

  private func add(_ name: String) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func heights(_ views: [View]) -> [LayoutConstraint] {
    views.flatMap {
      [
        $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        $0.heightAnchor.constraint(equalToConstant: 21),
      ]
    }
  }
}
