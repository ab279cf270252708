import Foundation
import Testing

@testable import LayoutSnapshotProofs
@testable import LayoutSnapshotTesting

/// Three spellings of one layout, as articles describe them: spacer views, guides, and a stack view.
@Suite struct SeenEqualityTests {
  private func buttons() -> [View] {
    ["a", "b", "c", "d"].map { name in
      let button = Button(type: .system)
      button.setTitle("Button \(name)", for: .normal)
      button.accessibilityIdentifier = name
      button.translatesAutoresizingMaskIntoConstraints = false
      return button
    }
  }

  /// Buttons from the top to the bottom with items of one height between them.
  private func column(_ makeSpace: (View) -> LayoutItem) -> View {
    let (root, buttons) = (View(), buttons())
    for button in buttons {
      root.addSubview(button)
      LayoutConstraint.activate([
        button.heightAnchor.constraint(equalToConstant: 44),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    buttons[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    buttons[3].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    var first: LayoutItem?
    for (above, below) in zip(buttons, buttons.dropFirst()) {
      let space = makeSpace(root)
      func link(
        _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, _ other: LayoutItem?,
        _ its: LayoutConstraint.Attribute, _ constant: CGFloat = 0
      ) {
        LayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: its, multiplier: 1,
          constant: constant
        ).isActive = true
      }
      link(space, .top, above, .bottom)
      link(space, .bottom, below, .top)
      link(space, .leading, root, .leading)
      link(space, .width, nil, .notAnAttribute, 10)
      if let first { link(space, .height, first, .height) }
      first = first ?? space
    }
    return root
  }

  private func spacers() -> View {
    column { root in
      let spacer = View()
      spacer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(spacer)
      return spacer
    }
  }

  private func guides() -> View {
    column { root in
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      return guide
    }
  }

  private func stack() -> View {
    let (root, stack) = (View(), StackView(arrangedSubviews: buttons()))
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    for button in stack.arrangedSubviews {
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  @Test func threeSpellings_areEqualAtEverySize() {
    assertEqualLayout(spacers(), guides(), on: .everySize, comparing: .whatIsSeen)
    assertEqualLayout(stack(), guides(), on: .everySize.directions, comparing: .whatIsSeen)
    // Item by item they are not: there are other views.
    #expect(EqualityFindings(stack, guides, on: [.iPhone5]).message != nil)
  }

  @Test func spellingThatDiffersSomewhere_isFound_atItsSmallestSize() throws {
    let other = guides()
    other.subviews[1].transform = .identity
    let limit = other.subviews[1].topAnchor.constraint(lessThanOrEqualTo: other.topAnchor, constant: 260)
    limit.isActive = true
    let devices = DeviceMatrix.heights(500...1000).devices
    let found = EqualityFindings({ other }, spacers, on: devices, comparing: .whatIsSeen)
    let message = try #require(found.message)
    let smallest = try #require(found.smallest?.device)
    #expect(message.contains("They differ on"), "\(message)")
    #expect(message.contains("b: (") && smallest.height > 600)
    // One point less, and the layouts are the same.
    let before = devices.filter { $0.height < smallest.height }
    #expect(EqualityFindings({ other }, spacers, on: before, comparing: .whatIsSeen).message == nil)
  }

  @Test func viewsWithoutNames_areComparedByTheirKind() throws {
    func root(_ frames: [(View, CGRect)]) -> View {
      let root = View()
      for (view, frame) in frames {
        view.frame = frame
        root.addSubview(view)
      }
      return root
    }
    let place = CGRect(x: 10, y: 20, width: 100, height: 30)
    func differences(_ a: View, _ b: View) throws -> [String] {
      try LayoutComparison.whatIsSeen.differences(a, b, on: .iPhone5)
    }
    #expect(try differences(root([(ImageView(), place)]), root([(ImageView(), place)])).isEmpty)
    #expect(try differences(root([(ImageView(), place)]), root([])) == ["  a ImageView: 0 -> 1 of them"])
    // A plain view shows nothing, and a hidden one neither.
    #expect(try differences(root([(View(), place)]), root([])).isEmpty)
    let hidden = Label()
    hidden.isHidden = true
    #expect(try differences(root([(hidden, place)]), root([])).isEmpty)
    let colored = View()
    colored.backgroundColor = .red
    #expect(try !differences(root([(colored, place)]), root([])).isEmpty)
    // A user's class is its framework's.
    final class Title: ImageView {}
    #expect(try differences(root([(Title(), place)]), root([(ImageView(), place)])).isEmpty)
  }
}
