import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Stacks on a screen of 320x480, held at its left, its top and a size.
@Suite struct StackViewTests {
  private let root = View()

  private func boxes(_ sizes: [(Double, Double)]) -> [Box] { sizes.map { Box($0.0, $0.1) } }

  private func solve(_ stack: StackView, width: Double? = nil, height: Double? = nil) throws -> Layout {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    let layout = try root.layout(on: .iPhone4)
    #expect(layout.conflicts.isEmpty)
    return layout
  }

  @Test func stackView_ofContents_isAsLargeAsTheyAre() throws {
    let stack = StackView(arrangedSubviews: boxes([(40, 10), (60, 30)]))
    stack.spacing = 8
    _ = try solve(stack)
    #expect(stack.frame == rect(0, 0, 108, 30))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 40, 30), rect(48, 0, 60, 30)])
    stack.axis = .vertical
    _ = try root.layout(on: .iPhone4)
    #expect(stack.frame == rect(0, 0, 60, 48))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 60, 10), rect(0, 18, 60, 30)])
  }

  /// Three boxes of 20, 40 and 20 in 200 points with 10 between.
  private static let distributions: [(StackView.Distribution, [CGFloat], [CGFloat])] = [
    (.fillEqually, [0, 70, 140], [60, 60, 60]),
    (.equalSpacing, [0, 80, 180], [20, 40, 20]),
    (.equalCentering, [0, 80, 180], [20, 40, 20]),
  ]

  @Test(arguments: distributions)
  func stackView_distributed_fillsItsExtent(
    distribution: StackView.Distribution, origins: [CGFloat], widths: [CGFloat]
  ) throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5), (40, 5), (20, 5)]))
    stack.distribution = distribution
    stack.spacing = 10
    _ = try solve(stack, width: 200)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == origins)
    #expect(stack.arrangedSubviews.map(\.frame.width) == widths)
  }

  @Test func stackView_fillProportionally_withoutSpacingKeepsProportions() throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5), (40, 5), (40, 5)]))
    stack.distribution = .fillProportionally
    _ = try solve(stack, width: 200)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [40, 80, 80])
  }

  @Test func stackView_equalCentering_keepsCentresApartEqually() throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5), (60, 5), (40, 5)]))
    stack.distribution = .equalCentering
    _ = try solve(stack, width: 230)
    // From 10 to 210 the centres are 100 apart.
    #expect(stack.arrangedSubviews.map(\.center.x) == [10, 110, 210])
  }

  private static let alignments: [(StackView.Alignment, [CGRect])] = [
    (.fill, [rect(0, 0, 40, 50), rect(40, 0, 60, 50)]), (.top, [rect(0, 0, 40, 10), rect(40, 0, 60, 30)]),
    (.center, [rect(0, 20, 40, 10), rect(40, 10, 60, 30)]),
    (.bottom, [rect(0, 40, 40, 10), rect(40, 20, 60, 30)]),
  ]

  @Test(arguments: alignments)
  func stackView_aligned_placesAcross(alignment: StackView.Alignment, frames: [CGRect]) throws {
    let stack = StackView(arrangedSubviews: boxes([(40, 10), (60, 30)]))
    stack.alignment = alignment
    _ = try solve(stack, height: 50)
    #expect(stack.arrangedSubviews.map(\.frame) == frames)
  }

  @Test func stackView_aligned_fitsItsContentAcross() throws {
    let stack = StackView(arrangedSubviews: boxes([(40, 10), (60, 30)]))
    stack.alignment = .center
    _ = try solve(stack)
    #expect(stack.frame.height == 30)
  }

  @Test func stackView_onBaselines_alignsText() throws {
    let (line, box) = (Line(), Box(10, 30))
    let stack = StackView(arrangedSubviews: [box, line])
    stack.alignment = .lastBaseline
    _ = try solve(stack)
    // The box stands on the line's baseline, 4 above the line's bottom.
    #expect(box.frame == rect(0, 0, 10, 30))
    #expect(line.frame == rect(10, 14, 30, 20))
    #expect(stack.frame.height == 34)
  }

  @Test func stackView_betweenBaselines_measuresSpacingThere() throws {
    let stack = StackView(arrangedSubviews: [Line(), Line()])
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    _ = try solve(stack)
    // 16 + 30 is the second baseline, 30 its top.
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 30])
    #expect(stack.frame.height == 50)
  }

  @Test func stackView_hiddenView_isLeftOut() throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5), (30, 5), (40, 5)]))
    stack.spacing = 10
    stack.arrangedSubviews[1].isHidden = true
    _ = try solve(stack)
    #expect(stack.frame.width == 70)
    stack.arrangedSubviews[1].isHidden = false
    _ = try root.layout(on: .iPhone4)
    #expect(stack.frame.width == 110)
    stack.arrangedSubviews[0].removeFromSuperview()
    _ = try root.layout(on: .iPhone4)
    #expect(stack.frame.width == 80)
  }

  @Test func hiddenView_isNotDrawnNorWhatLiesInIt() throws {
    let (outer, inner) = (View(frame: rect(0, 0, 20, 5)), View(frame: rect(0, 0, 10, 5)))
    outer.addSubview(inner)
    root.addSubview(outer)
    inner.backgroundColor = .red
    outer.isHidden = true
    #expect(try root.solvedTree(on: .iPhone4).displayList.commands.count == 1)
    outer.isHidden = false
    #expect(try "\(root.solvedTree(on: .iPhone4).displayList)".contains(" #FF0000\n"))
  }

  @Test func stackView_customSpacing_countsAfterItsView() throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5), (30, 5), (40, 5)]))
    stack.spacing = 10
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    _ = try solve(stack)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 45, 83])
  }

  @Test func stackView_withinMargins_leavesThemFree() throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5)]))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    _ = try solve(stack)
    #expect(stack.frame == rect(0, 0, 26, 9))
    #expect(stack.arrangedSubviews[0].frame == rect(2, 1, 20, 5))
  }

  @Test func stackView_inAStack_isArrangedLikeAView() throws {
    let inner = StackView(arrangedSubviews: boxes([(20, 5), (30, 5)]))
    let outer = StackView(arrangedSubviews: [inner, Box(10, 40)])
    inner.axis = .vertical
    inner.distribution = .fillEqually
    _ = try solve(outer)
    #expect(outer.frame == rect(0, 0, 40, 40))
    #expect(inner.arrangedSubviews.map(\.frame) == [rect(0, 0, 30, 20), rect(0, 20, 30, 20)])
  }

  @Test func stackView_conflict_namesItsConstraints() throws {
    let stack = StackView(arrangedSubviews: boxes([(20, 5)]))
    stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.addSubview(stack)
    stack.frame = rect(0, 0, 50, 50)
    let members = try root.layout(on: .iPhone4).conflicts.flatMap(\.constraints)
    #expect(members.contains { $0.hasSuffix("'stack-canvas'") })
  }
}

/// A view with a content of a size.
final class Box: View {
  private let content: CGSize

  init(_ width: Double, _ height: Double) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { content }
}
