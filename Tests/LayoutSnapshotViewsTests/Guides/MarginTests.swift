import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct MarginTests {
  /// Safe area and margins of a view that reaches beyond its superview are no wider than the superview's own.
  ///
  /// If the part beyond counted, a view that is as high as its margins make it would grow without end.
  @Test func view_asHighAsItsMargins_endsBelowTheScreen() throws {
    let (root, view, content) = (View(), View(), View())
    view.addSubview(content)
    root.addSubview(view)
    for item in [view, content] { item.translatesAutoresizingMaskIntoConstraints = false }
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.bottomAnchor, constant: -50),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.heightAnchor.constraint(equalToConstant: 80),
    ])
    let layout = try root.layout(on: .iPhone15)
    // 8 above, 80, and below 8 and the 34 of the home indicator.
    #expect(layout["View/View"]?.frame.minY == 802)
    #expect(layout["View/View"]?.frame.height == 130)
    #expect(view.safeAreaInsets == EdgeInsets(bottom: 34))
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 42, right: 8))
    view.preservesSuperviewLayoutMargins = true
    root.layoutMargins = EdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    #expect(try root.layout(on: .iPhone15)["View/View"]?.frame.height == 152)
  }

  private func guideFrame(_ guide: LayoutGuide, _ root: View, _ device: Device) throws -> CGRect {
    _ = try root.layout(on: device)
    return guide.layoutFrame
  }

  @Test func margins_ofARoot_are16Or20AtTheSides() throws {
    let root = View()
    let guide = root.layoutMarginsGuide
    #expect(root.layoutMarginsGuide === guide)
    #expect(try guideFrame(guide, root, .iPhone5) == rect(16, 20, 288, 548))
    #expect(try guideFrame(guide, root, .iPhone5.landscape) == rect(16, 0, 536, 320))
    #expect(try guideFrame(guide, root, .iPhone15) == rect(16, 59, 361, 852 - 59 - 34))
    // 59 of the sensor island and 16 more on both sides; the indicator's 21 below.
    #expect(try guideFrame(guide, root, .iPhone15.landscape) == rect(75, 0, 852 - 150, 372))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(try guideFrame(guide, root, .iPhone15) == rect(16, 0, 361, 852))
  }

  @Test func safeArea_ofInnerViews_isWhatReachesIntoThem() throws {
    let root = View()
    let inner = View(frame: rect(10, 30, 100, 100))
    let low = View(frame: rect(0, 800, 393, 52))
    root.addSubview(inner)
    root.addSubview(low)
    let (guide, lowGuide) = (inner.safeAreaLayoutGuide, low.safeAreaLayoutGuide)
    #expect(try guideFrame(root.safeAreaLayoutGuide, root, .iPhone15) == rect(0, 59, 393, 759))
    #expect(guide.layoutFrame == rect(0, 29, 100, 71))
    #expect(lowGuide.layoutFrame == rect(0, 0, 393, 18))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 29))
  }

  @Test func margins_preserved_reachThroughTheSuperviews() throws {
    let root = View()
    let inner = View(frame: rect(5, 100, 383, 100))
    root.addSubview(inner)
    let guide = inner.layoutMarginsGuide
    #expect(try guideFrame(guide, root, .iPhone15) == rect(8, 8, 367, 84))
    inner.preservesSuperviewLayoutMargins = true
    // 16 of the root less the 5 that it is inside of it.
    #expect(try guideFrame(guide, root, .iPhone15) == rect(11, 8, 361, 84))
  }

  @Test func directionalMargins_followTheText() throws {
    let root = View()
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50)
    let guide = root.layoutMarginsGuide
    #expect(try guideFrame(guide, root, .iPhone5) == rect(30, 20, 240, 548))
    #expect(try guideFrame(guide, root, .iPhone5.rightToLeft) == rect(50, 20, 240, 548))
    #expect(root.layoutMargins.left == 50)
  }

  @Test func readableGuide_isAtMost672Wide() throws {
    let root = View()
    let guide = root.readableContentGuide
    #expect(try guideFrame(guide, root, .iPhone5) == rect(16, 20, 288, 548))
    #expect(try guideFrame(guide, root, .iPadPro12_9) == rect(176, 24, 672, 1322))
  }

  @Test func controller_addsToTheSafeArea() throws {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 44)
    let guide = try #require(controller.view).safeAreaLayoutGuide
    _ = try controller.layout(on: .iPhone5)
    #expect(guide.layoutFrame == rect(0, 64, 320, 504))
  }

  @Test func defaults_areUIKits() {
    let view = View()
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    for axis in LayoutConstraint.Axis.allCases {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    let stack = StackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
  }
}
