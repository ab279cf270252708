import Testing

@testable import LayoutSnapshotViews

@Suite struct AnchorTests {
  @Test func anchor_onEachAccess_isTheSameObject() {
    let (view, guide) = (View(), LayoutGuide())
    for item in [view, guide] as [LayoutItem] {
      #expect(item.leadingAnchor === item.leadingAnchor)
      #expect(item.centerYAnchor === item.centerYAnchor)
      #expect(item.widthAnchor === item.widthAnchor)
      #expect(item.leadingAnchor.item === item)
    }
  }

  @Test func anchor_ofEveryKind_makesAConstraintOnItsAttribute() {
    let view = View()
    let (x, y) = (view.leadingAnchor, view.topAnchor)
    let attributes = [
      view.leadingAnchor.constraint(equalTo: x), view.trailingAnchor.constraint(equalTo: x),
      view.leftAnchor.constraint(equalTo: x), view.rightAnchor.constraint(equalTo: x),
      view.centerXAnchor.constraint(equalTo: x), view.topAnchor.constraint(equalTo: y),
      view.bottomAnchor.constraint(equalTo: y), view.centerYAnchor.constraint(equalTo: y),
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1),
    ].map(\.firstAttribute)
    #expect(
      attributes == [
        .leading, .trailing, .left, .right, .centerX, .top, .bottom, .centerY, .width, .height,
      ])
  }

  @Test func constraint_inWords_isPseudocode() {
    let (card, title) = (View(), View())
    card.accessibilityIdentifier = "card"
    title.accessibilityIdentifier = "title"
    let half = title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 16)
    half.priority = LayoutPriority(750.5)
    let cases = [
      (half, "title.width == 0.5 * card.width + 16 @750.5"),
      (title.topAnchor.constraint(equalTo: card.bottomAnchor, constant: -8), "title.top == card.bottom - 8"),
      (title.leftAnchor.constraint(greaterThanOrEqualTo: card.leftAnchor), "title.left >= card.left"),
      (title.heightAnchor.constraint(lessThanOrEqualToConstant: 44.5), "title.height <= 44.5"),
    ]
    for (constraint, text) in cases { #expect(constraint.description == text) }
  }
}
