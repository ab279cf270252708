import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct PageControlTests {
  private func pages(_ count: Int = 3, _ change: (PageControl) -> Void = { _ in }) -> PageControl {
    let control = PageControl()
    control.numberOfPages = count
    change(control)
    return control
  }

  private let wide = Image(color: .red, size: CGSize(width: 20, height: 12))

  @Test func images_decideHowFarPagesAreApart() {
    #expect(pages().intrinsicContentSize == CGSize(width: 39, height: 37))
    #expect(pages { $0.preferredIndicatorImage = wide }.intrinsicContentSize == CGSize(width: 78, height: 37))
    #expect(pages { $0.setIndicatorImage(wide, forPage: 1) }.intrinsicContentSize.width == 78)
    #expect(pages { $0.setCurrentPageIndicatorImage(wide, forPage: 2) }.intrinsicContentSize.width == 78)
    #expect(pages { $0.backgroundStyle = .prominent }.intrinsicContentSize == CGSize(width: 65, height: 37))
    let control = pages()
    control.setIndicatorImage(wide, forPage: 1)
    control.setCurrentPageIndicatorImage(wide, forPage: 2)
    #expect(control.indicatorImage(forPage: 1) === wide && control.indicatorImage(forPage: 0) == nil)
    #expect(control.currentPageIndicatorImage(forPage: 2) === wide)
  }

  @Test func directionsAcross_turnTheControl() {
    #expect(pages { $0.direction = .topToBottom }.intrinsicContentSize == CGSize(width: 37, height: 39))
    #expect(
      pages {
        $0.direction = .bottomToTop
        $0.preferredIndicatorImage = wide
      }.intrinsicContentSize == CGSize(width: 37, height: 54))
  }

  /// What is drawn for three pages of which the first is the current one.
  private func drawing(_ direction: PageControl.Direction, page: Int = 0, _ traits: Traits...) throws
    -> String
  {
    let control = pages {
      $0.direction = direction
      $0.currentPage = page
      $0.currentPageIndicatorTintColor = .systemRed
    }
    let device = Device(name: "row", width: 39, height: 39, scale: 1).with(Traits(traitsFrom: traits))
    // Pages are drawn in their order; only where each lies is compared.
    return "\(try control.solvedTree(on: device).displayList)".split(separator: "\n").sorted().joined(
      separator: "\n")
  }

  @Test func directions_decideWhereTheFirstPageIs() throws {
    let (first, last) = (try drawing(.leftToRight), try drawing(.leftToRight, page: 2))
    #expect(first != last)
    #expect(try drawing(.natural) == first && drawing(.rightToLeft) == last)
    #expect(try drawing(.natural, .rightToLeft) == last && drawing(.leftToRight, .rightToLeft) == first)
    let (top, bottom) = (try drawing(.topToBottom), try drawing(.topToBottom, page: 2))
    #expect(top != first && top != bottom)
    #expect(try drawing(.bottomToTop) == bottom && drawing(.bottomToTop, page: 2) == top)
  }

  @Test func colorWells_are28PointsWideAndHigh() {
    let well = UIColorWell()
    well.selectedColor = .systemTeal
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 28, height: 28))
    #expect(well.contentHuggingPriority(for: .horizontal) == .defaultHigh && well.supportsAlpha)
  }

  @Test func stacks_takeAnotherSpacingAfterALayout() throws {
    let boxes = (0..<3).map { _ in View() }
    for box in boxes { box.heightAnchor.constraint(equalToConstant: 10).isActive = true }
    let stack = StackView(arrangedSubviews: boxes)
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 5, .fill)
    stack.distribution = .equalSpacing
    let root = View()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 50),
    ])
    stack.distribution = .fill
    _ = try root.layout(on: .iPhone4)
    #expect(boxes.map(\.frame.minY) == [0, 15, 30])
    stack.setCustomSpacing(40, after: boxes[0])
    _ = try root.layout(on: .iPhone4)
    #expect(boxes.map(\.frame.minY) == [0, 50, 65])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: boxes[0])
    _ = try root.layout(on: .iPhone4)
    #expect(boxes.map(\.frame.minY) == [0, 15, 30])
  }
}
