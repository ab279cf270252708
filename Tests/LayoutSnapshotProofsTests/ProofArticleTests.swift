import Foundation
import LayoutSnapshotTesting
import Testing

/// The examples of Documentation/Proofs.md.
@Suite struct ProofArticleTests {
  private let form = Form(rows: 20)

  @Test func everySize() {
    expectLayout(of: form, on: .widths(320...1366).typeSizes.directions) {
      $0.isUnambiguous
      $0.hasNoConflicts
      $0.truncatesNothing
    }
  }

  @Test func products() {
    let form = Form(rows: 2)
    expectLayout(of: form, on: .everySplit.typeSizes.locales("en_GB", "de_DE", "ar_EG")) {
      $0.truncatesNothing
    }
    expectLayout(of: form, on: .widths(320...430).withHeights(480...932, by: 4)) { $0.staysInside }
  }

  @Test func place() {
    let card = Root()
    let title = card.add("title")
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      title.widthAnchor.constraint(equalToConstant: 300), title.heightAnchor.constraint(equalToConstant: 21),
    ])
    expectLayout(of: card, on: .iPhone8) {
      $0.places("title", at: CGRect(x: 16, y: 20, width: 300, height: 21))
    }
  }

  @Test func equality() {
    func StoryboardForm() -> View { Form(rows: 2) }
    func CodeForm() -> View { Form(rows: 2) }
    assertEqualLayout(StoryboardForm(), CodeForm(), on: .everySize)
  }

  @Test func layoutsThatBelongTogether() {
    expectLayout(of: MessageCell(), on: .iPhone17) {
      $0.mirrorsInRightToLeft
      $0.doesNotDependOnOrder
      $0.survivesRotation
      $0.growsWithText
      $0.isIdempotent
      $0.isStableUnderReuse(of: { MessageCell() }, states: [{ $0.say("Yes") }, { $0.say(nil) }])
    }
  }

  @Test func coverage() throws {
    let coverage = try ConstraintCoverage(of: form, on: .phones)
    print(coverage.score)
    print(coverage)
    expectLayout(of: form, on: .iPhone17) { $0.constraintsMatter(minimum: 0.9) }
  }

  @Test func sweep() throws {
    let sweep = try LayoutSweep(of: form, over: .widths(320...1366), on: .iPhone17)
    print(sweep.breakpoints)
    print(sweep)
    assertSnapshot(of: form, as: .sweep(over: .widths(320...430)), on: .iPhone17)
  }

  /// What is printed is what the article shows.
  @Test func explanation() throws {
    let card = Card()
    let title = card.title
    print(try explain(title, wants: CGRect(x: 16, y: 20, width: 300, height: 21), on: .iPhone8))
    let answer = try explain(title, wants: CGRect(x: 16, y: 20, width: 300, height: 21), on: .iPhone8)
    let article = URL(filePath: #filePath).appending(path: "../../../Documentation/Proofs.md").standardized
    #expect(try String(contentsOf: article, encoding: .utf8).contains("```\n\(answer)\n```\n"), "\(answer)")
  }

  @Test func hostileContent() {
    expectLayout(of: MessageCell.init, with: .hostileContent + .generated(), on: [.iPhone5, .iPhone17]) {
      $0.hasNoConflicts
      $0.staysInside
    }
  }
}

/// A title beside a badge of a fixed width.
private final class Card: View {
  let (title, badge) = (View(), View())

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "Card"
    for (view, name) in [(title, "title"), (badge, "badge")] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 21).isActive = true
    }
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.widthAnchor.constraint(equalToConstant: 71),
    ])
  }
}

/// A cell with a text of any length and a badge that can be hidden.
private final class MessageCell: View {
  private let (title, badge) = (Label(), Label())

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "cell"
    title.text = "Is this right?"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    badge.text = "7"
    title.setContentCompressionResistancePriority(LayoutPriority(740), for: .vertical)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let stack = StackView(arrangedSubviews: [title, badge])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
    ])
  }

  func say(_ text: String?) {
    badge.text = text
    badge.isHidden = text == nil
  }
}
