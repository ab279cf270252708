import Foundation
import Testing

@testable import LayoutSnapshotViews

@Suite struct AttributeTests {
  /// A root with margins of 10, 20, 30 and 40 from the top on, counterclockwise, and a view in it.
  private let root = View()
  private let view = View()

  init() {
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.insetsLayoutMarginsFromSafeArea = false
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// Where the view's own edge has to be so that it lies at the root's attribute, on 320x480.
  private static let positions: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute, Double)] = [
    (.left, .leftMargin, 20), (.left, .rightMargin, 280), (.right, .rightMargin, 220),
    (.leading, .leadingMargin, 20), (.trailing, .trailingMargin, 220),
    (.centerX, .centerXWithinMargins, 120), (.centerX, .leadingMargin, -10),
  ]

  @Test(arguments: positions)
  func margin_acrossTheRoot_isInsideItsEdge(
    own: LayoutConstraint.Attribute, other: LayoutConstraint.Attribute, x: Double
  ) throws {
    #expect(try frame(own, other, fixing: view.topAnchor.constraint(equalTo: root.topAnchor)).minX == x)
  }

  private static let heights: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute, Double)] = [
    (.top, .topMargin, 10), (.bottom, .bottomMargin, 400), (.centerY, .centerYWithinMargins, 205),
    // A view without text has its baselines at its edges.
    (.firstBaseline, .topMargin, 10), (.lastBaseline, .bottomMargin, 400),
    (.firstBaseline, .lastBaseline, 480),
  ]

  @Test(arguments: heights)
  func margin_downTheRoot_isInsideItsEdge(
    own: LayoutConstraint.Attribute, other: LayoutConstraint.Attribute, y: Double
  ) throws {
    #expect(try frame(own, other, fixing: view.leftAnchor.constraint(equalTo: root.leftAnchor)).minY == y)
  }

  private func frame(
    _ own: LayoutConstraint.Attribute, _ other: LayoutConstraint.Attribute, fixing: LayoutConstraint
  ) throws -> CGRect {
    let constraint = LayoutConstraint(
      item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
      constant: 0)
    LayoutConstraint.activate([constraint, fixing])
    let layout = try root.layout(on: .iPhone4)
    #expect(layout.conflicts.isEmpty)
    #expect(layout["View/view"]?.isAmbiguous == false)
    return try #require(layout["View/view"]).frame
  }

  @Test func attributes_haveTheirNumbers() {
    #expect(LayoutConstraint.Attribute.allCases.map(\.rawValue) == Array(0...20))
    #expect(LayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(LayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
  }

  @Test func baseline_ofAViewWithText_isMovedByItsOffsets() throws {
    let text = Line()
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    let shift = text.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 5)
    LayoutConstraint.activate([
      shift, text.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    // 50 + 5 is the baseline, 16 above it the top.
    #expect(try root.layout(on: .iPhone4)["View/Line"]?.frame == CGRect(x: 0, y: 39, width: 30, height: 20))
    shift.constant = 6
    #expect(try root.layout(on: .iPhone4)["View/Line"]?.frame.minY == 40)
    text.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 0).isActive = false
    shift.isActive = false
    text.lastBaselineAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    #expect(try root.layout(on: .iPhone4)["View/Line"]?.frame.maxY == 484)
  }

  @Test func placeholder_takesNoPart() throws {
    let width = view.widthAnchor.constraint(equalToConstant: 99)
    width.isPlaceholder = true
    width.isActive = true
    #expect(try root.layout(on: .iPhone4).conflicts.isEmpty)
    width.isPlaceholder = false
    #expect(try root.layout(on: .iPhone4).conflicts.count == 1)
  }

  @Test func guide_withMarginsOrBaselines_isRefused() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    for attribute in [LayoutConstraint.Attribute.topMargin, .firstBaseline, .lastBaseline] {
      LayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
        constant: 0
      ).isActive = true
      #expect(guide.refusals.last?.reason == .guideWithoutIt)
    }
  }

  @Test func anchorOfAConstraint_isTheItemsAnchor() {
    let constraint = view.firstBaselineAnchor.constraint(equalTo: root.topAnchor)
    #expect(constraint.firstAnchor === view.firstBaselineAnchor)
    #expect(constraint.secondAnchor === root.topAnchor)
  }
}

/// A view with a line of text: 30x20, its baseline 16 below its top.
final class Line: View {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  override var baselineOffsets: (first: Double, last: Double) { (16, 4) }
}
