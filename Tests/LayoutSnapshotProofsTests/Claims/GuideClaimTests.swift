import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// What an article claims of guides in place of spacer views.
@Suite struct GuideClaimTests {
  private func button(_ title: String, in root: View) -> Button {
    let button = Button(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    return button
  }

  /// Two buttons with three spaces of one width, from margin to margin.
  private func row(heightOfSpaces: CGFloat? = nil, _ makeSpace: (View) -> LayoutItem) -> View {
    let root = View()
    let (no, yes) = (button("No", in: root), button("Yes please!", in: root))
    let margins = root.layoutMarginsGuide
    let spaces = (0..<3).map { _ in makeSpace(root) }
    func link(
      _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, _ other: LayoutItem,
      _ its: LayoutConstraint.Attribute
    ) {
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: its, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    let line: [LayoutItem] = [spaces[0], no, spaces[1], yes, spaces[2]]
    link(spaces[0], .leading, margins, .leading)
    link(spaces[2], .trailing, margins, .trailing)
    for (before, after) in zip(line, line.dropFirst()) { link(before, .trailing, after, .leading) }
    link(no, .width, yes, .width)
    for item in line { link(item, .centerY, root, .centerY) }
    for space in spaces {
      if space !== spaces[0] { link(spaces[0], .width, space, .width) }
      guard let heightOfSpaces else { continue }
      LayoutConstraint(
        item: space, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: heightOfSpaces
      ).isActive = true
    }
    return root
  }

  private func guides(height: CGFloat? = nil) -> View {
    row(heightOfSpaces: height) { root in
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      return guide
    }
  }

  private func spacers() -> View {
    row(heightOfSpaces: 10) { root in
      let spacer = View()
      spacer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(spacer)
      return spacer
    }
  }

  /// "Guides do the same job as spacer views": at every size, in both directions.
  @Test func guides_doTheJobOfSpacerViews_atEverySize() {
    assertEqualLayout(guides(), spacers(), on: .everySize.directions, comparing: .whatIsSeen)
    expectLayout(of: guides(), on: .iPhone17) { $0.mirrorsInRightToLeft }
  }

  /// "The two buttons have a fixed width set to fit the longest title".
  @Test func buttons_areAsWideAsTheLongerTitle_atEverySize() {
    expectWidthOfTheLongerTitle(on: .everySize + .phones.typeSizes)
  }

  @Test(.thorough(.takesMinutes)) func buttons_areAsWideAsTheLongerTitle_atEverySizeOfTexts() {
    expectWidthOfTheLongerTitle(on: .everySize.typeSizes)
  }

  private func expectWidthOfTheLongerTitle(on devices: DeviceMatrix) {
    let widths = LayoutCheck("both are as wide as the longer title") { layout in
      let buttons = layout.nodes.filter {
        ["No", "Yes please!"].contains($0.path.split(separator: "/").last)
      }
      let longest = buttons.compactMap(\.intrinsicWidth).max() ?? 0
      return buttons.filter { abs($0.frame.width - longest) > 0.501 }.map { "\($0.path): \($0.frame.width)" }
        + (buttons.count == 2 ? [] : ["there are \(buttons.count) buttons"])
    }
    expectLayout(of: guides(), on: devices) { _ in widths }
  }

  /// What the article does not say: a guide that only has a centre has any height.
  @Test func guides_haveNoHeight_untilAConstraintGivesThemOne() throws {
    let found = LayoutFindings([LayoutChecks().isUnambiguous], on: [.iPhone17]) { guides() }
    #expect(found.sentences.count == 3 && found.sentences.allSatisfy { $0.contains("LayoutGuide") })
    expectLayout(of: guides(height: 10), on: .everySize) { $0.isUnambiguous }
  }
}
