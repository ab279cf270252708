import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotViews

/// A scroll view that is placed by the guide for its frame lies and scrolls as one that is placed by its own anchors.
@Suite struct FrameGuideTests {
  /// Who is named in the constraints with what lies outside.
  private enum Named: CaseIterable { case itself, guide }

  private func edges(_ scroll: ScrollView, _ named: Named) -> LayoutItem {
    named == .itself ? scroll : scroll.frameLayoutGuide
  }

  private func pin(_ item: LayoutItem, to outer: LayoutItem, inset: CGFloat = 0) {
    LayoutConstraint.activate([
      item.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: inset),
      item.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      outer.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: inset),
    ])
  }

  /// Fills a scroll view with a content of a height, and puts a view over it that keeps to its frame.
  private func fill(_ scroll: ScrollView, height: CGFloat) {
    let (content, lid) = (View(), View())
    for view in [content, lid] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    pin(content, to: scroll.contentLayoutGuide)
    content.accessibilityIdentifier = "content"
    lid.accessibilityIdentifier = "lid"
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: height),
      lid.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      lid.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      lid.widthAnchor.constraint(equalToConstant: 20),
      lid.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func page(_ named: Named) -> (controller: NavigationController, scroll: ScrollView) {
    let scroll = ScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    // The guide is in the listing of both, before that of the content.
    _ = scroll.frameLayoutGuide
    let page = ViewController()
    page.title = "Page"
    page.view.addSubview(scroll)
    pin(edges(scroll, named), to: page.view)
    fill(scroll, height: 2000)
    return (NavigationController(rootViewController: page), scroll)
  }

  @Test func frameGuide_namedOutside_leavesTheInsetOfABar() throws {
    for device in [Device.iPhone5, .iPhone15, .iPhone15.landscape] {
      let (own, guided) = (page(.itself), page(.guide))
      let layouts = (try own.controller.layout(on: device), try guided.controller.layout(on: device))
      #expect(own.scroll.adjustedContentInset.top > 0)
      #expect(guided.scroll.adjustedContentInset == own.scroll.adjustedContentInset)
      #expect(guided.scroll.contentOffset == own.scroll.contentOffset)
      #expect(layouts.1.edges == layouts.0.edges)
      #expect(layouts.1.conflicts.isEmpty && layouts.1.ambiguousSlots.isEmpty)
    }
  }

  @Test func frameGuide_namedInside_followsWhatIsScrolled() throws {
    let page = page(.guide)
    page.scroll.contentOffset = CGPoint(x: 0, y: 300)
    _ = try page.controller.layout(on: .iPhone5)
    #expect(page.scroll.subviews.map(\.frame.minY) == [0, 304])
  }

  /// Scroll views in each other, beside each other and in views, at any offset, with any insets.
  @Test func frameGuides_inAnyTree_areTheFramesOfTheirScrollViews() throws {
    for seed in 0..<60 {
      let layouts = try Named.allCases.map { named -> (Layout, [EdgeInsets]) in
        var random = SplitMix(seed: UInt64(seed))
        let root = View()
        var scrolls: [ScrollView] = []
        grow(in: root, depth: 0, named, &random, &scrolls)
        let device = [Device.iPhone5, .iPhone15, .iPhone15.landscape, .iPadMini6][random.below(4)]
        let layout = try root.layout(on: device)
        return (layout, scrolls.map(\.adjustedContentInset))
      }
      #expect(layouts[1].0.edges == layouts[0].0.edges, "\(seed)")
      #expect(layouts[1].1 == layouts[0].1, "\(seed)")
      #expect(layouts[1].0.conflicts == layouts[0].0.conflicts, "\(seed)")
    }
  }

  private func grow(
    in outer: View, depth: Int, _ named: Named, _ random: inout SplitMix, _ scrolls: inout [ScrollView]
  ) {
    var above: LayoutItem?
    for _ in 0...random.below(2) {
      let scroll = ScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(scroll)
      scrolls.append(scroll)
      // The guide is in the listing of both.
      _ = scroll.frameLayoutGuide
      let place = edges(scroll, named)
      LayoutConstraint.activate([
        place.topAnchor.constraint(equalTo: above?.bottomAnchor ?? outer.topAnchor, constant: 3),
        place.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: CGFloat(random.below(9))),
        place.widthAnchor.constraint(equalToConstant: 120 + CGFloat(random.below(120))),
        place.heightAnchor.constraint(equalToConstant: 150 + CGFloat(random.below(150))),
      ])
      above = place
      scroll.contentInsetAdjustmentBehavior = [.automatic, .never, .always][random.below(3)]
      scroll.contentInset.top = CGFloat(random.below(30))
      fill(scroll, height: CGFloat(random.below(900)))
      if random.below(2) == 0 { scroll.contentOffset = CGPoint(x: random.below(40), y: random.below(500)) }
      if depth < 2, let content = scroll.subviews.first {
        grow(in: content, depth: depth + 1, named, &random, &scrolls)
      }
    }
  }
}
