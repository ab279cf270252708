import Foundation
import Testing

@testable import LayoutSnapshotProofs
@testable import LayoutSnapshotTesting

/// Each proof passes a right view, and says what is wrong with a wrong one.
@Suite struct ProofTests {
  @Test func form_thatIsRight_passesEveryProof() throws {
    expectLayout(of: Form(rows: 6), on: [.iPhone5, .iPhone15, .iPad9.landscape]) {
      $0.isIdempotent
      $0.survivesRotation
      $0.mirrorsInRightToLeft
      $0.doesNotDependOnOrder
      $0.growsWithText
    }
  }

  @Test func left_inPlaceOfLeading_isNoMirrorImage() throws {
    let root = Root()
    let box = root.add("box")
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let found = try LayoutProofs.differencesFromTheMirrorImage(of: root, on: .iPhone5)
    #expect(
      found == [
        "root/box: from left to right it is at (16, 0; 40 x 20), so it should be at (264, 0; 40 x 20) from right to "
          + "left, and is at (16, 0; 40 x 20)"
      ])
    // Left and right are what is meant in a view that keeps its direction.
    root.semanticContentAttribute = .playback
    #expect(try LayoutProofs.differencesFromTheMirrorImage(of: root, on: .iPhone5).isEmpty)
  }

  @Test func layoutSubviews_thatBuildsOnTheLastCall_isNotIdempotent() throws {
    let root = Growing()
    let found = try LayoutProofs.changesOfASecondLayout(of: root, on: .iPhone5)
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("root/box: it is at (0, 0; 11 x 10) after the first layout and at (0, 0; 12 x 10)"))
  }

  @Test func layoutThatNeverRests_isNamedByProofsAndSweeps() throws {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let sentence =
      "Restless: Restless asks for another layout in every layout, so this is the state after 100 of them. "
      + "What changes each time: setNeedsLayout() of Restless."
    #expect(try LayoutProofs.changesOfASecondLayout(of: Restless(), on: .iPhone5) == [sentence])
    let sweep = try LayoutSweep(of: Restless(), over: .widths(320...322), on: .iPhone5)
    #expect(sweep.problems.map(\.text) == [sentence] && sweep.problems.first?.sizes == [320...322])
  }

  @Test func viewThatRemembersAWidth_doesNotSurviveRotation() throws {
    let found = try LayoutProofs.changesAfterRotation(of: Remembering(), on: .iPhone5)
    #expect(found.count == 1)
    #expect(found[0].hasSuffix("after a rotation there and back"))
  }

  @Test func openSizes_dependOnOrder() throws {
    let root = Root()
    let (a, b) = (root.add("a"), root.add("b"))
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    let before = try root.layout(on: .iPhone5)
    let constraints = root.constraints.map(\.description)
    let found = try LayoutProofs.changesWithAnotherOrder(of: root, on: .iPhone5)
    #expect(found.count == 2)
    // The view is as it was.
    #expect(root.constraints.map(\.description) == constraints)
    #expect(root.subviews.map(\.accessibilityIdentifier) == ["a", "b"])
    #expect(try root.layout(on: .iPhone5) == before)
  }

  @Test func textThatOutgrowsItsRoom_isFoundWithItsSize() throws {
    let root = Root()
    let label = Label()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "A title of some length"
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), label.widthAnchor.constraint(equalToConstant: 200),
    ])
    let message = LayoutFindings([LayoutChecks().growsWithText], on: [.iPhone5]) { root }.message
    #expect(
      message == """
        The layout is not as expected.
          grows with text: root/title: its text is cut off in the text size extraExtraExtraLarge (iPhone5)
        The smallest tree found that fails "grows with text" on iPhone5: 1 of 1 views in the root, 3 of 3 constraints.
          // Without the code of Root, which may be the cause.
          import Foundation
          import LayoutSnapshotTesting

          final class SmallestTree: View {
            let title = Label()

            override init(frame: CGRect) {
              super.init(frame: frame)
              setUpViews()
              setUpConstraints()
            }

            required init?(coder: NSCoder) { fatalError("SmallestTree is made in code") }

            private func setUpViews() {
              accessibilityIdentifier = "root"
              addSubview(title)
              title.accessibilityIdentifier = "title"
              title.translatesAutoresizingMaskIntoConstraints = false
              title.text = "A title of some length"
              title.font = .preferredFont(forTextStyle: .body)
              title.adjustsFontForContentSizeCategory = true
            }

            private func setUpConstraints() {
              LayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: leadingAnchor),
                title.topAnchor.constraint(equalTo: topAnchor),
                title.widthAnchor.constraint(equalToConstant: 200),
              ])
            }
          }
        """)
  }

  @Test func cellThatForgetsToHide_isNotStableUnderReuse() throws {
    let states: [@Sendable (Badge) -> Void] = [{ $0.show("7") }, { $0.show(nil) }]
    let found = try LayoutProofs.changesOfReuse(
      of: { Badge(hidesAgain: false) }, states: states, on: .iPhone5)
    #expect(found.contains { $0.contains("state 2 after state 1") })
    #expect(
      try LayoutProofs.changesOfReuse(of: { Badge(hidesAgain: true) }, states: states, on: .iPhone5).isEmpty)
  }
}

/// A view with subviews that constraints place.
class Root: View {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "root"
  }

  func add(_ name: String) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

/// A list of labels with values and a button below.
final class Form: View {
  init(rows: Int) {
    super.init(frame: .zero)
    accessibilityIdentifier = "form"
    let stack = StackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    for row in 0..<rows {
      let (title, value) = (Label(), Label())
      title.text = "Title \(row)"
      value.text = "Value"
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      value.setContentHuggingPriority(.required, for: .horizontal)
      stack.addArrangedSubview(StackView(arrangedSubviews: [title, value]))
    }
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
  }
}

private final class Growing: Root {
  private lazy var box = add("box")
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
  private lazy var rest = [
    box.leadingAnchor.constraint(equalTo: leadingAnchor), box.topAnchor.constraint(equalTo: topAnchor),
    box.heightAnchor.constraint(equalToConstant: 10), width,
  ]
  private var laidOut: CGSize?

  override func updateConstraints() {
    LayoutConstraint.activate(rest)
    width.constant += 1
    super.updateConstraints()
  }
}

private final class Remembering: Root {
  private lazy var box = add("box")
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
  private lazy var rest = [
    box.leadingAnchor.constraint(equalTo: leadingAnchor), box.topAnchor.constraint(equalTo: topAnchor),
    box.heightAnchor.constraint(equalToConstant: 10), width,
  ]

  override func layoutSubviews() {
    LayoutConstraint.activate(rest)
    if bounds.width > width.constant { width.constant = bounds.width }
    super.layoutSubviews()
  }
}

private final class Badge: View {
  private let label = Label()
  private let hidesAgain: Bool

  init(hidesAgain: Bool) {
    self.hidesAgain = hidesAgain
    super.init(frame: .zero)
    let stack = StackView(arrangedSubviews: [View(), label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    label.isHidden = true
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.topAnchor.constraint(equalTo: topAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  func show(_ text: String?) {
    if let text {
      label.text = text
      label.isHidden = false
    } else if hidesAgain {
      label.isHidden = true
    }
  }
}
