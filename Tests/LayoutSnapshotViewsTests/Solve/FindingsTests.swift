import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotEngine
@testable import LayoutSnapshotViews

@Suite struct FindingsTests {
  private let root = View()
  private let box = View()

  init() {
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
  }

  @Test func conflict_withAutoresizing_saysSo() throws {
    box.frame = rect(1, 2, 100, 50)
    box.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let layout = try root.layout(on: .iPhone4)
    let conflict = try #require(layout.conflicts.first)
    #expect(layout.conflicts.count == 1)
    #expect(Set(conflict.constraints) == ["box.width == 30", "box.width == 100 (autoresizing h=--& v=--&)"])
    #expect(conflict.constraints.contains(conflict.broken))
    #expect(layout.json.hasPrefix("{\n\"conflicts\": [\n{\"broken\": \"box.width == "))
    #expect(try Layout(json: layout.json) == layout)
  }

  @Test func item_thatIsLeftOpen_isAmbiguous() throws {
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let layout = try root.layout(on: .iPhone4)
    #expect(layout.nodes.map(\.isAmbiguous) == [false, true])
    #expect(layout.json.contains(#"{"ambiguous": true, "class": "View", "frame": [0, 0, 30, 30], "path""#))
    #expect(try Layout(json: layout.json) == layout)
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(try root.layout(on: .iPhone4).nodes.map(\.isAmbiguous) == [false, false])
  }

  private static let masks: [(View.AutoresizingMask, CGRect, String)] = [
    ([], rect(10, 20, 30, 40), "h=--& v=--&"),
    ([.flexibleWidth, .flexibleHeight], rect(10, 20, 250, 420), "h=-&- v=-&-"),
    ([.flexibleLeftMargin, .flexibleTopMargin], rect(230, 400, 30, 40), "h=&-- v=&--"),
    // Of 220 and 380 points more, 10 to 60 and 20 to 40 parts go before.
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      rect(41.5, 146.5, 30, 40), "h=&-& v=&-&"
    ),
  ]

  @Test(arguments: masks)
  func autoresizing_sharesTheGrowth(mask: View.AutoresizingMask, frame: CGRect, words: String) throws {
    let root = View(frame: rect(0, 0, 100, 100))
    let view = View(frame: rect(10, 20, 30, 40))
    view.autoresizingMask = mask
    root.addSubview(view)
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame == frame)
    #expect(view.statedFrame.pseudocode == words)
  }

  @Test func fittingSize_isTheContentsSize() throws {
    let line = Line()
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(line)
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      line.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -3),
      line.topAnchor.constraint(equalTo: root.topAnchor),
      line.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(
      root.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
    // A width that is required stretches the line, which hugs at 250.
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 20))
    line.heightAnchor.constraint(equalTo: View().heightAnchor).isActive = true
    #expect(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    #expect(throws: LayoutError.self) { try root.fittingSize() }
  }

  /// The engine knows constraints by number, who wrote them by what they say.
  @Test func unsolvedLayout_saysWhichConstraintsInWords() throws {
    let boxes = ["card", "badge"].map { name in
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      root.addSubview(view)
      return view
    }
    // The two widths are bound to each other, and want more than there is.
    let widths = boxes.map { $0.widthAnchor.constraint(equalToConstant: 300) }
    for width in widths { width.priority = .defaultHigh }
    LayoutConstraint.activate(
      widths + [
        boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        boxes[1].leadingAnchor.constraint(greaterThanOrEqualTo: boxes[0].trailingAnchor, constant: 8),
        boxes[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    _ = try root.layout(on: .iPhone4)
    let engine = try root.currentEngine()
    engine.equations.system.workLimit = 1
    widths[0].constant = 310
    let error = try #require(throws: LayoutError.self) { try root.layout(on: .iPhone4) }
    guard case .unsolved(.workLimit(1, let work), let constraints) = error else { throw error }
    #expect(work.task == .values && work.count == 3)
    #expect(
      constraints.map { String($0.drop { $0 != ":" }) } == [
        ": badge.leading >= card.trailing + 8", ": badge.width == 300 @750",
      ])
    #expect("\(error)".hasSuffix(constraints.map { "\n  \($0)" }.joined()))
  }

  @Test func intrinsicSize_givesWayAsItsPrioritiesSay() throws {
    let line = Line()
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(line)
    let width = line.widthAnchor.constraint(equalToConstant: 10)
    width.priority = LayoutPriority(749)
    LayoutConstraint.activate([
      width, line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      line.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(try root.layout(on: .iPhone4)["View/Line"]?.frame.width == 30)
    line.setContentCompressionResistancePriority(LayoutPriority(748), for: .horizontal)
    #expect(try root.layout(on: .iPhone4)["View/Line"]?.frame.width == 10)
  }

  @Test func mirroredTree_mirrors() throws {
    let card = Card()
    let (left, right) = (try card.layout(on: .iPhone15), try card.layout(on: .iPhone15.rightToLeft))
    for (a, b) in zip(left.nodes, right.nodes) {
      #expect(abs(393 - a.frameInRoot.maxX - b.frameInRoot.minX) < 1e-9)
      #expect(a.frame.width == b.frame.width)
    }
    #expect(left.nodes[1].frame.minX != right.nodes[1].frame.minX)
    card.semanticContentAttribute = .forceRightToLeft
    #expect(try card.layout(on: .iPhone15).nodes.map(\.frame) == right.nodes.map(\.frame))
    card.semanticContentAttribute = .playback
    #expect(try card.layout(on: .iPhone15.rightToLeft).nodes.map(\.frame) == left.nodes.map(\.frame))
  }

  @Test func layoutSubviews_thatNeverRests_isDrawnAndNamed() throws {
    let layout = try Restless().layout(on: .iPhone4)
    #expect(layout.restless.map(\.restlessness.words) == [["Restless", "the frame of View"]])
  }

  @Test func offsetAnchor_keepsDistancesEqual() throws {
    let middle = View()
    for view in [box, middle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      box.rightAnchor.anchorWithOffset(to: middle.leftAnchor).constraint(
        equalTo: middle.rightAnchor.anchorWithOffset(to: root.rightAnchor)),
    ])
    // 320 - 20 - 40 - 40 is shared by two gaps of 110.
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame.minX == 170)
    #expect(root.layoutGuides.isEmpty)
  }
}

/// A view that moves its subview each time.
private final class Restless: View {
  private let inner = View()

  init() {
    super.init(frame: .zero)
    addSubview(inner)
  }

  override func layoutSubviews() { inner.frame.origin.x += 1 }
}
