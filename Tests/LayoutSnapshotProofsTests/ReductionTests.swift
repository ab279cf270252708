import Foundation
import Testing

@testable import LayoutSnapshotProofs
@testable import LayoutSnapshotTesting

/// What a failed proof shows is as small as it can be, and the view is as it was afterwards.
@Suite struct ReductionTests {
  /// A form with one box that is held at the left in place of the leading edge, deep inside.
  private func form() -> Root {
    let root = Root()
    let form = Form(rows: 12)
    form.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(form)
    let card = Root()
    card.accessibilityIdentifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    root.insertSubview(card, at: 0)
    let (box, other) = (card.add("box"), card.add("other"))
    LayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      form.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      card.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      card.heightAnchor.constraint(equalToConstant: 80),
      box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: card.topAnchor), box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
      other.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      other.topAnchor.constraint(equalTo: card.topAnchor),
      other.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return root
  }

  private func fails(_ view: View) -> Bool {
    (try? LayoutProofs.differencesFromTheMirrorImage(of: view, on: .iPhone5).isEmpty) == false
  }

  @Test func tree_thatFails_isReducedToWhatFails_andPutBack() throws {
    let view = form()
    let (before, text) = (try view.layout(on: .iPhone5), view.recursiveDescription())
    let constraints = view.treeViews.map { $0.constraints.map(\.description) }
    let reduction = TreeReduction(of: view, on: .iPhone5) { fails(view) }
    #expect(fails(view))
    #expect(view.treeViews.compactMap(\.accessibilityIdentifier) == ["root", "card", "box"])
    // The box and the card around it, and what decides where they are.
    #expect(reduction.views == (2, 41))
    #expect(reduction.constraints.left == 8, "\(view.treeViews.flatMap(\.constraints))")
    reduction.restore()
    #expect(view.treeViews.map { $0.constraints.map(\.description) } == constraints)
    #expect(try view.layout(on: .iPhone5) == before)
    #expect(view.recursiveDescription() == text)
  }

  @Test func arrangedViews_comeBackToTheirPlaces() throws {
    let stack = StackView(
      arrangedSubviews: (0..<7).map { place in
        let label = Label()
        label.text = "\(place)"
        return label
      })
    let extra = View()
    stack.insertSubview(extra, at: 3)
    let (subviews, arranged) = (stack.subviews, stack.arrangedSubviews)
    let reduction = TreeReduction(of: stack, on: .iPhone5) {
      (stack.arrangedSubviews as? [Label])?.contains { $0.text == "4" } == true
    }
    #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 1)
    reduction.restore()
    #expect(stack.subviews.elementsEqual(subviews) { $0 === $1 })
    #expect(stack.arrangedSubviews.elementsEqual(arranged) { $0 === $1 })
  }

  @Test func trials_areBounded() {
    let view = form()
    var count = 0
    let reduction = TreeReduction(of: view, on: .iPhone5, most: 5) {
      count += 1
      return false
    }
    #expect((1...5).contains(count))
    #expect(reduction.views == (41, 41) && reduction.constraints.left == reduction.constraints.all)
  }

  @Test func failure_hasTheTreeAsCode() throws {
    let message = try #require(
      LayoutFindings([LayoutChecks().mirrorsInRightToLeft], on: [.iPhone8, .iPhone5]) { form() }.message)
    #expect(
      message.contains(
        "\nThe smallest tree found that fails \"mirrors in right-to-left\" on iPhone5: 2 of 41 views"))
    #expect(
      message.contains("box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 16)"), "\(message)")
    #expect(message.contains("final class SmallestTree: View {"))
    // A single layout has nothing to be made smaller by.
    let plain = LayoutFindings([LayoutChecks().staysInside], on: [.iPhone5]) { form() }
    #expect(plain.message != nil && plain.reduced.isEmpty)
  }
}
